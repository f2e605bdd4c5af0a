/** All files that the app names. */

import { ASK_AGAIN, DAY, lifetimeOf } from './cacheLifetime.mjs'
import { MANIFEST } from './checkInstall.mjs'
import { endOf, kindOf, typeWords } from './fileTypes.mjs'
import { pageNames, workerNames } from './readSiteFiles.mjs'
import { few, mend, ok, remark, UPLOAD } from './reportLines.mjs'

/** @typedef {import('./askSite.mjs').Answer} Answer */
/** @typedef {import('./reportLines.mjs').Line} Line */
/** A file by its name from the top of the app. @typedef {Answer & { readonly name: string }} File */

/** Bytes below which hosts need not compress. */
const LEAST_TEXT = 2_000
/** Seconds for which files in assets/ should be kept at least. */
const LONG = 7 * DAY

/**
 * Addresses of all files of the app that are not asked for by themselves, those of its install among them.
 * @param {import('./findApp.mjs').App} app @param {Answer} worker
 */
export const fileUrls = ({ base, page, later }, worker) => {
  const names = [...pageNames(page), ...later, ...workerNames(worker)].filter((name) => URL.canParse(name, base))
  const urls = new Set(names.map((name) => new URL(name, base).href))
  return [...urls].filter((url) => url.startsWith(base) && url !== `${base}${MANIFEST}`)
}

/** Their names, and how many they are of how many. @param {readonly File[]} some @param {readonly File[]} all */
const counted = (some, all) => `${few(some.map(({ name }) => name))} (${some.length} of ${all.length})`

/** A page that comes in place of something else. @param {File} file */
const isRewritten = ({ status, type, name }) => status === 200 && type === 'text/html' && endOf(name) !== 'html'

/** @param {readonly File[]} files @returns {readonly Line[]} */
const checkPresence = (files) => {
  const missing = files.filter(({ status }) => status !== 200)
  const rewritten = files.filter(isRewritten)
  return [
    ...(missing.length > 0 ? [mend(`Files are missing: ${counted(missing, files)}.`, UPLOAD)] : []),
    ...(rewritten.length > 0
      ? [mend(`Files are missing, and the host sends a page in their place: ${counted(rewritten, files)}.`, UPLOAD)]
      : []),
  ]
}

/** Files of one end that come as one wrong type. @param {readonly [File, ...File[]]} files @returns {Line} */
const sayWrong = (files) => {
  const [{ name, type }] = files
  const kind = kindOf(name)
  const what = `Files come ${typeWords(type)}: ${few(files.map((file) => file.name))}.`
  const advice = `Let the host send ${kind?.type} for .${endOf(name)}.`
  return kind?.isStrict ? mend(what, 'Browsers refuse that.', advice) : remark(what, advice)
}

/** @param {readonly File[]} files @returns {readonly Line[]} */
const checkKinds = (files) => {
  /** @type {Map<string, [File, ...File[]]>} */
  const wrong = new Map()
  for (const file of files) {
    if (kindOf(file.name)?.fits.test(file.type) ?? true) continue
    const key = `${endOf(file.name)} ${file.type}`
    const others = wrong.get(key)
    wrong.set(key, others ? [...others, file] : [file])
  }
  return [...wrong.values()].map(sayWrong)
}

/** @param {readonly File[]} files @returns {readonly Line[]} */
const checkRedirects = (files) => {
  const led = files.filter(({ asked, url }) => asked !== url).map(({ name, url }) => `${name} to ${url}`)
  return led.length > 0 ? [remark(`Files are redirected: ${few(led)}.`, 'Without that they would come sooner.')] : []
}

/** @param {File} file */
const isPacked = ({ headers }) => /\b(gzip|br|zstd|deflate)\b/.test(headers.get('content-encoding') ?? '')

/** @param {readonly File[]} files @returns {readonly Line[]} */
const checkPacking = (files) => {
  const texts = files.filter(({ name, size }) => kindOf(name)?.isText && size >= LEAST_TEXT)
  const loose = texts.filter((file) => !isPacked(file))
  if (loose.length > 0)
    return [remark(`Text is not compressed: ${counted(loose, texts)}.`, 'Switch gzip or brotli on at the host.')]
  return texts.length > 0 ? [ok('Text is compressed on its way.')] : []
}

/** @param {readonly File[]} files @returns {readonly Line[]} */
const checkAssetLifetimes = (files) => {
  const assets = files.filter(({ name }) => name.startsWith('assets/'))
  const brief = assets.filter(({ headers }) => (lifetimeOf(headers) ?? 0) < LONG)
  const advice = 'Set Cache-Control: public, max-age=31536000, immutable for assets/.'
  if (brief.length > 0)
    return [remark(`Files in assets/ never change and are not kept for long: ${counted(brief, assets)}.`, advice)]
  return assets.length > 0 ? [ok('Files in assets/ are kept for long.')] : []
}

/** Is it a file at the top whose name stays when its content changes? Updates go by these. @param {File} file */
const isFixed = ({ name }) => /^[^/]+\.(js|json)$/.test(name)

/** @param {readonly File[]} files @returns {readonly Line[]} */
const checkFixedLifetimes = (files) => {
  const kept = files.filter((file) => isFixed(file) && (lifetimeOf(file.headers) ?? 0) > DAY).map(({ name }) => name)
  return kept.length > 0 ? [mend(`Files may be kept for long although they change: ${few(kept)}.`, ASK_AGAIN)] : []
}

/** @param {readonly Answer[]} answers @param {string} base @returns {readonly Line[]} */
export const checkFiles = (answers, base) => {
  const files = answers.map((answer) => ({ ...answer, name: answer.asked.slice(base.length) }))
  const there = files.filter((file) => file.status === 200 && !isRewritten(file))
  const wrong = [...checkPresence(files), ...checkKinds(there)]
  return [
    ...(wrong.length > 0
      ? wrong
      : [ok(`The files that the app is made of are there, each of its kind (${files.length}).`)]),
    ...checkRedirects(there),
    ...checkPacking(there),
    ...checkAssetLifetimes(there),
    ...checkFixedLifetimes(there),
  ]
}
