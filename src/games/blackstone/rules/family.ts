/**
 * Families: each is one file that exports a `Family`, data that the rules query (rules 2.10). No rule names a family.
 */
import type { DrawPrice } from '../actions.ts'
import type { Stack } from '../cards.ts'
import type { State } from '../state.ts'
import type { Abilities } from './court/abilities.ts'

export interface Family {
  readonly id: string
  /** Another spelling that parsers accept (ruling 16). */
  readonly alias?: string
  /** Number of its card in the catalogue, from FIRST_FAMILY; unique. */
  readonly card: number
  /** One of the four of the base box, or of the four that came later (ruling 154). */
  readonly pool: 'base' | 'bonus'
  /** Abilities besides the usual ones. */
  readonly abilities?: Partial<Abilities>
  /** Prices of a task besides the usual ones. */
  readonly prices?: readonly DrawPrice[]
  /** Prices for which, once a turn, two tasks are drawn and one is kept (rulings 80 and 161). */
  readonly pricesForTwo?: (state: State) => readonly DrawPrice[]
  /** Pays one retained vassal less, once a turn (ruling 82). */
  readonly paysOneLess?: true
  /** Completions allowed a turn; 1 if absent. */
  readonly maxCompletions?: number
  /** Stacks for which each completion brings a Knight (ruling 89). */
  readonly knightForStacks?: readonly Stack[]
  /** May guard vassals (ruling 83). */
  readonly canGuard?: true
  /** Additional tokens of each kind at the start (ruling 33). */
  readonly startTokens?: number
  /**
   * Wins more than its share, so with the option of even families it begins without tokens: no rule of the box
   * (docs/balance.md).
   */
  readonly isFavoured?: true
  /** No limits at the end of a turn (ruling 32). */
  readonly hasNoLimits?: true
}
