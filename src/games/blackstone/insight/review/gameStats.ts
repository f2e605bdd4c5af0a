/** The course of a game: what each court had by its rounds, and what is worth telling of it afterwards. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Event } from '../actions.ts'
import { activeRats } from '../rules/rats.ts'
import type { State } from '../state.ts'
import { ratsOn } from './sight.ts'
import type { Stage } from './stages.ts'
import { type Turn, turnsAfter } from './turns.ts'
import { leaders, measured } from './yardstick.ts'

/** How a round ended, or how it stands. */
export interface Round {
  readonly round: number
  /** By the yardstick of the game, for each seat. */
  readonly values: readonly number[]
  /** Rats in the walls; 0 where there are none. */
  readonly rats: number
  /** Who leads alone; null where nobody does. */
  readonly leader: Seat | null
}

/** Deeds that are counted, by their events. */
export const COUNTED = [
  'slid',
  'swapped',
  'flipped',
  'retained',
  'completed',
  'rewarded',
  'blownUp',
  'collected',
  'laid',
] as const
export type Counted = (typeof COUNTED)[number]

export interface Course {
  readonly rounds: readonly Round[]
  readonly turns: readonly Turn[]
  /** How often each seat did it. */
  readonly counts: Readonly<Record<Counted, readonly number[]>>
  /** Rats that dogs caught, of all seats. */
  readonly caught: number
  /** Most tasks completed in one turn, and by whom. */
  readonly bestTurn: { readonly seat: Seat; readonly count: number }
}

export const beginCourse = ({ courts }: State): Course => ({
  rounds: [],
  turns: [],
  counts: Object.fromEntries(COUNTED.map((kind) => [kind, courts.map(() => 0)])) as unknown as Course['counts'],
  caught: 0,
  bestTurn: { seat: 0, count: 0 },
})

const isCounted = (event: Event): event is Extract<Event, { kind: Counted }> =>
  (COUNTED as readonly string[]).includes(event.kind)

const roundOf = (state: State): Round => {
  const lead = leaders(state)
  return {
    round: state.round,
    values: measured(state),
    rats: state.rats ? activeRats(state) : 0,
    leader: lead.length === 1 ? (lead[0] ?? null) : null,
  }
}

/** The last word on a round counts; before the first there is nothing to say. */
const roundsAfter = (rounds: Course['rounds'], state: State): Course['rounds'] => {
  if (state.round === 0) return rounds
  const before = rounds.at(-1)?.round === state.round ? rounds.slice(0, -1) : rounds
  return [...before, roundOf(state)]
}

const oneMore = (counts: readonly number[], seat: Seat): readonly number[] =>
  counts.map((count, one) => (one === seat ? count + 1 : count))

const countsAfter = (before: Course['counts'], events: readonly Event[]): Course['counts'] => {
  let counts = before
  for (const { kind, seat } of events.filter(isCounted)) counts = { ...counts, [kind]: oneMore(counts[kind], seat) }
  return counts
}

const caughtIn = (state: State, events: readonly Event[]): number =>
  events.reduce((sum, event) => (event.kind === 'killed' ? sum + ratsOn(state, event.slot) : sum), 0)

/** The course with one more stage of its game. */
export const goOn = (course: Course, stage: Stage): Course => {
  const { state, events } = stage
  return {
    rounds: roundsAfter(course.rounds, state),
    turns: turnsAfter(course.turns, stage),
    counts: countsAfter(course.counts, events),
    caught: course.caught + caughtIn(state, events),
    bestTurn:
      state.completions > course.bestTurn.count ? { seat: state.seat, count: state.completions } : course.bestTurn,
  }
}

/** One thing worth telling; `seat` where it was somebody's. */
export interface Fact {
  readonly id: 'lead' | 'bestTurn' | 'caught' | Counted
  readonly count: number
  readonly seat: Seat | null
}

/** How often somebody else led alone than before. */
const changesOfLead = ({ rounds }: Course): number => {
  const led = rounds.flatMap(({ leader }) => (leader === null ? [] : [leader]))
  return led.filter((seat, at) => at > 0 && seat !== led[at - 1]).length
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

const factOfAll = ({ counts }: Course, id: Counted): Fact => ({ id, count: sum(counts[id]), seat: null })

/** Of one who did it more often than anybody else; of all where several did it most, or one plays alone. */
const factOfMost = (course: Course, id: Counted): Fact => {
  const counts = course.counts[id]
  const most = Math.max(...counts)
  const isOnes = counts.length > 1 && counts.indexOf(most) === counts.lastIndexOf(most)
  return isOnes ? { id, count: most, seat: counts.indexOf(most) } : factOfAll(course, id)
}

const MOVES = ['swapped', 'slid', 'flipped'] as const

/** What is worth telling, the most remarkable first; what happened less than twice is not, unless it is rare. */
export const factsOf = (course: Course): readonly Fact[] => {
  const moves = MOVES.map((id) => factOfMost(course, id)).sort((a, b) => b.count - a.count)
  const [busiest] = moves
  const facts: readonly (Fact | false | undefined)[] = [
    changesOfLead(course) > 1 && { id: 'lead', count: changesOfLead(course), seat: null },
    busiest,
    course.bestTurn.count > 1 && { id: 'bestTurn', ...course.bestTurn },
    factOfAll(course, 'rewarded'),
    { id: 'caught', count: course.caught, seat: null },
    factOfAll(course, 'blownUp'),
    factOfMost(course, 'collected'),
    factOfMost(course, 'laid'),
    factOfMost(course, 'retained'),
    factOfMost(course, 'completed'),
  ]
  const isTold = (fact: Fact | false | undefined): fact is Fact => !!fact && fact.count > 0
  return facts.filter(isTold)
}
