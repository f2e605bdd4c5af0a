/** A page with the app's own carrier and nothing else; the tests ask it through `window.phone`. */
import type { Channel } from '../../../src/net/channel.ts'
import { hostRoom, type Room } from '../../../src/net/hostRoom.ts'
import { joinRoom } from '../../../src/net/joinRoom.ts'
import { readPeerServer } from '../../../src/net/peerServer.ts'
import { readRoomCode } from '../../../src/net/roomCode.ts'
import { createTicket, type RoomTicket, type Ticket } from '../../../src/net/ticket.ts'

/** One end of a line, with all that came and when it ended. */
interface Held {
  readonly channel: Channel
  readonly frames: Uint8Array[]
  ended: number | null
}

const held: Held[] = []
/** The data channels that this page dialled, in their order. */
const wires: RTCDataChannel[] = []
const { createDataChannel } = RTCPeerConnection.prototype
RTCPeerConnection.prototype.createDataChannel = function (...how) {
  const wire = createDataChannel.apply(this, how)
  // PeerJS tries one when it is loaded, which leads nowhere.
  if (how[0] !== '_PEERJSTEST') wires.push(wire)
  return wire
}
let room: Room | null = null
/** Every change of the line to the PeerServer. */
const told: string[] = []

const hold = (channel: Channel): void => {
  const one: Held = { channel, frames: [], ended: null }
  channel.receive((bytes) => one.frames.push(bytes))
  channel.onClose(() => {
    one.ended = performance.timeOrigin + performance.now()
  })
  held.push(one)
}

const meeting = (address: string) => {
  const server = readPeerServer(address, location.href)
  if (!server.ok) throw new Error(server.error.code)
  return { server: server.value, ice: [] }
}

const at = (index: number): Held => {
  const one = held[index]
  if (!one) throw new Error(`no line ${index}`)
  return one
}

/** The ticket, or what stood in the way. */
const host = async (address: string, again?: RoomTicket): Promise<RoomTicket | string> => {
  const opened = await hostRoom(meeting(address), { onGuest: hold, onServerState: (state) => told.push(state) }, again)
  if (!opened.ok) return opened.error
  room = opened.value
  return room.ticket
}

/** `open`, or what stood in the way. */
const join = async (address: string, typed: string, ticket?: Ticket): Promise<string> => {
  const code = readRoomCode(typed)
  if (!code.ok) return code.error.code
  const joined = await joinRoom(meeting(address), code.value, ticket)
  if (joined.ok) hold(joined.value)
  return joined.ok ? 'open' : joined.error
}

const phone = {
  host,
  join,
  newTicket: createTicket,
  line: () => room?.state() ?? null,
  told: () => told,
  leave: () => room?.close(),
  lines: () => held.map(({ channel }) => channel.state()),
  send: (index: number, ...texts: readonly string[]) => {
    for (const text of texts) at(index).channel.send(new TextEncoder().encode(text))
  },
  sendBytes: (index: number, size: number) => at(index).channel.send(new Uint8Array(size).fill(7)),
  texts: (index: number) => at(index).frames.map((bytes) => new TextDecoder().decode(bytes)),
  sizes: (index: number) => at(index).frames.map((bytes) => bytes.length),
  /** Past the channel's own checks, as another program at this end could. */
  raw: (index: number, data: string | Uint8Array<ArrayBuffer>) => {
    const made = wires[index]
    if (typeof data === 'string') made?.send(data)
    else made?.send(data)
  },
  /** PeerJS with its maker's defaults. */
  asShipped: async () => {
    const { Peer } = await import('peerjs')
    new Peer()
  },
  close: (index: number) => at(index).channel.close(),
  ended: (index: number) => at(index).ended,
  now: () => performance.timeOrigin + performance.now(),
}

export type Phone = typeof phone
declare global {
  interface Window {
    phone: Phone
  }
}
window.phone = phone
