/** A mode is one file that exports one of these. The rules ask it and never compare its name. */
import type { ModeCard, Outcome } from '../../../kernel/contract.ts'
import type { Task, TaskDeck } from '../cards.ts'
import type { State, Step } from '../state.ts'
import type { Chapter } from './chapter.ts'

export interface Mode extends ModeCard {
  /** Spaces that hold a vassal at the start. */
  readonly mask: readonly number[]
  /** Corner piles in use, by place clockwise from the upper left. */
  readonly piles: number
  readonly decks: readonly TaskDeck[]
  /** The deck that a task belongs to, null where it stays in the box; where this is left out, the deck of the box. */
  readonly deckOf?: (task: Task) => TaskDeck | null
  readonly startTokens: number
  /** What its rules are made of. */
  readonly chapters: readonly Chapter[]
  readonly rats: boolean
  /** Is the goal to order the outer ring (rules 2.6)? */
  readonly formation: boolean
  /** May the owner leave a space empty instead of refilling it, after a retain and after a completion? */
  readonly refillOptional: boolean
  /** The steps of a turn in order; those that only a module knows are left out where it is not in play. */
  readonly turn: readonly Step[]
  /** Asked after every change: is the game decided now? */
  verdict(state: State): Outcome | null
  /** Asked when a turn has ended; `roundEnds` before the first player's next turn. */
  verdictAtTurnEnd(state: State, roundEnds: boolean): Outcome | null
  /** The game ended by agreement: as it stands (ruling 155). */
  asItStands(state: State): Outcome
}
