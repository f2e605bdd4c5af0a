/** Section on tasks that are completed far more or less often than their equals. */

import { type Estimate, estimateText, shareOf } from '#src/cli/selfplay/balance/estimate.ts'
import { meanOf } from '#src/cli/statistics.ts'
import { BOX_DECKS, type BoxDeck, TASKS } from '#src/games/blackstone/cards.ts'
import type { StudyGameFacts } from '../playStudyGame.ts'
import type { ReportSection, StudyGames } from './section.ts'

interface TaskRate {
  readonly id: string
  readonly completed: Estimate
}

const completedTaskIds = ({ courts }: StudyGameFacts): ReadonlySet<string> =>
  new Set(courts.flatMap(({ tasks }) => Object.values(tasks).flat()))

/** Tasks of a deck with this many points, the most seldom completed first. */
const ratesOf = (completed: readonly ReadonlySet<string>[], deck: BoxDeck, points: number): readonly TaskRate[] =>
  TASKS.filter((task) => task.deck === deck && task.type !== 'knightWizard' && task.points === points)
    .map(({ id }) => ({ id, completed: shareOf(completed.map((ids) => (ids.has(id) ? 1 : 0))) }))
    .sort((a, b) => a.completed.mean - b.completed.mean)

const rateText = (rate: TaskRate | undefined): string => (rate ? `${rate.id}: ${estimateText(rate.completed)}` : '')

const rowOf = (deck: BoxDeck, points: number, rates: readonly TaskRate[]): readonly string[] => {
  const mean = meanOf(rates.map(({ completed }) => completed.mean))
  const outliers = rates.filter(({ completed }) => completed.high < mean || completed.low > mean)
  const cells = [points, rates.length, mean.toFixed(1), rateText(rates[0]), rateText(rates.at(-1)), outliers.length]
  return [deck, ...cells.map(String)]
}

const POINTS = [1, 2, 3, 4, 5]

export const tasksSection = (played: readonly StudyGames[]): ReportSection => {
  const games = played.find(({ study }) => study.seats === 2)?.games ?? []
  const completed = games.map(completedTaskIds)
  const rows = BOX_DECKS.flatMap((deck) =>
    POINTS.flatMap((points) => {
      const rates = ratesOf(completed, deck, points)
      return rates.length > 0 ? [rowOf(deck, points, rates)] : []
    }),
  )
  return {
    title: 'Single tasks',
    description:
      'In how many of 100 games of the King’s Quest for two a task lay in some court’s stacks at the end: the ' +
      'average of the tasks of a deck that are worth equally many points, the least and the most completed of them, ' +
      'and how many have an interval wholly beside the average. As these are 95 % intervals, one of twenty would by ' +
      'chance.',
    tables: [{ head: ['deck', 'points', 'tasks', 'average, %', 'least', 'most', 'beside the average'], rows }],
  }
}
