import type { DataConnection } from 'peerjs'
import { no, ok, type Result } from '../kernel/result.ts'
import type { Channel } from './channel.ts'
import { keepLine, type LineState } from './line.ts'
import { type Meeting, openPeer, settle, type Trouble, troubleOf } from './peer.ts'
import { newRoomTicket, type RoomTicket } from './ticket.ts'

/** A room that other phones can dial. It stands as long as its channels do, whether or not the PeerServer is heard. */
export interface Room {
  readonly ticket: RoomTicket
  state(): LineState
  /** Asks the PeerServer for a sign of life: for when the phone wakes. */
  probe(): void
  /** Nobody can dial it any more; open channels are closed, and their other ends are told. */
  close(): void
}

export interface Hosting {
  /** Somebody came; the channel is open. */
  guest(channel: Channel): void
  /** The line to the PeerServer changed. */
  line?(state: LineState): void
}

/** Phones that come or are there; a table has four seats, some spectators, and lines that are dead without knowing. */
const MOST_CHANNELS = 16
const ATTEMPTS = 5

const openAs = async (meeting: Meeting, ticket: RoomTicket, hosting: Hosting): Promise<Result<Room, Trouble>> => {
  const coming = new Set<DataConnection>()
  const peer = await openPeer(meeting, ticket, {
    mayCome: () => coming.size < MOST_CHANNELS,
    echoed: () => line.heard(),
  })
  peer.on('connection', (connection) => {
    coming.add(connection)
    settle(
      connection,
      (channel) => channel && hosting.guest(channel),
      () => coming.delete(connection),
    )
  })
  const close = (): void => {
    line.stop()
    for (const connection of coming) connection.close()
    peer.destroy()
  }
  const room: Room = { ticket, state: () => line.state(), probe: () => line.probe(), close }
  let answer: (result: Result<Room, Trouble>) => void = () => {}
  const opened = new Promise<Result<Room, Trouble>>((resolve) => {
    answer = resolve
  })
  const line = keepLine(peer, (state) => {
    if (state === 'open') answer(ok(room))
    hosting.line?.(state)
  })
  peer.on('error', ({ type }) => {
    const trouble = troubleOf(type)
    if (trouble && trouble !== 'no-room') answer(no(trouble))
  })
  const result = await opened
  if (!result.ok) close()
  return result
}

/**
 * Opens a room on the PeerServer. With the ticket of a room that was opened before it is the same room, else a new one; a code that is in use
 * is replaced by another. Refused with what stood in the way; once it is open a loss of the server only changes its state.
 */
export const hostRoom = async (
  meeting: Meeting,
  hosting: Hosting,
  again?: RoomTicket,
): Promise<Result<Room, Trouble>> => {
  if (again) return openAs(meeting, again, hosting)
  let result: Result<Room, Trouble> = no('taken')
  for (let attempt = 0; attempt < ATTEMPTS && !result.ok && result.error === 'taken'; attempt++) {
    result = await openAs(meeting, newRoomTicket(), hosting)
  }
  return result
}
