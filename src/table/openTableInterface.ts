/** Table that is open on this phone, as the app uses it, whether all play on this phone or on several. */
import type { Game, Opening, Seat, Shape, Turn, View } from '../kernel/contract.ts'
import type { Entry, Header } from '../kernel/log.ts'
import type { Refusal, Result } from '../kernel/result.ts'
import type { ProposalReceipt } from './client/proposalPromises.ts'
import type { TableChange } from './client/tableClient.ts'
import type { GameSave } from './logStore.ts'
import type { SharedTableInfo } from './phones/sharedTableInfo.ts'
import type { StoreFault } from './storeFailure.ts'

export interface OpenTable<G extends Shape> {
  readonly game: Game<G>
  readonly header: Header
  /** Facts of a table that several phones share; null if this phone plays alone. */
  readonly shared: SharedTableInfo | null
  /** Seats that are played on this phone. */
  seats(): readonly Seat[]
  /** Entries that are done. */
  entries(): readonly Entry[]
  /** Number of the next entry. */
  seq(): number
  /** Hash of the public state that is done, 16 hex digits. */
  hash(): string
  /** Turn, with pending moves counted as done. It is a draw only until the dealer has answered. */
  turn(): Turn
  /** Awaited seats without those whose veiled choice is made; none while a draw is due, and when the game is over. */
  awaited(): readonly Seat[]
  /** Seats whose veiled choice waits for those of others. The choices themselves are not known. */
  chosen(): readonly Seat[]
  /** View of a seat, pending moves included; `null`, and a seat of another phone, gets what is open to all. */
  view(seat: Seat | null): View<G['state']>
  /** Openings that a seat of this phone was shown in private. */
  shown(seat: Seat): readonly Opening[]
  legal(seat: Seat): readonly G['action'][]
  /**
   * Proposes an action. Its effect shows at once; resolves when it is durable (or done without storage), or with the
   * refusal. A veiled choice shows no effect; until the last one is in, a seat may choose again, and its earlier choice
   * then resolves as its last one does.
   */
  propose(seat: Seat, action: G['action']): Promise<Result<ProposalReceipt>>
  undo(seat: Seat): Promise<Result<ProposalReceipt>>
  redo(seat: Seat): Promise<Result<ProposalReceipt>>
  /** Refusal if this seat cannot take back the last move, or redo one; null if it can. */
  whyNoUndo(seat: Seat): Refusal | null
  whyNoRedo(seat: Seat): Refusal | null
  /** Ends the game, to which all at this phone have agreed; players on other phones are asked. */
  agree(): Promise<Result<ProposalReceipt>>
  /** Concedes the game for this seat, also out of turn. */
  concede(seat: Seat): Promise<Result<ProposalReceipt>>
  /** Concedes for this seat while the others play on; nobody else is asked by this. */
  leave(seat: Seat): Promise<Result<ProposalReceipt>>
  subscribe(listener: (change: TableChange<G>) => void): () => void
  /** Reason why this game is not saved at the moment; null if it is. */
  fault(): StoreFault | null
  /** Tries again to store what is missing; listeners are notified. */
  retry(): void
  /** Game as far as the people at this phone may know it, whatever storage has, for export. */
  exportGame(): GameSave
  /** Closes the table: no more proposals, no more notifications. */
  close(): void
}
