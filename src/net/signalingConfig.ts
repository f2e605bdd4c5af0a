import type { IceServer } from './iceServers.ts'
import type { PeerServerAddress } from './peerServerAddress.ts'

/** The server that introduces phones, and the ICE servers that help them to connect. */
export interface SignalingConfig {
  readonly server: PeerServerAddress
  /** Who has named the server; null where the site could not be asked, and it is a guess. */
  readonly namedBy: 'person' | 'site' | null
  /** ICE servers; if none is set, those that the server hands out. */
  readonly ice: readonly IceServer[]
}
