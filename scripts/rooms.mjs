/** The PeerServer, where phones are introduced to each other: beside the app in `npm start`, alone as `npm run rooms -- --port N`. */
import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import express from 'express'
import { ExpressPeerServer } from 'peer'
import { WebSocketServer } from 'ws'

const PATH = '/rooms'
/** Bytes of one word between phones: an offer is a few thousand. */
const MOST_WORD = 65_536
/** Phones at one server; docs/deploy.md says how many rooms that is. */
const MOST_PHONES = Number(process.env.MOST_PHONES ?? 5_000)

/** Seconds for which a relay's name and password hold: longer than an evening. */
const RELAY_LIFE = 12 * 3_600

/**
 * The list of ICE servers, with a name and password that coturn checks by itself (`use-auth-secret`) and that end with the evening.
 * @param {string} urls of a relay, with commas between them @param {string} secret as in coturn's `static-auth-secret` @param {number} now seconds
 */
export const relays = (urls, secret, now) => {
  const username = `${now + RELAY_LIFE}:castle`
  const credential = createHmac('sha1', secret).update(username).digest('base64')
  return urls.split(',').map((url) => ({ urls: url.trim(), username, credential }))
}

/** @type {import('express').RequestHandler} */
const tellRelays = (_, response) => {
  const { TURN_URLS, TURN_SECRET } = process.env
  response.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' })
  response.json(TURN_URLS && TURN_SECRET ? relays(TURN_URLS, TURN_SECRET, Math.floor(Date.now() / 1_000)) : [])
}

/**
 * Lets a PeerServer listen on a host's own port, under `/rooms`.
 * @param {import('node:http').Server | import('node:https').Server} server
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean}
 *   answers what is asked under `/rooms`; true when it did
 */
export const openRooms = (server) => {
  const app = express().disable('x-powered-by')
  app.get(`${PATH}/ice`, tellRelays)
  const peers = ExpressPeerServer(server, {
    path: PATH,
    concurrent_limit: MOST_PHONES,
    createWebSocketServer: (options) => new WebSocketServer({ ...options, maxPayload: MOST_WORD }),
  })
  // Somebody said what cannot be read. Where nobody listens to that, it would end the whole process.
  peers.on('error', () => undefined)
  app.use(peers)
  return (request, response) => {
    if (!request.url?.startsWith(`${PATH}/`)) return false
    app(request, response)
    return true
  }
}

const main = () => {
  const at = process.argv.indexOf('--port')
  const port = at < 0 ? 9_000 : Number(process.argv[at + 1])
  const server = createServer()
  const answers = openRooms(server)
  server.on('request', (request, response) => answers(request, response) || response.writeHead(404).end())
  server.listen(port, () => console.log(`rooms are open at port ${port}, path ${PATH}/`))
}

if (process.argv[1]?.endsWith('rooms.mjs')) main()
