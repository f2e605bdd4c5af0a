/** Modes: each is one file that exports a `Mode`. The rules query it and never compare its name. */
import type { ModeCard, Outcome } from '../../../kernel/contract.ts'
import type { Task, TaskDeck } from '../cards.ts'
import type { State, TurnStep } from '../state.ts'
import type { RuleSet } from './ruleSet.ts'

export interface Mode extends ModeCard {
  /** Anchor of its section in RULES.md; its id, if this is absent. */
  readonly rulesSection?: string
  /** Spaces that hold a vassal at the start. */
  readonly setupSpaces: readonly number[]
  /** Number of corner piles in use, clockwise from the upper left. */
  readonly pileCount: number
  readonly decks: readonly TaskDeck[]
  /** The deck of a task, null if it stays in the box; if this is absent, its deck in the box. */
  readonly deckOf?: (task: Task) => TaskDeck | null
  readonly startTokens: number
  /** The chapters of its rules. */
  readonly ruleSets: readonly RuleSet[]
  readonly hasRats: boolean
  /** Is the goal to order the outer ring (rules 2.6)? */
  readonly hasFormationGoal: boolean
  /** May the player leave a space empty instead of refilling it, after a retain and after a completion? */
  readonly isRefillOptional: boolean
  /** Steps of a turn in order; those of a module are left out if it is not in play. */
  readonly turn: readonly TurnStep[]
  /** Outcome if the game is decided now; asked after every change. */
  outcomeAfterChange(state: State): Outcome | null
  /** Outcome if the game is decided at the end of a turn; `roundEnds`: the next turn is the first player's. */
  outcomeAtTurnEnd(state: State, roundEnds: boolean): Outcome | null
  /** Outcome if the game ends now by agreement (ruling 155). */
  outcomeAsItStands(state: State): Outcome
}
