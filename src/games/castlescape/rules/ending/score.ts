/** The score, the ranking of all places, and the outcome of a game that is over (rules 8). */
import { rankConceded } from '#src/kernel/concession.ts'
import type { Outcome, Seat } from '#src/kernel/contract.ts'
import { cardOf, type Face, hasPenalty } from '../../cards.ts'
import { popTask } from '../../changeState.ts'
import { aimOf } from '../../goalsAndContracts.ts'
import { totalWorth } from '../../site/influence.ts'
import { guildOf, type State } from '../../state.ts'
import { aimHolds } from '../aimHolds.ts'
import type { MoveContext } from '../ruleTypes.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** Parts of a guild's score. */
export interface Score {
  readonly renown: number
  readonly contracts: number
  readonly cards: number
  readonly corruption: number
  readonly total: number
}

/** Contracts that a guild fulfils, of those that are open. */
export const fulfilledContracts = (state: State, seat: Seat): readonly Face[] =>
  guildOf(state, seat).openContracts.filter((face) => aimHolds(state, seat, face))

/** Score of a guild: Renown, fulfilled Contracts, Renown on all own cards, less Corruption. */
export const scoreOf = (state: State, seat: Seat): Score => {
  const { renown, owned, corruption } = guildOf(state, seat)
  const contracts = sum(fulfilledContracts(state, seat).map((face) => aimOf(face).renown))
  const cards = sum(owned.map((face) => cardOf(face).renown))
  return { renown, contracts, cards, corruption, total: renown + contracts + cards - corruption }
}

/** Size of the largest Bailey that bears the guild's mark, 0 without one. */
const largestBailey = ({ site: { baileys } }: State, seat: Seat): number =>
  Math.max(0, ...baileys.filter(({ claimedBy }) => claimedBy.includes(seat)).map(({ squares }) => squares.length))

/** Criteria in their order; more is better. */
const CRITERIA: readonly (readonly [string, (state: State, seat: Seat) => number])[] = [
  ['renown', (state, seat) => scoreOf(state, seat).total],
  ['bailey', largestBailey],
  ['influence', (state, seat) => totalWorth(state.site, guildOf(state, seat).recruits)],
  ['alley', (state, seat) => -guildOf(state, seat).owned.filter(hasPenalty).length],
]

const firstDifference = (one: readonly number[], other: readonly number[]): number =>
  one.findIndex((value, index) => value !== other[index])

const isBetter = (one: readonly number[], other: readonly number[]): boolean => {
  const index = firstDifference(one, other)
  return index >= 0 && (one[index] ?? 0) > (other[index] ?? 0)
}

const rowOf = (state: State, seat: Seat): readonly number[] => CRITERIA.map(([, measure]) => measure(state, seat))

/** What parts the first of these seats from the second, or `shared`. */
export const decidedAmong = (state: State, seats: readonly Seat[]): string => {
  const rows = seats.map((seat) => rowOf(state, seat))
  const [best = [], second = []] = rows.toSorted((a, b) => (isBetter(a, b) ? -1 : isBetter(b, a) ? 1 : 0))
  return CRITERIA[firstDifference(best, second)]?.[0] ?? 'shared'
}

/** All places; `decidedBy` is what parted the first from the second, or `shared`. */
export const rankGuilds = (state: State): Outcome => {
  const seats = state.guilds.map((_, seat) => seat)
  const rows = seats.map((seat) => rowOf(state, seat))
  const ranks = rows.map((row) => 1 + rows.filter((other) => isBetter(other, row)).length)
  return { ranks, decidedBy: decidedAmong(state, seats) }
}

/** Outcome with those who conceded last, whatever was made in their seats since. */
const outcomeOf = (state: State): Outcome => {
  const { ending, conceded = [] } = state
  const outcome = rankGuilds(state)
  if (ending?.how !== 'concede') return { ...outcome, ranks: rankConceded(outcome.ranks, conceded) }
  return { ranks: rankConceded(outcome.ranks, [...conceded, ending.seat]), decidedBy: 'concession' }
}

/** Scores the game, which is over. */
export const runScore = ({ draft, emit }: MoveContext): void => {
  popTask(draft)
  draft.outcome = outcomeOf(draft)
  draft.tasks = []
  emit({ kind: 'over' })
}
