/** Wizard's Quest, 2 to 4 players: all vassals are in hands and must be placed on the board (rules 2.5). */
import type { Outcome } from '../../../kernel/contract.ts'
import * as options from '../options.ts'
import { isLastRound } from '../rules/queens-and-wizards-quest/questEnding.ts'
import { rankRows } from '../rules/ranking.ts'
import { wizardsQuestRules } from '../rules/ruleSets/wizardsQuestRules.ts'
import type { Mode } from '../rules/ruleTypes.ts'
import type { State } from '../state.ts'

/** Fewest vassals in hand win, then most saved Knights (ruling 96). */
const rankByVassalsLeft = (state: State): Outcome =>
  rankRows(
    state.courts.map(({ vassals = [], knights }) => [-vassals.length, knights]),
    ['vassals', 'tokens'],
  )

/** Rank of the mode in New game. */
export const order = 6

export const mode: Mode = {
  id: 'wizards-quest',
  seats: { min: 2, max: 4 },
  together: false,
  options: [options.FIRST_PLAYER, options.EVEN_START, options.openHands('off'), options.MAX_ROUNDS],
  setupSpaces: [],
  pileCount: 0,
  decks: ['machination'],
  startTokens: 0,
  ruleSets: [wizardsQuestRules],
  hasRats: false,
  hasFormationGoal: false,
  isRefillOptional: false,
  turn: ['pass', 'act', 'offer', 'next'],
  outcomeAfterChange: () => null,
  outcomeAtTurnEnd: (state, roundEnds) => (roundEnds && isLastRound(state) ? rankByVassalsLeft(state) : null),
  outcomeAsItStands: rankByVassalsLeft,
}
