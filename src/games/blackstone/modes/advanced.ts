/** Advanced, 2 to 4 players: the King's Quest to 30 points, with blue letters (rules 2.7). */
import * as options from '../options.ts'
import type { Mode } from '../rules/ruleTypes.ts'
import { mode as kingsQuest } from './kings-quest.ts'

/** Rank of the mode in New game. */
export const order = 7

export const mode: Mode = {
  ...kingsQuest,
  id: 'advanced',
  rulesSection: 'advanced-kings-quest',
  options: [
    { id: 'points', values: [30, 10, 15, 21], default: 30 },
    options.FIRST_PLAYER,
    options.openHands('off'),
    ...options.POINTS_MODE_OPTIONS,
    options.EVEN_FAMILIES,
    options.BLUE_LETTERS_ALWAYS,
  ],
}
