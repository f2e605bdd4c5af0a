/**
 * The PeerServer, which introduces phones to each other. It runs beside the app in `npm start`, and alone as
 * `npm run rooms -- [--port N] [--host ADDRESS]`.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import express from 'express'
import { ExpressPeerServer } from 'peer'
import { WebSocketServer } from 'ws'
import { addressOf, isGuest, limitCodeGuesses } from './limitCodeGuesses.mjs'
import { keepPeerIds } from './peerIdSecrets.mjs'

const PATH = '/rooms'
const KEY = 'peerjs'
/** The most bytes of one message between phones. An offer has a few thousand. */
const MOST_WORD = 65_536
/** The most phones at one server (docs/deploy.md says how many rooms that is). */
const MOST_PHONES = Number(process.env.MOST_PHONES ?? 5_000)

/** Seconds for which a relay's name and password are valid: longer than an evening. */
const RELAY_LIFE = 12 * 3_600
/** A relay counts what each name uses, so each phone gets a name of its own. */
const newName = () => randomBytes(6).toString('hex')

/**
 * The list of ICE servers, with a name and password that coturn checks by itself (`use-auth-secret`) and that expire.
 * @param {string} urls of a relay, separated by commas
 * @param {string} secret coturn's `static-auth-secret`
 * @param {number} now seconds
 * @param {string} [name] of whom it is for
 */
export const relays = (urls, secret, now, name = newName()) => {
  const username = `${now + RELAY_LIFE}:${name}`
  const credential = createHmac('sha1', secret).update(username).digest('base64')
  return urls.split(',').map((url) => ({ urls: url.trim(), username, credential }))
}

/** @type {import('express').RequestHandler} */
const tellRelays = (_, response) => {
  const { TURN_URLS, TURN_SECRET } = process.env
  response.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' })
  response.json(TURN_URLS && TURN_SECRET ? relays(TURN_URLS, TURN_SECRET, Math.floor(Date.now() / 1_000)) : [])
}

const CLEANING = 60_000
/** Words of which the PeerServer says, at once or after a while, whether somebody has the peer id that they are for. */
const DIALS = ['OFFER', 'ANSWER', 'CANDIDATE']

/** @typedef {(peerId: string) => boolean} Dialler */

/**
 * Name that a phone asks for and its secret, as the PeerServer reads them; empty where it refuses them anyway.
 * @param {string} [url]
 */
const askedIn = (url = '') => {
  const { key, id = '', token = '' } = Object.fromEntries(new URL(url, 'http://rooms').searchParams)
  return key === KEY && token ? { peerId: id, secret: token } : { peerId: '', secret: '' }
}

/** What PeerJS understands: too many peer ids from one address, and a peer id that is another phone's. */
const BUSY = { type: 'ERROR', payload: { msg: 'too many rooms from this address' } }
const TAKEN = { type: 'ID-TAKEN', payload: { msg: 'ID is taken' } }

/** @typedef {ReturnType<typeof keepPeerIds>} Keeper */

/**
 * Sockets of the PeerServer behind a door (limitCodeGuesses.mjs). The PeerServer asks nobody whether it lets a phone in: one
 * that is refused comes to it without a peer id, which it refuses as well.
 * @param {ReturnType<typeof limitCodeGuesses>} door
 * @param {(peerId: string) => Keeper} keeperOf
 * @param {WeakMap<import('ws').WebSocket, Dialler>} diallers by their sockets
 */
const socketsBehind = (door, keeperOf, diallers) => (/** @type {import('ws').ServerOptions} */ options) => {
  const sockets = new WebSocketServer({ ...options, maxPayload: MOST_WORD })
  /** Lets a phone in, or says why not. @param {import('node:http').IncomingMessage} request */
  const refusalOf = (request) => {
    const { peerId, secret } = askedIn(request.url)
    const keeper = keeperOf(peerId)
    const isOthers = !keeper.mayHave(peerId, secret)
    if (!door.mayOpen(request, peerId, isOthers)) return BUSY
    if (isOthers) return TAKEN
    if (peerId) keeper.keep(peerId, secret, addressOf(request))
    return null
  }
  sockets.on('connection', (socket, request) => {
    const refusal = refusalOf(request)
    if (!refusal) {
      diallers.set(socket, door.dialler(request))
      return
    }
    socket.send(JSON.stringify(refusal))
    socket.close()
    request.url = PATH
  })
  return sockets
}

/**
 * Turns a word to a peer id that its phone may not dial now into the word that nobody has this peer id.
 * @param {string} from @param {{ type: string, src: string, dst: string }} word
 */
const turnBack = (from, word) => Object.assign(word, { type: 'EXPIRE', src: word.dst, dst: from, payload: undefined })

/**
 * Adds a PeerServer to a server, under `/rooms`.
 * @param {import('node:http').Server | import('node:https').Server} server
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean}
 *   answers requests under `/rooms`; returns true if it did
 */
export const openRooms = (server) => {
  const app = express().disable('x-powered-by')
  app.get(`${PATH}/ice`, tellRelays)
  /** @type {WeakMap<import('ws').WebSocket, Dialler>} */
  const diallers = new WeakMap()
  /** @type {Set<string>} */
  const here = new Set()
  const isHere = (/** @type {string} */ peerId) => here.has(peerId)
  const door = limitCodeGuesses(Date.now, isHere)
  // Apart, for a phone takes as many peer ids of guests as it likes.
  const [guests, rooms] = [keepPeerIds(Date.now, isHere), keepPeerIds(Date.now, isHere)]
  const keeperOf = (/** @type {string} */ peerId) => (isGuest(peerId) ? guests : rooms)
  const peers = ExpressPeerServer(server, {
    path: PATH,
    key: KEY,
    concurrent_limit: MOST_PHONES,
    createWebSocketServer: socketsBehind(door, keeperOf, diallers),
  })
  peers.on('connection', (client) => here.add(client.getId()))
  peers.on('disconnect', (client) => {
    here.delete(client.getId())
    keeperOf(client.getId()).leave(client.getId())
  })
  peers.on('message', (client, /** @type {any} */ word) => {
    const peerId = client.getId()
    const socket = client.getSocket()
    const isDial = DIALS.includes(word?.type) && typeof word.dst === 'string' && word.dst !== peerId
    if (isDial && socket && diallers.get(socket)?.(word.dst) === false) turnBack(peerId, word)
  })
  const clean = () => {
    for (const { forgetOld } of [door, guests, rooms]) forgetOld()
  }
  setInterval(clean, CLEANING).unref()
  // Without a listener, a message that cannot be read would end the process.
  peers.on('error', () => undefined)
  app.use(peers)
  return (request, response) => {
    if (!request.url?.startsWith(`${PATH}/`)) return false
    app(request, response)
    return true
  }
}

const main = () => {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '9000' }, host: { type: 'string', default: '' } },
  })
  const port = Number(values.port)
  const server = createServer()
  const answers = openRooms(server)
  server.on('request', (request, response) => answers(request, response) || response.writeHead(404).end())
  server.listen(port, values.host, () => console.log(`rooms are open at port ${port}, path ${PATH}/`))
}

if (process.argv[1]?.endsWith('rooms.mjs')) main()
