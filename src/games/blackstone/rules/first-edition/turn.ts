/** The turn of the First Edition: collect, use, limits, replace (rules 2.2). */
import { columnOf, rowOf, type Space } from '../../board.ts'
import type { Court } from '../../state.ts'
import type { Chapter } from '../chapter.ts'
import { turn } from '../chapters/turn.ts'
import { household } from '../court.ts'
import { activeCourt, type Play } from '../play.ts'
import { assign, checkLimits, type Order } from '../steps.ts'
import { take } from '../tokens.ts'
import { discard } from '../verbs/decide.ts'
import { drawFor } from '../verbs/draw.ts'
import { sevenLimits } from './limits.ts'

const cards = ({ stacks }: Court, stack: 'knight' | 'wizard'): number => household(stack) + stacks[stack].length

/** One token for each Knight and Wizard card, the Household's included, however many Kings there are. */
const collect = (play: Play): void => {
  const { draft } = play
  const court = activeCourt(play)
  const knights = take(draft, court, 'knights', cards(court, 'knight'))
  const wizards = take(draft, court, 'wizards', cards(court, 'wizard'))
  play.tell({ kind: 'mustered', seat: draft.seat, knights, wizards })
}

const fromCorner = (space: Space): number => columnOf(space) + rowOf(space)

/** The nearest to BS first, along rows and columns; of equal ones the higher, whose number is lower (ruling 148). */
const nearestFirst: Order = (marked) => marked.slice().sort((a, b) => fromCorner(a) - fromCorner(b) || a - b)

export const firstEditionTurn: Chapter = {
  ...turn,
  verbs: {
    ...turn.verbs,
    work: { ...turn.verbs?.work, draw: drawFor('wizard') },
    drop: { discard: discard(sevenLimits) },
  },
  runs: { ...turn.runs, muster: collect, assign: assign(nearestFirst), limits: checkLimits(sevenLimits) },
}
