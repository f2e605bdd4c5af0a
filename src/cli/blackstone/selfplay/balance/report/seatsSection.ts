/** Does it matter who begins? */
import type { CourtFacts, Facts } from '../facts.ts'
import type { Bar } from './chart.ts'
import { averageOf, shareOf, verdictOn, written } from './figures.ts'
import { nameOf, type Played, type Section } from './section.ts'

const PLACES = ['first', 'second', 'third', 'fourth']

/** What two seats of equal level may win at most, and at least. */
const WANTED = [45, 55] as const

/** A game that a court won counts 1; where several came first, its share of it. */
export const wonBy = ({ courts }: Facts, { rank }: CourtFacts): number =>
  rank === 1 ? 1 / courts.filter((court) => court.rank === 1).length : 0

/** The court that plays so many turns after the first. */
const courtAt = ({ courts, first }: Facts, place: number): CourtFacts => {
  const court = courts[(first + place) % courts.length]
  if (!court) throw new Error('a game without courts')
  return court
}

const rowsOf = ({ study, games }: Played) =>
  Array.from({ length: study.seats }, (_, place) => {
    const won = shareOf(games.map((game) => wonBy(game, courtAt(game, place))))
    const measured = averageOf(games.map((game) => courtAt(game, place).measured))
    const even = 100 / study.seats
    const wanted = study.seats === 2 ? WANTED : ([even, even] as const)
    return { label: `${nameOf(study)}: ${PLACES[place]}`, won, measured, wanted, isTwo: study.seats === 2 }
  })

export const seats = (played: readonly Played[]): Section => {
  const rows = played.flatMap(rowsOf)
  const bars = rows.map(({ label, won, wanted }): Bar => ({ label, figure: won, wanted }))
  return {
    title: 'Who begins',
    words:
      'Games won by the court that plays first, second, third and fourth in the round, in percent; where several come first each has its share. ' +
      'Wanted for two: 45 to 55. For three and four the mark is where all would be even. The last column is what the court has at the end: points, ' +
      'points of sets, vassals left in hand, or completed Machinations of the First Edition. *Even* are the same deals with a setting that is ' +
      'ours: in the Queen’s and the Wizard’s Quest who plays later begins with saved Knights (`evenStart`), in the King’s Quest Hester ' +
      'begins without tokens (`evenFamilies`).',
    chart: { name: 'seats', title: 'Games won by who plays first, in percent', bars, from: 0, to: 100, step: 10 },
    tables: [
      {
        head: ['', 'games', 'won, %', 'against 45–55', 'at the end'],
        rows: rows.map(({ label, won, measured, wanted, isTwo }) => [
          label,
          String(won.games),
          written(won),
          isTwo ? verdictOn(won, wanted) : '',
          written(measured),
        ]),
      },
    ],
  }
}
