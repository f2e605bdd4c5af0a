import type { Refusal } from '#src/kernel/result.ts'
import type { ConnectionFailure } from '#src/net/connectionFailure.ts'
import type { DealerSecret, GameSave } from '#src/table/logStore.ts'
import type { Channel } from '#src/table/phones/channel.ts'
import type { LobbyDecision } from '#src/table/room/lobby.ts'
import type { LoadedTable } from '../../gameUiContract.ts'
import type { ConsentRequestView } from '../parts/phoneProps.ts'
import type { ServerRoom } from './keepRoomOpen.ts'
import type { OwnBots } from './ownBots.ts'
import type { PairedSeats } from './pairedSeats.ts'

export interface RecoveryStatus {
  readonly question: ConsentRequestView | null
  readonly taken: Refusal | null
}

/** Parts of a session that differ between host and guest. */
export interface SessionRole {
  readonly isHost: boolean
  /** Warning to show from the beginning. */
  readonly warning: Refusal | null
  /** What the table tells its people first; null where there is nothing to tell. */
  readonly notice: Refusal | null
  readonly roomListener: ServerRoom | null
  /** Bots of this phone. */
  readonly ownBots: OwnBots
  /** Code of the room; empty where there is none. */
  code(): string
  connectionTrouble(): ConnectionFailure | null
  /** Number of times that the host found its state to differ from its log, and rebuilt it. */
  flawCount(): number
  /** Rules and screens of the game that is played; null until they are loaded. */
  loadedTable(): LoadedTable | null
  /** Dials at once, because a person wants the connection back. */
  reconnectNow(): void
  /** Whether a channel was paired by hand since the page was opened. */
  wasPaired(): boolean
  /** Adds a channel that was paired by hand. */
  addChannel(channel: Channel): void
  decide(decision: LobbyDecision): void
  /** Reports why a decision was refused, and null when the last reported fault is over. */
  subscribeToRefusals(tell: (why: Refusal | null) => void): () => void
  /** Whole game with the dealer's secret, which only the host's phone has. */
  readonly saveWithSecret: (() => GameSave) | null
  /** What a host's people are asked about entries that were lost, and what was taken back last; null for a guest. */
  recovery(): RecoveryStatus | null
  decideLog(take: boolean): void
  /** Seats that the host lets in, or back in, by codes, this phone's own among them; none for a guest. */
  codeSeats(): PairedSeats
  /** Stores the secret that the host has sent and that was verified with the game. */
  keepSecret(secret: DealerSecret): void
  handleWake(): void
  close(): void
}
