/** What a game tells a searcher beside its rules: what may lie hidden, and how good a seat's prospects look. */
import type { Seat, Shape, Slot, View } from '../kernel/contract.ts'

/** Hidden slots whose cards are some of these faces in an unknown order; there may be more faces than slots. */
export interface Unknown {
  readonly slots: readonly Slot[]
  readonly faces: readonly number[]
  readonly sides: 1 | 2
}

export interface Guide<G extends Shape> {
  /** Every hidden slot that the view's seat does not know, in one group at most. */
  unknown(view: View<G['state']>): readonly Unknown[]
  /** For each seat the hidden slots that it was shown in private. */
  held(state: G['state']): readonly (readonly Slot[])[]
  /** A number that another turn has not: where the same seat plays on, too. */
  turn(state: G['state']): number
  /** Whose turn it is, also while another is asked in the midst of it. */
  onTurn(state: G['state']): Seat
  /** How good the game looks to the view's seat, any number, more is better. It asks the view for hidden cards, and for no other seat's. */
  worth(view: View<G['state']>): number
  /** Are plans judged in several worlds before one is played? Else the first is, as it was found. */
  judges(state: G['state']): boolean
  /** How many times as long as in the quickest game it takes to judge what a deed brings about. */
  toil(state: G['state']): number
  /** How many turns of others it tells to play after a plan before it is judged. */
  ahead(state: G['state']): number
  /** Those of the legal actions that are worth a thought: at least one, in their order. */
  sensible(view: View<G['state']>, legal: readonly G['action'][]): readonly G['action'][]
}
