/** How long is a game? */
import type { Facts } from '../facts.ts'
import type { Bar } from './chart.ts'
import { averageOf, percentile, written } from './figures.ts'
import { nameOf, type Played, type Section } from './section.ts'

const roundsOf = ({ rounds }: Facts): number => rounds
const turnsOf = ({ courts }: Facts): number => courts.reduce((sum, { turns }) => sum + turns.length, 0)

/** What decided, the most frequent first. */
const deciding = (games: readonly Facts[]): string => {
  const counts = new Map<string, number>()
  for (const { decidedBy } of games) counts.set(decidedBy, (counts.get(decidedBy) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([why, count]) => `${why} ${count}`)
    .join(', ')
}

const barOf = ({ study, games }: Played): Bar => {
  const rounds = games.map(roundsOf)
  const figure = { mean: percentile(rounds, 50), low: percentile(rounds, 10), high: percentile(rounds, 90) }
  return { label: nameOf(study), figure }
}

export const lengths = (played: readonly Played[]): Section => ({
  title: 'Length',
  words:
    'Rounds until the end; the chart shows the median and what lies between the shortest and the longest tenth. A turn is one seat’s. What ' +
    'decided is the criterion that the winner was ahead in.',
  chart: { name: 'lengths', title: 'Rounds until the end', bars: played.map(barOf), from: 0, to: 50, step: 5 },
  tables: [
    {
      head: [
        '',
        'games',
        'rounds, mean',
        'shortest',
        'tenth',
        'median',
        'nine tenths',
        'longest',
        'turns, mean',
        'decided by',
      ],
      rows: played.map(({ study, games }) => [
        nameOf(study),
        String(games.length),
        written(averageOf(games.map(roundsOf))),
        ...[0, 10, 50, 90, 100].map((percent) => String(percentile(games.map(roundsOf), percent))),
        written(averageOf(games.map(turnsOf))),
        deciding(games),
      ]),
    },
  ],
})
