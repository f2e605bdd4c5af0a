import type { DataConnection, Peer } from 'peerjs'
import { hasNoRooms, loadIceServers } from './askPeerServer.ts'
import type { Channel } from './channel.ts'
import { createChannel } from './dataChannel.ts'
import { filterServerMessages, type MessageAdmission } from './filterServerMessages.ts'
import type { IceServer } from './iceServers.ts'
import type { PeerServerAddress } from './peerServer.ts'
import type { Ticket } from './ticket.ts'

/** The server that introduces phones, and the ICE servers that help them to connect. */
export interface SignalingConfig {
  readonly server: PeerServerAddress
  /** Who has named the server; null where the site could not be asked, and it is a guess. */
  readonly namedBy: 'person' | 'site' | null
  /** ICE servers; if none is set, those that the server hands out. */
  readonly ice: readonly IceServer[]
}

/**
 * Reason why phones do not connect. `no-place`: the site has no PeerServer; `wrong-server`: nor is there one where a
 * person has set it. `taken`: another phone has this peer id now. `refused`: the server is full, or wants another key.
 */
export type ConnectionFailure =
  | 'no-server'
  | 'no-place'
  | 'wrong-server'
  | 'no-room'
  | 'no-way'
  | 'taken'
  | 'refused'
  | 'no-webrtc'

const FAILURE_BY_PEER_ERROR: Readonly<Record<string, ConnectionFailure>> = {
  network: 'no-server',
  'peer-unavailable': 'no-room',
  'unavailable-id': 'taken',
  'server-error': 'refused',
  'invalid-key': 'refused',
  'browser-incompatible': 'no-webrtc',
}

/** Connection failure of a PeerJS error type; null for what concerns one connection alone. */
export const connectionFailureOf = (peerErrorType: string): ConnectionFailure | null =>
  FAILURE_BY_PEER_ERROR[peerErrorType] ?? null

/**
 * Phone at the PeerServer under the peer id of its ticket. All that PeerJS would otherwise look up at its maker's servers
 * is given.
 */
export const openPeer = async (
  { server, ice }: SignalingConfig,
  { id, token }: Ticket,
  admission: MessageAdmission,
): Promise<Peer> => {
  const iceServers = ice.length > 0 ? ice : await loadIceServers(server)
  // Destructured here, so that the build leaves out what is not used.
  const { Peer } = await import('peerjs')
  const peer = new Peer(id, { ...server, token, config: { iceServers: [...iceServers] }, debug: 0 })
  filterServerMessages(peer, admission)
  return peer
}

/** The failure as a person should hear it: a server that does not answer may be none at all. */
export const explainFailure = async (
  { server, namedBy }: SignalingConfig,
  failure: ConnectionFailure,
): Promise<ConnectionFailure> => {
  if (failure !== 'no-server' || namedBy === null || !(await hasNoRooms(server))) return failure
  return namedBy === 'person' ? 'wrong-server' : 'no-place'
}

export const connectTo = (peer: Peer, id: string): DataConnection | undefined =>
  peer.connect(id, { serialization: 'raw', reliable: true })

/** Milliseconds for the phones to connect to each other. */
const PATIENCE = 15_000

/**
 * Waits until a connection carries frames, and passes it on as a channel; or null if that fails, after 15 s at the
 * latest.
 * @param onGone runs when nothing of the connection is left
 */
export const awaitChannel = (
  connection: DataConnection,
  onResult: (channel: Channel | null) => void,
  onGone: () => void = () => {},
): void => {
  const giveUp = (): void => {
    clearTimeout(timeout)
    connection.removeAllListeners()
    connection.close()
    onResult(null)
    onGone()
  }
  const timeout = setTimeout(giveUp, PATIENCE)
  connection.once('error', giveUp)
  connection.once('open', () => {
    clearTimeout(timeout)
    connection.off('error', giveUp)
    const channel = createChannel(connection.dataChannel, connection.peerConnection, () => {
      connection.close()
      onGone()
    })
    connection.once('close', channel.close)
    onResult(channel)
  })
}
