/** Chapter of the First Edition's turn: collect, use, limits, replace (rules 2.2). */
import { columnOf, rowOf, type Space } from '../../board.ts'
import type { Court } from '../../state.ts'
import { createDrawHandler } from '../actions/drawTask.ts'
import { householdCount, kingsOf } from '../court/activeCards.ts'
import type { IncomeRule } from '../court/income.ts'
import { type LimitRule, usualLimits } from '../court/limits.ts'
import { turnRules } from '../ruleSets/turnRules.ts'
import type { RuleSet } from '../ruleTypes.ts'
import { createAssignVassals, type RefillOrder } from '../turnSteps.ts'

/**
 * Limits of the First Edition, on completed cards too; with the tokens these are its seven limits (rulings 145 and
 * 163). The Household's Knight and Wizard count, but are never dropped. Kings have no limit.
 */
const firstEditionLimits: LimitRule = (court) => [
  ...usualLimits(court),
  ...(['knight', 'wizard', 'ploy'] as const).map((zone) => ({
    zone,
    slots: court.stacks[zone],
    maximum: kingsOf(court) - householdCount(zone),
  })),
]

const countCards = ({ stacks }: Court, stack: 'knight' | 'wizard'): number =>
  householdCount(stack) + stacks[stack].length

/** One token for each Knight and Wizard card, with the Household's, however many Kings there are. */
const incomeOfAllCards: IncomeRule = (_, court) => ({
  knights: countCards(court, 'knight'),
  wizards: countCards(court, 'wizard'),
})

const distanceFromCorner = (space: Space): number => columnOf(space) + rowOf(space)

/**
 * Refills nearest to BS first, counted along rows and columns; of equally near spaces the higher one, whose number is
 * lower (ruling 148).
 */
const nearestFirst: RefillOrder = (marked) =>
  marked.slice().sort((a, b) => distanceFromCorner(a) - distanceFromCorner(b) || a - b)

export const firstEditionTurnRules: RuleSet = {
  ...turnRules,
  income: incomeOfAllCards,
  limits: firstEditionLimits,
  actionHandlers: {
    ...turnRules.actionHandlers,
    work: { ...turnRules.actionHandlers?.work, draw: createDrawHandler('wizard') },
  },
  todoHandlers: { ...turnRules.todoHandlers, assign: createAssignVassals(nearestFirst) },
}
