import type { Refusal } from '../../kernel/result.ts'
import type { Channel } from '../../net/channel.ts'
import type { Trouble } from '../../net/peer.ts'
import type { Decision } from '../../table/room/lobby.ts'
import type { DealerSecret, Save } from '../../table/store.ts'
import type { Fetched } from '../blackstone/game/castle.ts'
import type { OwnBots } from './bots.ts'
import type { Door } from './door.ts'

/** What host and guest have of their own. */
export interface Side {
  readonly isHost: boolean
  /** What people should know from the beginning. */
  readonly warning: Refusal | null
  readonly door: Door | null
  /** Of this phone. */
  readonly bots: OwnBots
  /** The room's; empty where there is none. */
  code(): string
  why(): Trouble | null
  /** How often the host has found that its own state was not what its log says, and made it again. */
  flaws(): number
  /** The rules of the game that is played, and how they are shown. */
  fetched(): Fetched | null
  /** A person wants the line back at once. */
  hurry(): void
  /** A channel that was paired by hand. */
  meet(channel: Channel): void
  decide(decision: Decision): void
  /** Tells why a decision is not done, and null when what was told last is over. */
  refuses(tell: (why: Refusal | null) => void): () => void
  /** The whole game with the dealer's secret, which the host's phone alone has. */
  readonly save: (() => Save) | null
  /** The host has told this secret, and it holds: it stays with the game. */
  keepSecret(secret: DealerSecret): void
  woke(): void
  close(): void
}
