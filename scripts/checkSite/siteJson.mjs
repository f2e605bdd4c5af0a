/** What a site says of itself in site.json, which it may leave out, and where phones meet by it. */
import { parseSiteJson, peerServerUrl, readPeerServerAddress } from './appFunctions.mjs'
import { jsonOf } from './readSiteFiles.mjs'
import { mend, ok } from './reportLines.mjs'

/** @typedef {import('./askSite.mjs').Answer} Answer */
/** @typedef {import('./reportLines.mjs').Line} Line */

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
 * @typedef {{ readonly meeting: Meeting, readonly ice: readonly string[], readonly lines: readonly Line[] }} SiteJson
 */

/**
 * The meeting place by an address as the settings take it; null if the app takes none.
 * @param {string} given @param {string} base @returns {Meeting | null}
 */
export const meetingAt = (given, base) => {
  const server = readPeerServerAddress(given, base)
  if (!server.ok) return null
  const isNamed = given.trim() !== ''
  // Without the port where it is that of the scheme.
  const rooms = new URL(peerServerUrl(server.value, '')).href
  return { place: isNamed ? rooms : 'rooms/', rooms, key: server.value.key, isNamed }
}

/** @param {boolean} isRead @returns {Line} */
const sayRead = (isRead) =>
  isRead
    ? ok('site.json is there and can be read.')
    : mend('site.json is not as the app reads it, so it counts for nothing.', 'docs/deploy.md says what may be in it.')

/** @param {Answer} answer @param {string} base @returns {SiteJson} */
export const readSiteJson = (answer, base) => {
  const isAbsent = answer.status !== 200 || answer.type === 'text/html'
  const site = parseSiteJson(isAbsent ? {} : jsonOf(answer), base)
  const { peerServer, ice } = site.ok ? site.value : { peerServer: '', ice: [] }
  // The app takes what it has read of a site, and the place beside itself.
  const meeting = /** @type {Meeting} */ (meetingAt(peerServer, base))
  return { meeting, ice: ice.map(({ urls }) => urls), lines: isAbsent ? [] : [sayRead(site.ok)] }
}
