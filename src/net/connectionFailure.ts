import { isNoPeerServer } from './isNoPeerServer.ts'
import type { SignalingConfig } from './signalingConfig.ts'

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

/** The failure as a person should hear it: a server that does not answer may be none at all. */
export const explainFailure = async (
  { server, namedBy }: SignalingConfig,
  failure: ConnectionFailure,
): Promise<ConnectionFailure> => {
  if (failure !== 'no-server' || namedBy === null || !(await isNoPeerServer(server))) return failure
  return namedBy === 'person' ? 'wrong-server' : 'no-place'
}
