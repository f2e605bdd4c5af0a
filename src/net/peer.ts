import type { DataConnection, Peer } from 'peerjs'
import type { Channel } from '../table/phones/channel.ts'
import { createChannel } from './dataChannel.ts'
import { filterServerMessages, type MessageAdmission } from './filterServerMessages.ts'
import { loadIceServers } from './loadIceServers.ts'
import type { SignalingConfig } from './signalingConfig.ts'
import type { Ticket } from './ticket.ts'

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
