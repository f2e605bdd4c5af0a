/**
 * `npm run crowd [-- ROOMS …]`: measures how many rooms one PeerServer carries. Fills a PeerServer in its own process
 * with hosts that stay. Then guests come, shake hands as PeerJS does (an offer, an answer, candidates of a usual size)
 * and leave. Prints memory and processor time.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import WebSocket from 'ws'
import { ROOT } from './project.mjs'

const PORT = 9_517
const HANDSHAKES = 1_000
/** Guests that shake hands at the same time. */
const AT_ONCE = 20
/** Milliseconds between heartbeats, as PeerJS sends them. */
const HEARTBEAT = 5_000
/** Bytes of an offer or answer, bytes of a candidate, and how many candidates each side sends. */
const [SDP, CANDIDATE, CANDIDATES] = [800, 250, 6]

/** @param {string} id @returns {Promise<WebSocket>} */
const come = (id) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${PORT}/rooms/peerjs?key=peerjs&id=${id}&token=t`)
    socket.once('message', () => resolve(socket))
    socket.once('error', reject)
  })

/** @param {WebSocket} socket @param {string} type @param {string} dst @param {number} size */
const say = (socket, type, dst, size) => socket.send(JSON.stringify({ type, dst, payload: 'x'.repeat(size) }))

/** Answers every offer as a host does. @param {WebSocket} socket */
const hostAs = (socket) =>
  socket.on('message', (text) => {
    const { type, src } = JSON.parse(text.toString())
    if (type !== 'OFFER') return
    say(socket, 'ANSWER', src, SDP)
    for (let n = 0; n < CANDIDATES; n++) say(socket, 'CANDIDATE', src, CANDIDATE)
  })

/** Plays one guest, from connecting to the host's last candidate. @param {string} host @param {number} n */
const shakeHands = async (host, n) => {
  const socket = await come(`guest-${n}`)
  let heard = 0
  const done = new Promise((resolve) => socket.on('message', () => ++heard === CANDIDATES + 1 && resolve(undefined)))
  say(socket, 'OFFER', host, SDP)
  for (let sent = 0; sent < CANDIDATES; sent++) say(socket, 'CANDIDATE', host, CANDIDATE)
  await done
  socket.close()
}

/** Megabytes of memory and seconds of processor time of a process. @param {number | undefined} pid */
const cost = (pid) => {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
  const times = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return { megabytes: (pages * 4_096) / 1e6, seconds: (Number(times[11]) + Number(times[12])) / 100 }
}

/**
 * Does the work for each number below `count`, AT_ONCE of them at a time.
 * @param {number} count @param {(n: number) => Promise<unknown>} work
 */
const each = async (count, work) => {
  let next = 0
  const line = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, line))
}

/** @param {number} rooms */
const measure = async (rooms) => {
  const server = spawn(process.execPath, [`${ROOT}scripts/rooms.mjs`, '--port', String(PORT)], {
    env: { ...process.env, MOST_PHONES: '100000' },
  })
  await new Promise((ready) => server.stdout.once('data', ready))
  const { pid } = server
  const empty = cost(pid)
  /** @type {WebSocket[]} */
  const hosts = []
  await each(rooms, async (n) => {
    const host = await come(`host-${n}`)
    hostAs(host)
    hosts.push(host)
  })
  const beating = setInterval(() => hosts.forEach((host) => host.send('{"type":"HEARTBEAT"}')), HEARTBEAT)
  const full = cost(pid)
  await new Promise((rested) => setTimeout(rested, 10_000))
  const idle = cost(pid)
  const from = performance.now()
  await each(HANDSHAKES, (n) => shakeHands(`host-${n % rooms}`, n))
  const shaken = cost(pid)
  const wall = (performance.now() - from) / 1_000
  clearInterval(beating)
  for (const host of hosts) host.terminate()
  server.kill()
  const n = (/** @type {number} */ value, digits = 1) => value.toFixed(digits)
  console.log(
    `${rooms} rooms: ${n(full.megabytes)} MB (empty ${n(empty.megabytes)}), ${n(((full.megabytes - empty.megabytes) * 1e3) / rooms)} kB a room; ` +
      `${n(((idle.seconds - full.seconds) / 10) * 100)} % of a core idle; ` +
      `${n(((shaken.seconds - idle.seconds) * 1e3) / HANDSHAKES, 2)} ms of processor a handshake (${n(HANDSHAKES / wall, 0)} a second here)`,
  )
}

const asked = process.argv.slice(2).map(Number)
for (const rooms of asked.length > 0 ? asked : [100, 1_000, 4_000]) await measure(rooms)
