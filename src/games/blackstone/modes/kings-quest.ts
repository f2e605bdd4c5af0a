/** King's Quest, 2 to 4 players: first to 21 points, the round is finished, most points win (rules 2.1). */
import { SETUP_SPACES } from '../board.ts'
import { BOX_DECKS } from '../cards.ts'
import * as options from '../options.ts'
import { totalPointsOf } from '../rules/court/court.ts'
import type { Mode } from '../rules/mode.ts'
import { rankCourts } from '../rules/ranking.ts'
import { setupRules } from '../rules/ruleSets/setupRules.ts'
import { turnRules } from '../rules/ruleSets/turnRules.ts'

/** Rank of the mode in New game. */
export const order = 1

export const mode: Mode = {
  id: 'kings-quest',
  seats: { min: 2, max: 4 },
  together: false,
  options: [
    { id: 'points', values: [21, 10, 15, 30], default: 21 },
    options.FIRST_PLAYER,
    options.openHands('off'),
    ...options.POINTS_MODE_OPTIONS,
    options.EVEN_FAMILIES,
    options.BLUE_LETTERS_NEVER,
  ],
  setupSpaces: SETUP_SPACES,
  pileCount: 4,
  decks: BOX_DECKS,
  startTokens: 1,
  ruleSets: [setupRules, turnRules],
  hasRats: false,
  hasFormationGoal: false,
  isRefillOptional: false,
  turn: ['recall', 'muster', 'work', 'rewards', 'assign', 'intrigue', 'limits', 'next'],
  outcomeAfterChange: () => null,

  outcomeAtTurnEnd(state, roundEnds) {
    const { points, maxRounds } = state.setting.options
    const reached = state.courts.some((court) => totalPointsOf(state, court) >= Number(points))
    const roundsOver = maxRounds !== 0 && state.round >= Number(maxRounds)
    return roundEnds && (reached || roundsOver) ? rankCourts(state) : null
  },

  outcomeAsItStands: rankCourts,
}
