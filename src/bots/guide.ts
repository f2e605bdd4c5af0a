/** Search guide of a game, beside its rules: the cards that may be hidden, and the value of a seat's prospects. */
import type { Game, Seat, Shape, Slot, View } from '../kernel/contract.ts'
import type { Json } from '../kernel/json.ts'

/** Hidden slots whose cards are some of these faces in an unknown order; there may be more faces than slots. */
export interface UnknownSlots {
  readonly slots: readonly Slot[]
  readonly faces: readonly number[]
  readonly sides: 1 | 2
}

/** What an action is expected to come to, without a throw of the dice or a card that it shows. */
export interface Foresight<G extends Shape> {
  /** State to plan on from; what chance would decide may be left open in it. */
  readonly state: G['state']
  /** Its value for the seat, as `evaluate` counts. */
  readonly value: number
  /** Chance shows something before the seat chooses again: what comes after is planned anew. */
  readonly isUncertain: boolean
  readonly isTurnOver: boolean
}

export interface SearchGuide<G extends Shape> {
  /** Every hidden slot that the view's seat does not know, in one group at most. */
  unknown(view: View<G['state']>): readonly UnknownSlots[]
  /** For each seat, the hidden slots that it was shown in private. */
  held(state: G['state']): readonly (readonly Slot[])[]
  /** Number of the turn: each turn has another, also when the same seat plays on. */
  turn(state: G['state']): number
  /** Seat whose turn it is, also while another is asked in the middle of it; -1 if it is everybody's. */
  onTurn(state: G['state']): Seat
  /**
   * Value of the game for the view's seat, any number, more is better. Reads only the hidden cards that the view knows,
   * no other seat's.
   */
  evaluate(view: View<G['state']>): number
  /** Whether plans are judged in several worlds before one is played; else the first plan found is played. */
  usesRollouts(state: G['state']): boolean
  /** Cost of judging a move's effects, as a multiple of the cost in the quickest game. */
  costFactor(state: G['state']): number
  /** Number of turns of others to play after a plan before it is judged. */
  ahead(state: G['state']): number
  /**
   * Choice between plans that are worth the same: the one whose actions, the choices of a turn in their order, give the
   * highest number is played.
   */
  preference(state: G['state'], actions: readonly G['action'][]): number
  /**
   * Share of the moves which a lower level overlooks, so many in a hundred, that come to mind after all, 0 to 1: more in
   * a long game, so that it ends, and where a few that are overlooked lose it.
   */
  attention(state: G['state'], overlookPercent: number): number
  /**
   * What a legal action of the view's seat is expected to come to: a game of many throws has it, so that no plan counts
   * on a lucky one. Without it, or where it is null, the action is played in a world that is guessed.
   */
  foresee?(view: View<G['state']>, action: G['action']): Foresight<G> | null
  /** Legal actions that are worth considering: at least one, in their order. */
  sensible(view: View<G['state']>, legal: readonly G['action'][]): readonly G['action'][]
}

/** Export of a game's file `guide.ts`: all that the thread in which bots think needs of it. */
export interface GameGuide<G extends Shape> extends SearchGuide<G> {
  /** Game with the rules of every mode. */
  readonly game: Game<G>
  /** Answers to questions that only the game's own screens ask, by name. */
  readonly answers?: Readonly<Record<string, (view: View<G['state']>, about: Json) => unknown>>
}
