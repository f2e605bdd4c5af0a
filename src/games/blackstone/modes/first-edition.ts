/**
 * First Edition, 2 to 4 players: three Machinations end it, the round is finished, most Machinations win (rules 2.2).
 */

import { SETUP_SPACES } from '../board.ts'
import type { Task, TaskDeck } from '../cards.ts'
import { setDeck } from '../changeState.ts'
import * as options from '../options.ts'
import { firstEditionTurnRules } from '../rules/first-edition/firstEditionTurnRules.ts'
import { MACHINATIONS_TO_END } from '../rules/first-edition/goal.ts'
import { nameTwoDecksRules } from '../rules/first-edition/nameTwoDecksRules.ts'
import { createRanking, type RankingCriterion } from '../rules/ranking.ts'
import { drawAndKeepOneRules } from '../rules/ruleSets/drawAndKeepOneRules.ts'
import { createGuardRules } from '../rules/ruleSets/guardRules.ts'
import { setupRules } from '../rules/ruleSets/setupRules.ts'
import type { Mode, RuleSet } from '../rules/ruleTypes.ts'
import { pickPileTodos } from '../rules/setup.ts'

/**
 * Chapter before the first turn: corner piles are picked, then each player gets two tasks from any decks (rules 2.2,
 * ruling 149).
 */
const firstEditionSetupRules: RuleSet = {
  ...setupRules,
  addEmptyZones(state) {
    setDeck(state, 'knight', { draw: [], discard: [] })
    setDeck(state, 'wizard', { draw: [], discard: [] })
  },
  todosBeforeFirstTurn: (_, order) => [
    ...pickPileTodos(order),
    ...order.map((seat) => ({ do: 'decks', seat, why: 'hand' }) as const), // ruling 149
  ],
}

/** Criteria of the ranking, in this order: neither points nor cards in hand count. */
const CRITERIA: readonly RankingCriterion[] = ['ploys', 'kings', 'knightsAndWizards', 'tokens', 'retained']
const rankFirstEdition = createRanking(CRITERIA)

/** The second edition has two Kings more than the thirty of this edition. */
const EXCLUDED_TASKS = ['P31', 'P32']

/** The deck of a task: Knights and Wizards have decks of their own. */
const deckOf = ({ id, deck, type }: Task): TaskDeck | null => {
  if (EXCLUDED_TASKS.includes(id)) return null
  return type === 'knight' || type === 'wizard' ? type : deck
}

/**
 * Guards: every player may guard with Knights, and nobody moves or takes a guarded vassal; a task may use it (rulings
 * 84, 146 and 147).
 */
const everybodyGuardRules = createGuardRules({
  forbiddenActions: ['slide', 'swap', 'flip', 'retain'],
  stopsSeat: () => true,
  canGuard: () => true,
  allowsSeveral: true,
  removalPrice: 1,
  ruling: 146,
})

/** Rank of the mode in New game. */
export const order = 8

export const mode: Mode = {
  id: 'first-edition',
  seats: { min: 2, max: 4 },
  together: false,
  options: [
    options.FIRST_PLAYER,
    options.openHands('off'),
    options.MAX_ROUNDS,
    options.TOKEN_SUPPLY,
    options.NAMED_VASSALS,
  ],
  setupSpaces: SETUP_SPACES,
  pileCount: 4,
  decks: ['knight', 'wizard', 'power', 'machination'], // ruling 1
  deckOf,
  startTokens: 1,
  ruleSets: [
    firstEditionSetupRules,
    firstEditionTurnRules,
    nameTwoDecksRules,
    drawAndKeepOneRules,
    everybodyGuardRules,
  ],
  hasRats: false,
  hasFormationGoal: false,
  isRefillOptional: false,
  turn: ['muster', 'work', 'limits', 'assign', 'next'],
  outcomeAfterChange: () => null,

  /** Counts the Machinations that are left after the limits: nobody loses one before the round ends (ruling 144). */
  outcomeAtTurnEnd(state, roundEnds) {
    const { maxRounds } = state.setting.options
    const reached = state.courts.some(({ stacks }) => stacks.ploy.length >= MACHINATIONS_TO_END)
    const roundsOver = maxRounds !== 0 && state.round >= Number(maxRounds)
    return roundEnds && (reached || roundsOver) ? rankFirstEdition(state) : null
  },

  outcomeAsItStands: rankFirstEdition,
}
