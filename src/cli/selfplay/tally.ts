/** What many games tell, in whole numbers. */

import { STACKS } from '../../games/blackstone/cards.ts'
import { type Match, withoutWay } from './match.ts'
import { worth } from './worth.ts'

/** `median` is the lower one where the number of games is even. */
interface Spread {
  readonly least: number
  readonly median: number
  readonly most: number
  readonly sum: number
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

const spread = (numbers: readonly number[]): Spread => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (index: number): number => sorted[index] ?? 0
  return { least: at(0), median: at((sorted.length - 1) >> 1), most: at(sorted.length - 1), sum: sum(sorted) }
}

const counted = (words: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries([...new Set(words)].sort().map((word) => [word, words.filter((one) => one === word).length]))

const decidedBy = ({ end }: Match): string => end.state.outcome?.decidedBy ?? 'unfinished'

/** Of one seat: games in which it was the only first, in which it shared that place, its points. */
const seatTally = (matches: readonly Match[], seat: number): object => {
  const firsts = matches.filter(({ end }) => end.state.outcome?.ranks[seat] === 1)
  const alone = firsts.filter(({ end }) => end.state.outcome?.ranks.filter((rank) => rank === 1).length === 1)
  return {
    first: alone.length,
    sharedFirst: firsts.length - alone.length,
    points: spread(matches.map(({ end }) => worth(end.state, seat))),
  }
}

const completed = (matches: readonly Match[], stack: (typeof STACKS)[number]): number =>
  sum(matches.flatMap(({ end }) => end.state.courts.map(({ stacks }) => stacks[stack].length)))

export const tally = (matches: readonly Match[], seats: number): object => ({
  games: matches.length,
  actions: spread(matches.map(({ actions }) => actions)),
  turns: spread(matches.map(({ turns }) => turns.length)),
  rounds: spread(matches.map(({ end }) => end.state.round)),
  decidedBy: counted(matches.map(decidedBy)),
  seats: Array.from({ length: seats }, (_, seat) => seatTally(matches, seat)),
  completed: Object.fromEntries(STACKS.map((stack) => [stack, completed(matches, stack)])),
  dogs: sum(matches.flatMap(({ end }) => end.state.courts.map(({ dogs }) => dogs.length))),
  stuck: sum(matches.map(({ turns }) => withoutWay(turns).length)),
})
