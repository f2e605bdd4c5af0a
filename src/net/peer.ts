import type { DataConnection, Peer } from 'peerjs'
import type { Channel } from './channel.ts'
import { channelOver } from './dataChannel.ts'
import { type Admission, guard } from './guard.ts'
import type { IceServer } from './ice.ts'
import { relaysOf } from './relays.ts'
import type { Server } from './server.ts'
import type { Ticket } from './ticket.ts'

/** What a person set: where phones are introduced, and what helps them to find a way. */
export interface Meeting {
  readonly server: Server
  /** Where none is set, what the server hands out. */
  readonly ice: readonly IceServer[]
}

/** Why phones do not come together. `taken`: another phone has this name now. `refused`: the server is full, or wants another key. */
export type Trouble = 'no-server' | 'no-room' | 'no-way' | 'taken' | 'refused' | 'no-webrtc'

const TROUBLES: Readonly<Record<string, Trouble>> = {
  network: 'no-server',
  'peer-unavailable': 'no-room',
  'unavailable-id': 'taken',
  'server-error': 'refused',
  'invalid-key': 'refused',
  'browser-incompatible': 'no-webrtc',
}

/** PeerJS's word for what went wrong as ours; null for what concerns one connection alone. */
export const troubleOf = (type: string): Trouble | null => TROUBLES[type] ?? null

/** A phone at the PeerServer under the name of its ticket. All that PeerJS would otherwise look up at its maker's servers is given. */
export const openPeer = async (
  { server, ice }: Meeting,
  { id, token }: Ticket,
  admission: Admission,
): Promise<Peer> => {
  const iceServers = ice.length > 0 ? ice : await relaysOf(server)
  // Taken apart here, so that the build leaves out what is not used.
  const { Peer } = await import('peerjs')
  const peer = new Peer(id, { ...server, token, config: { iceServers: [...iceServers] }, debug: 0 })
  guard(peer, admission)
  return peer
}

export const dial = (peer: Peer, id: string): DataConnection | undefined =>
  peer.connect(id, { serialization: 'raw', reliable: true })

/** Time for the phones to find a way to each other. */
const PATIENCE = 15_000

/**
 * Waits until a connection carries frames, and hands it on as a channel; or null where that fails, after 15 s at the latest.
 * @param over runs when nothing of the connection is left
 */
export const settle = (
  connection: DataConnection,
  done: (channel: Channel | null) => void,
  over: () => void = () => {},
): void => {
  const giveUp = (): void => {
    clearTimeout(waiting)
    connection.removeAllListeners()
    connection.close()
    done(null)
    over()
  }
  const waiting = setTimeout(giveUp, PATIENCE)
  connection.once('error', giveUp)
  connection.once('open', () => {
    clearTimeout(waiting)
    connection.off('error', giveUp)
    const channel = channelOver(connection.dataChannel, connection.peerConnection, () => {
      connection.close()
      over()
    })
    connection.once('close', channel.close)
    done(channel)
  })
}
