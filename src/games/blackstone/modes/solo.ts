/** Solo, 1 player: 28 points before twelve rats are in the walls, on a board that is refreshed every turn (rules 2.7). */
import { refresh } from '../rules/chapters/refresh.ts'
import type { Mode } from '../rules/mode.ts'
import { card } from './cards/solo.ts'
import { mode as coop } from './coop.ts'

export const mode: Mode = {
  ...coop,
  ...card,
  chapters: [...coop.chapters, refresh],
  turn: ['muster', 'work', 'assign', 'limits', 'rats', 'refresh', 'next'],
}
