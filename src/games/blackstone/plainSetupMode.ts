/**
 * Plain King's Quest up to its first choice: what a table needs to be dealt and shown. The rules of its turns, which are
 * most of the game's code, are in modes/kings-quest.ts.
 */
import { SETUP_SPACES } from './board.ts'
import { BOX_DECKS } from './cards.ts'
import * as options from './options.ts'
import { incomeOfActiveCards } from './rules/court/income.ts'
import { usualLimits } from './rules/court/limits.ts'
import { boxAndTowersRules } from './rules/ruleSets/boxAndTowersRules.ts'
import type { Mode, RuleSet } from './rules/ruleTypes.ts'

const notHere = (): never => {
  throw new Error('the rules of turns are not here yet')
}

/**
 * Chapter in place of `turnRules`: the same income and limits, which are shown, and the same steps, which the state
 * names from the deal on. Nobody takes one of them with these rules.
 */
const turnAhead: RuleSet = {
  income: incomeOfActiveCards,
  limits: usualLimits,
  todoHandlers: { muster: notHere, assign: notHere, limits: notHere, next: notHere },
  deciders: { work: notHere },
}

export const plainSetupMode: Mode = {
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
  ruleSets: [boxAndTowersRules, turnAhead],
  hasRats: false,
  hasFormationGoal: false,
  isRefillOptional: false,
  turn: ['recall', 'muster', 'work', 'rewards', 'assign', 'intrigue', 'limits', 'next'], // ruling 36
  outcomeAfterChange: () => null,
  outcomeAtTurnEnd: notHere,
  // Nobody has had a turn, so all courts are level in everything.
  outcomeAsItStands: ({ courts }) => ({ ranks: courts.map(() => 1), decidedBy: 'shared' }),
}
