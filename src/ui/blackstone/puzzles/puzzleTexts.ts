/** Texts of puzzles. */

import '../../../text/tiers/puzzles.ts'
import type { Puzzle } from '../../../games/blackstone/puzzles/puzzle.ts'
import type { PuzzleTokens } from '../../../games/blackstone/puzzles/puzzleBoard.ts'
import { formatLocale } from '../../../text/formatLocale.ts'
import { joinNames } from '../../../text/joinTexts.ts'
import { t } from '../../../text/t.ts'
import type { Recipe } from './puzzleNames.ts'

/** For example `Complete a task: Hard`. */
export const nameOfRecipe = ({ kind, grade }: Pick<Recipe, 'kind' | 'grade'>): string =>
  t('puzzles.what', { kind: t(`puzzles.kind.${kind}`), grade: t(`puzzles.grade.${grade}`) })

const tokensText = ({ knights, wizards }: PuzzleTokens): string =>
  joinNames([
    ...(knights > 0 ? [t('costs.knights', { count: knights })] : []),
    ...(wizards > 0 ? [t('costs.wizards', { count: wizards })] : []),
  ])

/** Goal of the puzzle, with the tokens to spend. */
export const puzzleGoalText = (puzzle: Puzzle): string =>
  t(`puzzles.${puzzle.kind}`, { count: puzzle.knights + puzzle.wizards, tokens: tokensText(puzzle) })

/** Day as a long date in the current language. */
export const nameOfDay = (day: string): string =>
  new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
