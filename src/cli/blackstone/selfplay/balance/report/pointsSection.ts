/** Where do points come from? */
import { STACKS, type Stack } from '../../../../games/blackstone/cards.ts'
import type { CourtFacts } from '../facts.ts'
import type { Bar } from './chart.ts'
import { averageOf, type Figure, written } from './figures.ts'
import { nameOf, type Played, type Section } from './section.ts'

const NAMES: Readonly<Record<Stack, string>> = { knight: 'Knights', wizard: 'Wizards', king: 'Kings', ploy: 'Ploys' }

const points = (courts: readonly CourtFacts[], stack: Stack): Figure =>
  averageOf(courts.map((court) => court.points[stack]))
const cards = (courts: readonly CourtFacts[], stack: Stack): Figure =>
  averageOf(courts.map((court) => court.tasks[stack].length))

const rowsOf = ({ study, games }: Played): readonly (readonly string[])[] => {
  const first = games.flatMap(({ courts }) => courts.filter(({ rank }) => rank === 1))
  const others = games.flatMap(({ courts }) => courts.filter(({ rank }) => rank !== 1))
  return [first, others].flatMap((courts, i) =>
    courts.length === 0
      ? []
      : [
          [
            `${nameOf(study)}: ${i === 0 ? 'first' : 'others'}`,
            String(courts.length),
            ...STACKS.flatMap((stack) => [written(cards(courts, stack)), written(points(courts, stack))]),
          ],
        ],
  )
}

const winners = (played: readonly Played[]): readonly CourtFacts[] =>
  (played[0]?.games ?? []).flatMap(({ courts }) => courts.filter(({ rank }) => rank === 1))

export const pointsByType = (played: readonly Played[]): Section => ({
  title: 'Points by type of card',
  words:
    'What lies in the stacks of a court at the end: cards, asleep or not, and points that count, on average. Of courts that came first (or won ' +
    'together), and of the others.',
  chart: {
    name: 'points',
    title: 'Points of a winner in the King’s Quest for two, by type',
    bars: STACKS.map((stack): Bar => ({ label: NAMES[stack], figure: points(winners(played), stack) })),
    from: 0,
    to: 16,
    step: 2,
  },
  tables: [
    {
      head: ['', 'courts', ...STACKS.flatMap((stack) => [NAMES[stack], 'points'])],
      rows: played.flatMap(rowsOf),
    },
  ],
})
