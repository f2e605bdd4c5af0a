/** What the app may ask of a table that is open on this phone, whether all play on this phone or on several. */
import type { Game, Seat, Shape, Turn, View } from '../kernel/contract.ts'
import type { Entry, Header } from '../kernel/log.ts'
import type { Refusal, Result } from '../kernel/result.ts'
import type { Change, Done } from './phone.ts'
import type { Shared } from './phones/shared.ts'
import type { Save, StoreFault } from './store.ts'

export interface OpenTable<G extends Shape> {
  readonly game: Game<G>
  readonly header: Header
  /** What there is besides the game where several phones play; null where this phone plays alone. */
  readonly shared: Shared | null
  /** The seats that are played on this phone. */
  seats(): readonly Seat[]
  /** What is done. */
  entries(): readonly Entry[]
  /** Number of the next entry. */
  seq(): number
  /** Hash of the public state that is done, 16 hex digits. */
  hash(): string
  /** Who is awaited, with pending deeds counted as done. A draw stands here only until the dealer has answered it. */
  turn(): Turn
  /** What a seat sees, pending deeds included; `null`, and a seat of another phone, sees what is open to all. */
  view(seat: Seat | null): View<G['state']>
  legal(seat: Seat): readonly G['action'][]
  /** Shows its effect at once; resolves when it is durable (or done without storage), or with the reason why it is not done. */
  propose(seat: Seat, action: G['action']): Promise<Result<Done>>
  undo(seat: Seat): Promise<Result<Done>>
  redo(seat: Seat): Promise<Result<Done>>
  /** Why this seat cannot take back the last deed, or put one back; null where it can. */
  whyNoUndo(seat: Seat): Refusal | null
  whyNoRedo(seat: Seat): Refusal | null
  /** All at this phone have agreed to end the game; where others play elsewhere they are asked. */
  agree(): Promise<Result<Done>>
  /** This seat gives the game up, also out of turn. */
  concede(seat: Seat): Promise<Result<Done>>
  subscribe(listener: (change: Change<G>) => void): () => void
  /** Why this game is not saved at the moment; null where it is. */
  fault(): StoreFault | null
  /** Tries again to store what is missing; listeners hear of it. */
  retry(): void
  /** The whole game as far as this phone knows it, whatever storage says, for export. */
  save(): Save
  /** No more is taken or told. */
  close(): void
}
