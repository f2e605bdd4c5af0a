/** A module is one file that exports one of these: an optional part of the rules, in play where the options of a table say so. */
import type { Options } from '../../../kernel/contract.ts'
import type { Chapter } from './chapter.ts'

export interface Module extends Chapter {
  readonly id: string
  /** Cards that it adds to the box; each joins those of its back. */
  readonly cards?: readonly number[]
  /** Is it in play at a table with these options, all of them written out? */
  isOn(options: Options): boolean
}
