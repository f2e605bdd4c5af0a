/** Co-op, 2 players: 50 points together before twelve rats are in the walls (rules 2.3). */
import { SETUP_SPACES } from '../board.ts'
import { BOX_DECKS } from '../cards.ts'
import * as options from '../options.ts'
import { ratsRules } from '../rules/ruleSets/ratsRules.ts'
import { setupRules } from '../rules/ruleSets/setupRules.ts'
import { turnRules } from '../rules/ruleSets/turnRules.ts'
import type { Mode } from '../rules/ruleTypes.ts'
import { allLose, outcomeByPointsOrRats, outcomeOutOfRounds } from '../rules/togetherOutcomes.ts'

/** Rank of the mode in New game. */
export const order = 3

export const mode: Mode = {
  id: 'coop',
  rulesSection: 'co-op-kings-quest',
  seats: { min: 2, max: 2 },
  together: true,
  options: [
    { id: 'points', values: [50, 10, 30, 40], default: 50 },
    options.RATS_DIFFICULTY,
    options.FIRST_PLAYER,
    options.openHands('on'),
    ...options.POINTS_MODE_OPTIONS,
    options.BLUE_LETTERS,
  ],
  setupSpaces: SETUP_SPACES,
  pileCount: 4,
  decks: BOX_DECKS,
  startTokens: 1,
  ruleSets: [setupRules, turnRules, ratsRules],
  hasRats: true,
  hasFormationGoal: false,
  isRefillOptional: false,
  turn: ['recall', 'muster', 'work', 'rewards', 'assign', 'intrigue', 'limits', 'rats', 'next'],
  outcomeAfterChange: outcomeByPointsOrRats,
  outcomeAtTurnEnd: outcomeOutOfRounds,
  outcomeAsItStands: allLose('agreement'),
}
