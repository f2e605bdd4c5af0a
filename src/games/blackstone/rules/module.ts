/** A module is one file that exports one of these: an optional part of the rules, in play where the options of a table say so. */
import type { Options, Table } from '../../../kernel/contract.ts'
import type { Refusal } from '../../../kernel/result.ts'
import type { TaskType } from '../cards.ts'
import type { Chapter } from './chapter.ts'
import type { Rules } from './rules.ts'

export interface Module extends Chapter {
  readonly id: string
  /** Cards that it adds to the vassals. */
  readonly cards?: readonly number[]
  /** Tasks of this type are played with where it is in play. */
  readonly tasks?: TaskType
  /** What it brings besides its own chapter. */
  readonly chapters?: readonly Chapter[]
  /** Why a table with this many seats and these options cannot be set up. */
  refuses?(rules: Rules, table: Table): Refusal | null
  /** Is it in play at a table with these options, all of them written out? */
  isOn(options: Options): boolean
}
