/** Is some task completed far more or less often than its equals? */
import { type BoxDeck, TASK_DECKS, TASKS } from '../../../../games/blackstone/cards.ts'
import { meanOf } from '../../../ladder/figures.ts'
import type { Facts } from '../facts.ts'
import { type Figure, shareOf, written } from './figures.ts'
import type { Played, Section } from './section.ts'

interface Rate {
  readonly id: string
  readonly completed: Figure
}

const completedIn = ({ courts }: Facts): ReadonlySet<string> =>
  new Set(courts.flatMap(({ tasks }) => Object.values(tasks).flat()))

/** The tasks of a deck that are worth so many points, the seldomest first. */
const ratesOf = (completed: readonly ReadonlySet<string>[], deck: BoxDeck, points: number): readonly Rate[] =>
  TASKS.filter((task) => task.deck === deck && task.type !== 'knightWizard' && task.points === points)
    .map(({ id }) => ({ id, completed: shareOf(completed.map((ids) => (ids.has(id) ? 1 : 0))) }))
    .sort((a, b) => a.completed.mean - b.completed.mean)

const named = (rate: Rate | undefined): string => (rate ? `${rate.id}: ${written(rate.completed)}` : '')

const rowOf = (deck: BoxDeck, points: number, rates: readonly Rate[]): readonly string[] => {
  const mean = meanOf(rates.map(({ completed }) => completed.mean))
  const beside = rates.filter(({ completed }) => completed.high < mean || completed.low > mean)
  const cells = [points, rates.length, mean.toFixed(1), named(rates[0]), named(rates.at(-1)), beside.length]
  return [deck, ...cells.map(String)]
}

const POINTS = [1, 2, 3, 4, 5]

export const tasks = (played: readonly Played[]): Section => {
  const games = played.find(({ study }) => study.seats === 2)?.games ?? []
  const completed = games.map(completedIn)
  const rows = TASK_DECKS.flatMap((deck) =>
    POINTS.flatMap((points) => {
      const rates = ratesOf(completed, deck, points)
      return rates.length > 0 ? [rowOf(deck, points, rates)] : []
    }),
  )
  return {
    title: 'Single tasks',
    words:
      'In how many of 100 games of the King’s Quest for two a task lay in some court’s stacks at the end: the average of the tasks of a deck that are ' +
      'worth equally many points, the least and the most completed of them, and how many have an interval wholly beside the average. As these are ' +
      '95 % intervals, one of twenty would by chance.',
    tables: [{ head: ['deck', 'points', 'tasks', 'average, %', 'least', 'most', 'beside the average'], rows }],
  }
}
