/** Section on the length of games. */

import { averageOf, estimateText } from '#src/cli/selfplay/balance/estimate.ts'
import { percentile } from '#src/cli/statistics.ts'
import type { StudyGameFacts } from '../playStudyGame.ts'
import type { ReportBar } from './chart.ts'
import { type ReportSection, type StudyGames, studyName } from './section.ts'

const roundsOf = ({ rounds }: StudyGameFacts): number => rounds
const turnsOf = ({ courts }: StudyGameFacts): number => courts.reduce((sum, { turns }) => sum + turns.length, 0)

/** Reasons that decided the games, the most frequent first. */
const decidedByText = (games: readonly StudyGameFacts[]): string => {
  const counts = new Map<string, number>()
  for (const { decidedBy } of games) counts.set(decidedBy, (counts.get(decidedBy) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => `${reason} ${count}`)
    .join(', ')
}

const barOf = ({ study, games }: StudyGames): ReportBar => {
  const rounds = games.map(roundsOf)
  const figure = { mean: percentile(rounds, 50), low: percentile(rounds, 10), high: percentile(rounds, 90) }
  return { label: studyName(study), figure }
}

export const lengthsSection = (played: readonly StudyGames[]): ReportSection => ({
  title: 'Length',
  description:
    'Rounds until the end; the chart shows the median and what lies between the shortest and the longest tenth. A ' +
    'turn is one seat’s. What decided is the criterion that the winner was ahead in.',
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
        studyName(study),
        String(games.length),
        estimateText(averageOf(games.map(roundsOf))),
        ...[0, 10, 50, 90, 100].map((percent) => String(percentile(games.map(roundsOf), percent))),
        estimateText(averageOf(games.map(turnsOf))),
        decidedByText(games),
      ]),
    },
  ],
})
