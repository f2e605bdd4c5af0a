/** The PeerServer beside the app, where phones are introduced to each other. */
import { jsonOf } from './readSiteFiles.mjs'
import { mend, ok, remark } from './reportLines.mjs'

/** @typedef {import('./askSite.mjs').Answer} Answer */
/** @typedef {import('./callPeerServer.mjs').Greeting} Greeting */
/** @typedef {import('./reportLines.mjs').Line} Line */
/** @typedef {import('./siteJson.mjs').Meeting} Meeting */

/**
 * Is there one? It says its name at its top, and makes up a name for whoever asks.
 * @param {Answer} top @param {Answer} id
 */
export const isPeerServer = (top, id) => {
  const said = jsonOf(top)
  const isNamed = typeof said === 'object' && said !== null && 'name' in said && said.name === 'PeerJS Server'
  return isNamed || (id.status === 200 && /^[\w-]{1,100}$/.test(id.text.trim()))
}

/** What is there in place of one. @param {Answer} top @param {Meeting} meeting @returns {Line} */
export const sayNoPeerServer = ({ status }, { place, isNamed }) => {
  if (isNamed)
    return mend(`site.json names a PeerServer at ${place}, and none is there.`, 'Start it, or mend the address.')
  return [502, 503, 504].includes(status)
    ? mend(`${place} answers ${status}: no PeerServer runs where the host looks for it.`, 'Start it: npm run rooms.')
    : remark('This site has no meeting place; phones meet by two codes, or at a server that is set on each.')
}

/** @param {string} path of the PeerServer on its host */
const advice = (path) =>
  [
    'Let the proxy pass the upgrade on.',
    `In nginx, location ${path} needs: proxy_http_version 1.1;`,
    'proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection "upgrade";',
  ].join(' ')

/** @param {Greeting} greeting @param {Meeting} meeting @returns {Line} */
export const checkGreeting = ({ isOpened, said }, { place, rooms }) => {
  if (!isOpened) return mend(`No WebSocket comes through to ${place} (${said}).`, advice(new URL(rooms).pathname))
  return said === 'OPEN'
    ? ok(`Phones reach the PeerServer at ${place} by WebSocket.`)
    : mend(`The PeerServer at ${place} turns phones away (${said}).`, 'If it is full, set MOST_PHONES higher.')
}
