/** Page with the app's own connections and nothing else. The tests ask it through `window.phone`. */

import { hostRoom, type Room } from '../../../src/net/hostRoom.ts'
import { joinRoom } from '../../../src/net/joinRoom.ts'
import { readPeerServerAddress } from '../../../src/net/peerServerAddress.ts'
import { readRoomCode } from '../../../src/net/roomCode.ts'
import { createTicket, type RoomTicket, type Ticket } from '../../../src/net/ticket.ts'
import type { Channel } from '../../../src/table/phones/channel.ts'

/** One end of a channel, with all frames that came and the time when it ended. */
interface OpenChannel {
  readonly channel: Channel
  readonly frames: Uint8Array[]
  ended: number | null
}

const channels: OpenChannel[] = []
/** The data channels that this page dialled, in their order. */
const dataChannels: RTCDataChannel[] = []
const { createDataChannel } = RTCPeerConnection.prototype
RTCPeerConnection.prototype.createDataChannel = function (...how) {
  const dataChannel = createDataChannel.apply(this, how)
  // PeerJS tries one when it is loaded, which leads nowhere.
  if (how[0] !== '_PEERJSTEST') dataChannels.push(dataChannel)
  return dataChannel
}
let room: Room | null = null
/** Every state of the connection to the PeerServer. */
const told: string[] = []

const keepChannel = (channel: Channel): void => {
  const one: OpenChannel = { channel, frames: [], ended: null }
  channel.receive((bytes) => one.frames.push(bytes))
  channel.onClose(() => {
    one.ended = performance.timeOrigin + performance.now()
  })
  channels.push(one)
}

const meetingAt = (address: string) => {
  const server = readPeerServerAddress(address, location.href)
  if (!server.ok) throw new Error(server.error.code)
  return { server: server.value, namedBy: 'person' as const, ice: [] }
}

const at = (index: number): OpenChannel => {
  const one = channels[index]
  if (!one) throw new Error(`no line ${index}`)
  return one
}

/** What has come by a line; nothing before there is one: a guest may be in before its host has seen it. */
const framesOf = (index: number): readonly Uint8Array[] => channels[index]?.frames ?? []

/** Opens a room. Returns its ticket, or why it could not be opened. */
const host = async (address: string, again?: RoomTicket): Promise<RoomTicket | string> => {
  const opened = await hostRoom(
    meetingAt(address),
    { onGuest: keepChannel, onServerState: (state) => told.push(state) },
    again,
  )
  if (!opened.ok) return opened.error
  room = opened.value
  return room.ticket
}

/** Joins a room. Returns `open`, or why it could not be joined. */
const join = async (address: string, typed: string, ticket?: Ticket): Promise<string> => {
  const code = readRoomCode(typed)
  if (!code.ok) return code.error.code
  const joined = await joinRoom(meetingAt(address), code.value, ticket)
  if (joined.ok) keepChannel(joined.value)
  return joined.ok ? 'open' : joined.error
}

const phone = {
  host,
  join,
  newTicket: createTicket,
  line: () => room?.state() ?? null,
  told: () => told,
  leave: () => room?.close(),
  lines: () => channels.map(({ channel }) => channel.state()),
  send: (index: number, ...texts: readonly string[]) => {
    for (const text of texts) at(index).channel.send(new TextEncoder().encode(text))
  },
  sendBytes: (index: number, size: number) => at(index).channel.send(new Uint8Array(size).fill(7)),
  texts: (index: number) => framesOf(index).map((bytes) => new TextDecoder().decode(bytes)),
  sizes: (index: number) => framesOf(index).map((bytes) => bytes.length),
  /** Sends past the channel's own checks, as another program at this end could. */
  raw: (index: number, data: string | Uint8Array<ArrayBuffer>) => {
    const made = dataChannels[index]
    if (typeof data === 'string') made?.send(data)
    else made?.send(data)
  },
  /** Starts PeerJS with its maker's defaults. */
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
