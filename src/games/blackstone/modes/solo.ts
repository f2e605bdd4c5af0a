/** Solo, 1 player: 28 points before twelve rats are in the walls, on a board that is refreshed every turn (rules 2.7). */
import * as options from '../options.ts'
import { refresh } from '../rules/chapters/refresh.ts'
import type { Mode } from '../rules/mode.ts'
import { mode as coop } from './coop.ts'

export const mode: Mode = {
  ...coop,
  id: 'solo',
  seats: { min: 1, max: 1 },
  options: [
    { id: 'points', values: [28, 10, 15, 21], default: 28 },
    options.RATS,
    options.openHands('on'),
    options.MAX_ROUNDS,
    options.TOKEN_SUPPLY,
    options.HOUSEHOLD_SLOT,
    ...options.FAMILIES,
    options.WILD,
    ...options.ASSASSINS,
    options.KNIGHT_WIZARD,
    options.BLUE_LETTERS,
  ],
  chapters: [...coop.chapters, refresh],
  turn: ['muster', 'work', 'assign', 'limits', 'rats', 'refresh', 'next'],
}
