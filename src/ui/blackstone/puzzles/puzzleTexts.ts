/** Puzzles in words. */
import '../text/hints.ts'
import '../text/puzzles.ts'
import type { Tokens } from '../../games/blackstone/puzzles/board.ts'
import type { Puzzle } from '../../games/blackstone/puzzles/puzzle.ts'
import { rowOf } from '../text/list.ts'
import { spoken, t } from '../text/t.ts'
import type { Recipe } from './names.ts'

/** `Complete a task: Hard`. */
export const nameOfRecipe = ({ kind, grade }: Pick<Recipe, 'kind' | 'grade'>): string =>
  t('puzzles.what', { kind: t(`puzzles.kind.${kind}`), grade: t(`puzzles.grade.${grade}`) })

const tokens = ({ knights, wizards }: Tokens): string =>
  rowOf([
    ...(knights > 0 ? [t('costs.knights', { count: knights })] : []),
    ...(wizards > 0 ? [t('costs.wizards', { count: wizards })] : []),
  ])

/** What is to be done, with how much. */
export const goalOf = (puzzle: Puzzle): string =>
  t(`puzzles.${puzzle.kind}`, { count: puzzle.knights + puzzle.wizards, tokens: tokens(puzzle) })

/** A day in words. */
export const nameOfDay = (day: string): string =>
  new Intl.DateTimeFormat(spoken(), { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
