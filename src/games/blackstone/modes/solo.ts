/**
 * Solo, 1 player: 28 points before twelve rats are in the walls, on a board that is refreshed every turn (rules 2.7).
 */
import * as options from '../options.ts'
import { soloRefreshRules } from '../rules/ruleSets/soloRefreshRules.ts'
import type { Mode } from '../rules/ruleTypes.ts'
import { mode as coop } from './coop.ts'

/** Rank of the mode in New game. */
export const order = 2

export const mode: Mode = {
  ...coop,
  id: 'solo',
  rulesSection: 'solo-kings-quest',
  seats: { min: 1, max: 1 }, // ruling 18
  options: [
    { id: 'points', values: [28, 10, 15, 21], default: 28 },
    options.RATS_DIFFICULTY,
    options.openHands('on'),
    options.MAX_ROUNDS,
    options.TOKEN_SUPPLY,
    options.HOUSEHOLD_TAKES_SLOT,
    ...options.FAMILY_OPTIONS,
    options.WILD_VASSALS,
    ...options.ASSASSIN_OPTIONS,
    options.KNIGHT_WIZARD,
    options.BLUE_LETTERS,
  ],
  ruleSets: [...coop.ruleSets, soloRefreshRules],
  turn: ['muster', 'work', 'assign', 'limits', 'rats', 'refresh', 'next'], // ruling 118
}
