import { err, ok, type Result } from '../kernel/result.ts'
import type { Channel } from '../table/phones/channel.ts'
import { type ConnectionFailure, connectionFailureOf, explainFailure } from './connectionFailure.ts'
import { awaitChannel, connectTo, openPeer } from './peer.ts'
import { hostPeerId } from './roomCode.ts'
import { keepServerConnection } from './serverConnection.ts'
import type { SignalingConfig } from './signalingConfig.ts'
import { createTicket, type Ticket } from './ticket.ts'

/** Milliseconds for which late candidates may still come in. A guest needs the PeerServer for the handshake alone. */
const LINGER = 5_000

/**
 * Dials the room of a code: an open channel to its host, or the failure. Every call is a fresh connection; with the
 * ticket of an earlier one the phone has the same peer id.
 * @param code as `readRoomCode` gives it
 * @param abortSignal ends the attempt: one that began while the network was gone may wait long for nothing
 */
export const joinRoom = async (
  signaling: SignalingConfig,
  code: string,
  ticket: Ticket = createTicket(code),
  abortSignal?: AbortSignal,
): Promise<Result<Channel, ConnectionFailure>> => {
  const peer = await openPeer(signaling, ticket, { canAdmit: () => false, onEcho: () => serverConnection.markAlive() })
  let resolveJoined: (result: Result<Channel, ConnectionFailure>) => void = () => {}
  const joined = new Promise<Result<Channel, ConnectionFailure>>((resolve) => {
    resolveJoined = resolve
  })
  const serverConnection = keepServerConnection(peer, (state) => {
    serverConnection.stop()
    const connection = state === 'open' && connectTo(peer, hostPeerId(code))
    if (!connection) return resolveJoined(err('no-server'))
    awaitChannel(
      connection,
      (channel) => resolveJoined(channel ? ok(channel) : err('no-way')),
      () => peer.destroy(),
    )
  })
  peer.on('error', ({ type }) => {
    const failure = connectionFailureOf(type)
    if (failure) resolveJoined(err(failure))
  })
  const giveUp = (): void => resolveJoined(err(serverConnection.state() === 'open' ? 'no-way' : 'no-server'))
  abortSignal?.addEventListener('abort', giveUp)
  if (abortSignal?.aborted) giveUp()
  const result = await joined
  abortSignal?.removeEventListener('abort', giveUp)
  serverConnection.stop()
  if (result.ok) {
    setTimeout(() => peer.disconnect(), LINGER)
    return result
  }
  peer.destroy()
  // Whoever has ended it waits for nothing more.
  if (abortSignal?.aborted) return result
  return err(await explainFailure(signaling, result.error))
}
