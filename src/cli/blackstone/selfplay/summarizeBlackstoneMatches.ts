/** Summary of many games, in whole numbers. */

import { STACKS } from '../../../games/blackstone/cards.ts'
import type { BlackstoneTypes } from '../../../games/blackstone/index.ts'
import { countByReason, countFirstPlaces, distributionOf, sum } from '../../selfplay/summarizeMatches.ts'
import { type BlackstoneMatch, fullIdleTurns } from './blackstoneMatch.ts'
import { seatScore } from './seatScore.ts'

type BlackstoneMatches = readonly BlackstoneMatch[]

const summarizeSeat = (matches: BlackstoneMatches, seat: number): object => ({
  ...countFirstPlaces<BlackstoneTypes>(matches, seat),
  points: distributionOf(matches.map(({ end }) => seatScore(end.state, seat))),
})

const countCompleted = (matches: BlackstoneMatches, stack: (typeof STACKS)[number]): number =>
  sum(matches.flatMap(({ end }) => end.state.courts.map(({ stacks }) => stacks[stack].length)))

export const summarizeBlackstoneMatches = (matches: BlackstoneMatches, seats: number): object => ({
  games: matches.length,
  actions: distributionOf(matches.map(({ actions }) => actions)),
  turns: distributionOf(matches.map(({ turns }) => turns.length)),
  rounds: distributionOf(matches.map(({ end }) => end.state.round)),
  decidedBy: countByReason(matches),
  seats: Array.from({ length: seats }, (_, seat) => summarizeSeat(matches, seat)),
  completed: Object.fromEntries(STACKS.map((stack) => [stack, countCompleted(matches, stack)])),
  dogs: sum(matches.flatMap(({ end }) => end.state.courts.map(({ dogs }) => dogs.length))),
  stuck: sum(matches.map(({ turns }) => fullIdleTurns(turns).length)),
})
