import type { DataConnection } from 'peerjs'
import { err, ok, type Result } from '../kernel/result.ts'
import type { Channel } from '../table/phones/channel.ts'
import { type ConnectionFailure, connectionFailureOf, explainFailure } from './connectionFailure.ts'
import { createCallingPhones } from './limitCallingPhones.ts'
import { awaitChannel, openPeer } from './peer.ts'
import { keepServerConnection, type ServerConnectionState } from './serverConnection.ts'
import type { SignalingConfig } from './signalingConfig.ts'
import { createRoomTicket, type RoomTicket } from './ticket.ts'

/** Room that other phones can dial. It lasts as long as its channels do, whether or not the PeerServer is heard. */
export interface Room {
  readonly ticket: RoomTicket
  state(): ServerConnectionState
  /** Checks that the PeerServer answers: for when the phone wakes. */
  probe(): void
  /** Closes the room: nobody can dial it any more, and open channels are closed, which their other ends notice. */
  close(): void
}

export interface HostListener {
  /** A guest came; the channel is open. */
  onGuest(channel: Channel): void
  /** The connection to the PeerServer changed. */
  onServerState?(state: ServerConnectionState): void
}

const ATTEMPTS = 5

const openRoom = async (
  signaling: SignalingConfig,
  ticket: RoomTicket,
  listener: HostListener,
): Promise<Result<Room, ConnectionFailure>> => {
  const phones = createCallingPhones<DataConnection>(() => performance.now())
  const peer = await openPeer(signaling, ticket, {
    canAdmit: phones.canCall,
    onEcho: () => serverConnection.markAlive(),
  })
  peer.on('connection', (connection) => {
    const { peer: sender } = connection
    const onChannel = (channel: Channel | null): void => {
      if (!channel) return
      phones.markOpen(connection)
      listener.onGuest({ ...channel, onSeated: () => phones.markSeated(sender) })
    }
    awaitChannel(connection, onChannel, () => phones.remove(connection))
    phones.add(connection, sender)
  })
  const close = (): void => {
    serverConnection.stop()
    phones.closeAll()
    peer.destroy()
  }
  const room: Room = { ticket, state: () => serverConnection.state(), probe: () => serverConnection.probe(), close }
  let resolveOpened: (result: Result<Room, ConnectionFailure>) => void = () => {}
  const opened = new Promise<Result<Room, ConnectionFailure>>((resolve) => {
    resolveOpened = resolve
  })
  const serverConnection = keepServerConnection(peer, (state) => {
    if (state === 'open') resolveOpened(ok(room))
    listener.onServerState?.(state)
  })
  peer.on('error', ({ type }) => {
    const failure = connectionFailureOf(type)
    if (failure && failure !== 'no-room') resolveOpened(err(failure))
  })
  const result = await opened
  if (result.ok) return result
  close()
  return err(await explainFailure(signaling, result.error))
}

/**
 * Opens a room on the PeerServer: with the ticket of an earlier room the same room, else a new one; a code that is in
 * use is replaced by another. Refused with the failure; once it is open, a loss of the server only changes its state.
 */
export const hostRoom = async (
  signaling: SignalingConfig,
  listener: HostListener,
  earlierTicket?: RoomTicket,
): Promise<Result<Room, ConnectionFailure>> => {
  if (earlierTicket) return openRoom(signaling, earlierTicket, listener)
  let result: Result<Room, ConnectionFailure> = err('taken')
  for (let attempt = 0; attempt < ATTEMPTS && !result.ok && result.error === 'taken'; attempt++) {
    result = await openRoom(signaling, createRoomTicket(), listener)
  }
  return result
}
