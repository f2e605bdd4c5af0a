/** What a site says of itself in site.json, which it may leave out, and where phones meet by it. */
import * as v from 'valibot'
import { isLocal, SCHEME } from './address.mjs'
import { iceSchema, jsonOf } from './documents.mjs'
import { mend, ok } from './lines.mjs'

/** @typedef {import('./answers.mjs').Answer} Answer */
/** @typedef {import('./lines.mjs').Line} Line */

/**
 * Where phones meet.
 * @typedef {object} Meeting
 * @property {string} place as it is called in sentences
 * @property {string} rooms the address of the PeerServer, with a slash at its end
 * @property {string} key
 * @property {boolean} isNamed is it site.json that names it?
 */
/**
 * The meeting place, the addresses of ICE servers that the site itself names, and what is to be said of its file.
 * @typedef {{ readonly meeting: Meeting, readonly ice: readonly string[], readonly lines: readonly Line[] }} SiteFile
 */

/** The file as the app takes it (src/net/loadSite.ts). */
const text = v.optional(v.pipe(v.string(), v.maxLength(300)), '')
const link = v.optional(v.pipe(v.string(), v.maxLength(300), v.regex(/^(https?:\/\/|mailto:)\S+$|^$/)), '')
const siteSchema = v.object({
  name: text,
  contact: link,
  source: link,
  peerServer: text,
  ice: v.optional(iceSchema, []),
})

/** @param {string} base @returns {Meeting} */
const beside = (base) => ({ place: 'rooms/', rooms: `${base}rooms/`, key: 'peerjs', isNamed: false })

/**
 * The meeting place by an address as the settings take it (src/net/peerServer.ts); null if it is none, or an insecure
 * one that browsers forbid.
 * @param {string} given @param {string} base @returns {Meeting | null}
 */
export const meetingAt = (given, base) => {
  const typed = given.trim()
  if (typed === '') return beside(base)
  const withScheme = SCHEME.test(typed) ? typed : `${new URL(base).protocol}//${typed}`
  if (/\s/.test(typed) || !URL.canParse(withScheme)) return null
  const url = new URL(withScheme)
  if (!/^(http|ws)s?:$/.test(url.protocol) || url.username || url.password || url.hash) return null
  const isSecure = /^(https|wss):$/.test(url.protocol)
  if (base.startsWith('https:') && !isSecure && !isLocal(url)) return null
  const rooms = `http${isSecure ? 's' : ''}://${url.host}${url.pathname.replace(/\/?$/, '/')}`
  return { place: rooms, rooms, key: url.searchParams.get('key') ?? 'peerjs', isNamed: true }
}

/** @param {Answer} answer @param {string} base @returns {SiteFile} */
export const readSiteFile = (answer, base) => {
  const nothing = { meeting: beside(base), ice: [] }
  if (answer.status !== 200 || answer.type === 'text/html') return { ...nothing, lines: [] }
  const { success, output } = v.safeParse(siteSchema, jsonOf(answer))
  const meeting = success ? meetingAt(output.peerServer, base) : null
  if (!success || !meeting) {
    const sentence = 'site.json is not as the app reads it, so it counts for nothing.'
    return { ...nothing, lines: [mend(sentence, 'docs/deploy.md says what may be in it.')] }
  }
  return { meeting, ice: output.ice.map(({ urls }) => urls), lines: [ok('site.json is there and can be read.')] }
}
