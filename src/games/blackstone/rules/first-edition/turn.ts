/** The turn of the First Edition: collect, use, limits, replace (rules 2.2). */
import { columnOf, rowOf, type Space } from '../../board.ts'
import type { Court } from '../../state.ts'
import type { Chapter } from '../chapter.ts'
import { turn } from '../chapters/turn.ts'
import { household } from '../court.ts'
import type { Income } from '../income.ts'
import { assign, type Order } from '../steps.ts'
import { drawFor } from '../verbs/draw.ts'
import { sevenLimits } from './limits.ts'

const cards = ({ stacks }: Court, stack: 'knight' | 'wizard'): number => household(stack) + stacks[stack].length

/** One token for each Knight and Wizard card, the Household's included, however many Kings there are. */
const collect: Income = (_, court) => ({ knights: cards(court, 'knight'), wizards: cards(court, 'wizard') })

const fromCorner = (space: Space): number => columnOf(space) + rowOf(space)

/** The nearest to BS first, along rows and columns; of equal ones the higher, whose number is lower (ruling 148). */
const nearestFirst: Order = (marked) => marked.slice().sort((a, b) => fromCorner(a) - fromCorner(b) || a - b)

export const firstEditionTurn: Chapter = {
  ...turn,
  income: collect,
  limits: sevenLimits,
  verbs: {
    ...turn.verbs,
    work: { ...turn.verbs?.work, draw: drawFor('wizard') },
  },
  runs: { ...turn.runs, assign: assign(nearestFirst) },
}
