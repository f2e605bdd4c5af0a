/** Section on the three rats decks and how hard they are. */

import { averageOf, type Estimate, estimateText, shareOf } from '#src/cli/selfplay/balance/estimate.ts'
import type { StudyGameFacts } from '../playStudyGame.ts'
import type { ReportBar } from './chart.ts'
import { type ReportSection, type StudyGames, studyName } from './section.ts'

const shareWon = (games: readonly StudyGameFacts[]): Estimate =>
  shareOf(games.map(({ courts }) => (courts[0]?.rank === 1 ? 1 : 0)))

const dogsIn = ({ courts }: StudyGameFacts): number => courts.reduce((sum, court) => sum + court.dogs, 0)
const totalMeasured = ({ courts }: StudyGameFacts): number => courts.reduce((sum, court) => sum + court.measured, 0)

/** Number of games by the reason that ended them. */
const reasonsText = (games: readonly StudyGameFacts[]): string =>
  [...new Set(games.map(({ decidedBy }) => decidedBy))]
    .map((reason) => `${reason} ${games.filter(({ decidedBy }) => decidedBy === reason).length}`)
    .join(', ')

export const ratsDecksSection = (played: readonly StudyGames[]): ReportSection => ({
  title: 'Rats decks',
  description:
    'Games won against the rats by the quick level, in percent, with each deck; points are those of all courts ' +
    'together.',
  chart: {
    name: 'rats',
    title: 'Games won against the rats, in percent',
    bars: played.map(({ study, games }): ReportBar => ({ label: studyName(study), figure: shareWon(games) })),
    from: 0,
    to: 100,
    step: 10,
  },
  tables: [
    {
      head: ['', 'games', 'won, %', 'points', 'dogs', 'ended by'],
      rows: played.map(({ study, games }) => [
        studyName(study),
        String(games.length),
        estimateText(shareWon(games)),
        estimateText(averageOf(games.map(totalMeasured))),
        estimateText(averageOf(games.map(dogsIn))),
        reasonsText(games),
      ]),
    },
  ],
})
