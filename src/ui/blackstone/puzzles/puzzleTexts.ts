/** Texts of puzzles. */

import '../../../text/bundles/puzzles.ts'
import type { Puzzle } from '../../../games/blackstone/puzzles/puzzle.ts'
import type { PuzzleTokens } from '../../../games/blackstone/puzzles/puzzleBoard.ts'
import { formattingLocale } from '../../../text/formattingLocale.ts'
import { joinNames } from '../../../text/joinTexts.ts'
import { t } from '../../../text/t.ts'
import type { Recipe } from './puzzleIds.ts'

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
  new Intl.DateTimeFormat(formattingLocale(), { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
