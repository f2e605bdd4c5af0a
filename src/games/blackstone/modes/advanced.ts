/** Advanced, 2 to 4 players: the King's Quest to 30 points, with blue letters (rules 2.7). */
import type { Mode } from '../rules/mode.ts'
import { card } from './cards/advanced.ts'
import { mode as kingsQuest } from './kings-quest.ts'

export const mode: Mode = { ...kingsQuest, ...card }
