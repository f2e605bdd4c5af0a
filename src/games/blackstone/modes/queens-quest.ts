/** Queen's Quest, 2 to 4 players: sets of vassals, taken with Machinations (rules 2.4). */
import type { Outcome } from '../../../kernel/contract.ts'
import { SETUP_SPACES } from '../board.ts'
import * as options from '../options.ts'
import { isLastRound } from '../rules/queens-and-wizards-quest/questEnding.ts'
import { totalSetPoints } from '../rules/queens-and-wizards-quest/sets.ts'
import { rankRows } from '../rules/ranking.ts'
import { queensQuestRules } from '../rules/ruleSets/queensQuestRules.ts'
import type { Mode } from '../rules/ruleTypes.ts'
import type { State } from '../state.ts'

/** Most points win, a tie is shared (ruling 166). */
const rankBySets = (state: State): Outcome =>
  rankRows(
    state.courts.map((court) => [totalSetPoints(state, court)]),
    ['points'],
  )

/** Rank of the mode in New game. */
export const order = 5

export const mode: Mode = {
  id: 'queens-quest',
  seats: { min: 2, max: 4 },
  together: false,
  options: [options.FIRST_PLAYER, options.EVEN_START, options.MAX_ROUNDS],
  setupSpaces: SETUP_SPACES,
  pileCount: 4,
  decks: ['machination'],
  startTokens: 0,
  ruleSets: [queensQuestRules],
  hasRats: false,
  hasFormationGoal: false,
  isRefillOptional: false,
  turn: ['act', 'offer', 'next'],
  outcomeAfterChange: () => null,
  outcomeAtTurnEnd: (state, roundEnds) => (roundEnds && isLastRound(state) ? rankBySets(state) : null),
  outcomeAsItStands: rankBySets,
}
