/**
 * Modules: each is one file that exports a `Module`, an optional part of the rules, in play if the options of a table
 * say so.
 */
import type { GameSetup, Options } from '../../../kernel/contract.ts'
import type { Refusal } from '../../../kernel/result.ts'
import type { TaskType } from '../cards.ts'
import type { RuleSet } from './ruleSet.ts'
import type { Rules } from './rules.ts'

export interface Module extends RuleSet {
  readonly id: string
  /** Cards that it adds to the vassals. */
  readonly vassalCards?: readonly number[]
  /** Type of task that is played with only if this module is in play. */
  readonly taskType?: TaskType
  /** Chapters besides its own. */
  readonly ruleSets?: readonly RuleSet[]
  /** Why a table with this many seats and these options cannot be set up. */
  checkSetup?(rules: Rules, table: GameSetup): Refusal | null
  /** Is it in play at a table with these options? All options are given. */
  isOn(options: Options): boolean
}
