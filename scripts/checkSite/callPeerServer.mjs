/** Calls a PeerServer as a phone does. */
import { randomUUID } from 'node:crypto'
import WebSocket from 'ws'

/**
 * Whether a WebSocket came about, and the first word on it or why there was none.
 * @typedef {{ readonly isOpened: boolean, readonly said: string }} Greeting
 */

/** The most of a word that is repeated. */
const MOST_SAID = 200

/** The type of a message, and what it explains. @param {string} text */
const wordOf = (text) => {
  try {
    const { type, payload } = JSON.parse(text)
    return payload?.msg ? `${type}: ${payload.msg}` : String(type)
  } catch {
    return text
  }
}

/**
 * Calls, waits for the first word, and hangs up.
 * @param {import('./siteJson.mjs').Meeting} meeting @param {string} app the app's address @param {number} patience
 * @returns {Promise<Greeting>}
 */
export const greet = ({ rooms, key }, app, patience) =>
  new Promise((resolve) => {
    const url = new URL('peerjs', rooms.replace(/^http/, 'ws'))
    const query = { key, id: `check-site-${randomUUID()}`, token: randomUUID(), version: 'check-site' }
    url.search = new URLSearchParams(query).toString()
    const socket = new WebSocket(url, { origin: new URL(app).origin, maxPayload: 65_536 })
    let isOpened = false
    const end = (/** @type {string} */ said) => {
      clearTimeout(timer)
      resolve({ isOpened, said: said.slice(0, MOST_SAID) })
      socket.terminate()
    }
    const timer = setTimeout(() => end(`no word within ${patience / 1_000} seconds`), patience)
    socket.on('open', () => {
      isOpened = true
    })
    socket.on('message', (text) => end(wordOf(text.toString())))
    socket.on('unexpected-response', (_, { statusCode }) => end(`status ${statusCode}`))
    socket.on('error', ({ message }) => end(message))
    socket.on('close', (code) => end(`closed with ${code}`))
  })
