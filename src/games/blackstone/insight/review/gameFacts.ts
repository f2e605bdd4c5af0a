/** Facts about a game that are worth showing after it. */
import type { Seat } from '#src/kernel/contract.ts'
import { type CountedEvent, countLeadChanges, type GameCourse } from './gameCourse.ts'

/** Fact worth showing; `seat` is null where it is about all seats. */
export interface GameFact {
  readonly id: 'lead' | 'bestTurn' | 'caught' | CountedEvent
  readonly count: number
  readonly seat: Seat | null
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

const totalFact = ({ counts }: GameCourse, id: CountedEvent): GameFact => ({ id, count: sum(counts[id]), seat: null })

/** Fact about the seat that did it most often; about all seats where several share the most, or one plays alone. */
const mostOftenFact = (course: GameCourse, id: CountedEvent): GameFact => {
  const counts = course.counts[id]
  const most = Math.max(...counts)
  const isSingleSeat = counts.length > 1 && counts.indexOf(most) === counts.lastIndexOf(most)
  return isSingleSeat ? { id, count: most, seat: counts.indexOf(most) } : totalFact(course, id)
}

const BOARD_MOVES = ['swapped', 'slid', 'flipped'] as const

/**
 * Facts worth showing, the most remarkable first. Facts with a count of 0 are left out; changes of the lead and the
 * best turn need at least 2.
 */
export const gameFacts = (course: GameCourse): readonly GameFact[] => {
  const moveFacts = BOARD_MOVES.map((id) => mostOftenFact(course, id)).sort((a, b) => b.count - a.count)
  const [mostFrequentMove] = moveFacts
  const facts: readonly (GameFact | false | undefined)[] = [
    countLeadChanges(course) > 1 && { id: 'lead', count: countLeadChanges(course), seat: null },
    mostFrequentMove,
    course.bestTurn.count > 1 && { id: 'bestTurn', ...course.bestTurn },
    totalFact(course, 'rewarded'),
    { id: 'caught', count: course.caughtRats, seat: null },
    totalFact(course, 'blownUp'),
    mostOftenFact(course, 'collected'),
    mostOftenFact(course, 'laid'),
    mostOftenFact(course, 'retained'),
    mostOftenFact(course, 'completed'),
  ]
  const isWorthShowing = (fact: GameFact | false | undefined): fact is GameFact => !!fact && fact.count > 0
  return facts.filter(isWorthShowing)
}
