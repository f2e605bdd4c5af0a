/** What the documents of a site say, and the names of files in them. */
import * as v from 'valibot'

/** @typedef {import('./askSite.mjs').Answer} Answer */

const names = v.array(v.string())
const byName = v.record(v.string(), names)
/** The list that scripts/build/listLaterFiles.mjs writes. */
const laterSchema = v.object({ all: names, languages: byName, packs: byName })

const pictures = v.array(v.object({ src: v.string() }))
const manifestSchema = v.object({
  icons: pictures,
  screenshots: v.optional(pictures, []),
  shortcuts: v.optional(v.array(v.object({ icons: v.optional(pictures, []) })), []),
})

/** The JSON of an answer; undefined if it is none. @param {Answer} answer @returns {unknown} */
export const jsonOf = ({ status, text }) => {
  try {
    return status === 200 ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

/** Names of the files that come at leisure; null without a list of them. @param {Answer} answer */
export const laterNames = (answer) => {
  const { success, output } = v.safeParse(laterSchema, jsonOf(answer))
  if (!success) return null
  return [...output.all, ...Object.values(output.languages).flat(), ...Object.values(output.packs).flat()]
}

/** Names of the pictures of a manifest; null if it is none. @param {Answer} answer */
export const pictureNames = (answer) => {
  const { success, output } = v.safeParse(manifestSchema, jsonOf(answer))
  if (!success) return null
  const all = [output.icons, output.screenshots, ...output.shortcuts.map(({ icons }) => icons)].flat()
  return [...new Set(all.map(({ src }) => src))]
}

/** Is it the page in which the app draws itself? @param {Answer} page */
export const isAppPage = ({ text }) => /<div id=["']?app\b/.test(text)

/** Names of the files that the page itself names. @param {Answer} page */
export const pageNames = ({ text }) =>
  [...text.matchAll(/\s(?:src|href)=["']?([^"'\s>]+)/g)].map(([, name = '']) => name)

/** Names of the files that the service worker installs, and of scripts that it imports. @param {Answer} worker */
export const workerNames = ({ text }) => {
  const installed = [...text.matchAll(/\burl["']?\s*:\s*["'`]([^"'`]+)/g)].map(([, name = '']) => name)
  const lists = [...text.matchAll(/\bimportScripts\(((?:\s*["'`][^"'`]+["'`],?)+)/g)]
  const imported = lists.flatMap(([, list = '']) =>
    [...list.matchAll(/["'`]([^"'`]+)["'`]/g)].map(([, name = '']) => name),
  )
  return [...installed, ...imported]
}

/** The policy in the head of a page; null without one. @param {Answer} page */
export const policyOf = ({ text }) => {
  const [meta] = /<meta[^>]*http-equiv=["']?content-security-policy[^>]*>/i.exec(text) ?? []
  return meta ? (/\bcontent="([^"]*)"/i.exec(meta)?.[1] ?? null) : null
}
