/** Is some task completed far more or less often than the others of its deck? */
import { type BoxDeck, TASK_DECKS, TASKS } from '../../../../games/blackstone/cards.ts'
import type { Facts } from '../facts.ts'
import { averageOf, type Figure, shareOf, written } from './figures.ts'
import type { Played, Section } from './section.ts'

const completedIn = ({ courts }: Facts): ReadonlySet<string> =>
  new Set(courts.flatMap(({ tasks }) => Object.values(tasks).flat()))

interface Rate {
  readonly id: string
  readonly points: number
  readonly completed: Figure
}

const ratesOf = (games: readonly Facts[], deck: BoxDeck): readonly Rate[] => {
  const completed = games.map(completedIn)
  return TASKS.filter((task) => task.deck === deck && task.type !== 'knightWizard')
    .map(({ id, points }) => ({ id, points, completed: shareOf(completed.map((ids) => (ids.has(id) ? 1 : 0))) }))
    .sort((a, b) => a.completed.mean - b.completed.mean)
}

const named = (rate: Rate | undefined): string => (rate ? `${rate.id}: ${written(rate.completed)}` : '')

const rowOf = (games: readonly Facts[], deck: BoxDeck): readonly string[] => {
  const rates = ratesOf(games, deck)
  const all = averageOf(rates.map(({ completed }) => completed.mean))
  const beside = rates.filter(({ completed }) => completed.high < all.mean || completed.low > all.mean)
  return [deck, String(rates.length), all.mean.toFixed(1), named(rates[0]), named(rates.at(-1)), String(beside.length)]
}

const byPoints = (games: readonly Facts[], deck: BoxDeck): readonly (readonly string[])[] => {
  const rates = ratesOf(games, deck)
  return [...new Set(rates.map(({ points }) => points))].sort().map((points) => {
    const of = rates.filter((rate) => rate.points === points)
    return [deck, String(points), String(of.length), written(averageOf(of.map(({ completed }) => completed.mean)))]
  })
}

export const tasks = (played: readonly Played[]): Section => {
  const games = played.find(({ study }) => study.seats === 2)?.games ?? []
  return {
    title: 'Single tasks',
    words:
      'In how many of 100 games of the King’s Quest for two a task lay in some court’s stacks at the end. Of 32 equal tasks one or two would lie ' +
      'beside the average by chance, as their intervals are 95 %. The second table is by printed points: tasks worth more should not be completed ' +
      'far less often.',
    tables: [
      {
        head: ['deck', 'tasks', 'average, %', 'least', 'most', 'interval beside the average'],
        rows: TASK_DECKS.map((deck) => rowOf(games, deck)),
      },
      {
        head: ['deck', 'points', 'tasks', 'completed in, %'],
        rows: TASK_DECKS.flatMap((deck) => byPoints(games, deck)),
      },
    ],
  }
}
