/** Section on where points come from. */

import { averageOf, type Estimate, estimateText } from '#src/cli/selfplay/balance/estimate.ts'
import { STACKS, type Stack } from '#src/games/blackstone/cards.ts'
import type { CourtFacts } from '../playStudyGame.ts'
import type { ReportBar } from './chart.ts'
import { type ReportSection, type StudyGames, studyName } from './section.ts'

const STACK_NAMES: Readonly<Record<Stack, string>> = {
  knight: 'Knights',
  wizard: 'Wizards',
  king: 'Kings',
  ploy: 'Ploys',
}

const averagePoints = (courts: readonly CourtFacts[], stack: Stack): Estimate =>
  averageOf(courts.map((court) => court.points[stack]))
const averageCards = (courts: readonly CourtFacts[], stack: Stack): Estimate =>
  averageOf(courts.map((court) => court.tasks[stack].length))

const rowsOf = ({ study, games }: StudyGames): readonly (readonly string[])[] => {
  const first = games.flatMap(({ courts }) => courts.filter(({ rank }) => rank === 1))
  const others = games.flatMap(({ courts }) => courts.filter(({ rank }) => rank !== 1))
  return [first, others].flatMap((courts, i) =>
    courts.length === 0
      ? []
      : [
          [
            `${studyName(study)}: ${i === 0 ? 'first' : 'others'}`,
            String(courts.length),
            ...STACKS.flatMap((stack) => [
              estimateText(averageCards(courts, stack)),
              estimateText(averagePoints(courts, stack)),
            ]),
          ],
        ],
  )
}

const winnerCourts = (played: readonly StudyGames[]): readonly CourtFacts[] =>
  (played[0]?.games ?? []).flatMap(({ courts }) => courts.filter(({ rank }) => rank === 1))

export const pointsSection = (played: readonly StudyGames[]): ReportSection => ({
  title: 'Points by type of card',
  description:
    'What lies in the stacks of a court at the end: cards, asleep or not, and points that count, on average. Of ' +
    'courts that came first (or won together), and of the others.',
  chart: {
    name: 'points',
    title: 'Points of a winner in the King’s Quest for two, by type',
    bars: STACKS.map(
      (stack): ReportBar => ({ label: STACK_NAMES[stack], figure: averagePoints(winnerCourts(played), stack) }),
    ),
    from: 0,
    to: 16,
    step: 2,
  },
  tables: [
    {
      head: ['', 'courts', ...STACKS.flatMap((stack) => [STACK_NAMES[stack], 'points'])],
      rows: played.flatMap(rowsOf),
    },
  ],
})
