/** Summary of many games of Blackstone Castle. */
import { STACKS } from '../../../games/blackstone/cards.ts'
import type { BlackstoneTypes } from '../../../games/blackstone/game.ts'
import { metricOf, metricValues } from '../../../games/blackstone/insight/metric.ts'
import { isRoundLimitReached } from '../../../games/blackstone/insight/review/isRoundLimitReached.ts'
import { countByReason, countFirstPlaces, distributionOf, sum } from '../../selfplay/summarizeMatches.ts'
import { type BlackstoneMatch, fullIdleTurns } from './blackstoneMatch.ts'
import { seatScore } from './seatScore.ts'

type BlackstoneMatches = readonly BlackstoneMatch[]

/** First Edition counts Machinations and no points. */
const isByMachinations = ({ end }: BlackstoneMatch): boolean => metricOf(end.state) === 'machinations'

const summarizeSeat = (matches: BlackstoneMatches, seat: number): object => ({
  ...countFirstPlaces<BlackstoneTypes>(matches, seat),
  ...(matches.some(isByMachinations)
    ? { machinations: distributionOf(matches.map(({ end }) => metricValues(end.state)[seat] ?? 0)) }
    : { points: distributionOf(matches.map(({ end }) => seatScore(end.state, seat))) }),
})

const countCompleted = (matches: BlackstoneMatches, stack: (typeof STACKS)[number]): number =>
  sum(matches.flatMap(({ end }) => end.state.courts.map(({ stacks }) => stacks[stack].length)))

/** Summary of many games, in whole numbers. */
export const summarizeBlackstoneMatches = (matches: BlackstoneMatches, seats: number): object => ({
  games: matches.length,
  actions: distributionOf(matches.map(({ actions }) => actions)),
  turns: distributionOf(matches.map(({ turns }) => turns.length)),
  rounds: distributionOf(matches.map(({ end }) => end.state.round)),
  decidedBy: countByReason(matches, isRoundLimitReached),
  seats: Array.from({ length: seats }, (_, seat) => summarizeSeat(matches, seat)),
  completed: Object.fromEntries(STACKS.map((stack) => [stack, countCompleted(matches, stack)])),
  dogs: sum(matches.flatMap(({ end }) => end.state.courts.map(({ dogs }) => dogs.length))),
  stuck: sum(matches.map(({ turns }) => fullIdleTurns(turns).length)),
})
