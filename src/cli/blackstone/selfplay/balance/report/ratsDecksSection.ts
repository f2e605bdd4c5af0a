/** How hard are the three rats decks? */
import type { Facts } from '../facts.ts'
import type { Bar } from './chart.ts'
import { averageOf, type Figure, shareOf, written } from './figures.ts'
import { nameOf, type Played, type Section } from './section.ts'

const won = (games: readonly Facts[]): Figure => shareOf(games.map(({ courts }) => (courts[0]?.rank === 1 ? 1 : 0)))

const dogs = ({ courts }: Facts): number => courts.reduce((sum, court) => sum + court.dogs, 0)
const measured = ({ courts }: Facts): number => courts.reduce((sum, court) => sum + court.measured, 0)

/** How many games ended for which reason. */
const reasons = (games: readonly Facts[]): string =>
  [...new Set(games.map(({ decidedBy }) => decidedBy))]
    .map((why) => `${why} ${games.filter(({ decidedBy }) => decidedBy === why).length}`)
    .join(', ')

export const ratsDecks = (played: readonly Played[]): Section => ({
  title: 'Rats decks',
  words:
    'Games won against the rats by the quick level, in percent, with each deck; points are those of all courts together.',
  chart: {
    name: 'rats',
    title: 'Games won against the rats, in percent',
    bars: played.map(({ study, games }): Bar => ({ label: nameOf(study), figure: won(games) })),
    from: 0,
    to: 100,
    step: 10,
  },
  tables: [
    {
      head: ['', 'games', 'won, %', 'points', 'dogs', 'ended by'],
      rows: played.map(({ study, games }) => [
        nameOf(study),
        String(games.length),
        written(won(games)),
        written(averageOf(games.map(measured))),
        written(averageOf(games.map(dogs))),
        reasons(games),
      ]),
    },
  ],
})
