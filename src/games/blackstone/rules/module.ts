/** A module is one file that exports one of these: an optional part of the rules, in play where the options of a table say so. */
import type { Options } from '../../../kernel/contract.ts'
import type { State, Todo } from '../state.ts'
import type { Chapter } from './chapter.ts'

export interface Module extends Chapter {
  readonly id: string
  /** Is it in play at a table with these options, all of them written out? */
  isOn(options: Options): boolean
  /** Puts what it needs on a bare table; answers with what is then to be done before the first player is known. */
  lay?(state: State): readonly Todo[]
  /** What is to be done when the first player is known and before piles are picked (rules 2.1). */
  begin?(state: State, order: readonly number[]): readonly Todo[]
}
