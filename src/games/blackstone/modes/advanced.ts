/** Advanced, 2 to 4 players: the King's Quest to 30 points, with blue letters (rules 2.7). */
import * as options from '../options.ts'
import type { Mode } from '../rules/mode.ts'
import { mode as kingsQuest } from './kings-quest.ts'

export const mode: Mode = {
  ...kingsQuest,
  id: 'advanced',
  options: [
    { id: 'points', values: [30, 10, 15, 21], default: 30 },
    options.FIRST,
    options.openHands('off'),
    ...options.FOR_POINTS,
    options.BLUE_LETTERS_ALWAYS,
  ],
}
