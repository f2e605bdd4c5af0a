/** Is every family as good to have as the others? */
import { FAMILIES } from '../../../../games/blackstone/everyFamily.ts'
import type { CourtFacts, Facts } from '../facts.ts'
import { isEven } from '../studies.ts'
import type { Bar } from './chart.ts'
import { averageOf, type Figure, shareOf, verdictOn, written } from './figures.ts'
import { wonBy } from './seats.ts'
import { nameOf, type Played, type Section } from './section.ts'

/** What a family may win of the games that it is in, for two. */
const WANTED = [40, 60] as const

const capital = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1)

/** The courts of a family, one a game at most, each with its game. */
const courtsOf = (games: readonly Facts[], family: string): readonly (readonly [Facts, CourtFacts])[] =>
  games.flatMap((game) => game.courts.flatMap((court) => (court.family === family ? [[game, court] as const] : [])))

const wonWith = (games: readonly Facts[], family: string): Figure =>
  shareOf(courtsOf(games, family).map(([game, court]) => wonBy(game, court)))

interface Row {
  readonly id: string
  readonly won: Figure
  /** On the same deals, where the table wishes even families. */
  readonly even: Figure
}

const rowsOf = (two: readonly Facts[], even: readonly Facts[]): readonly Row[] =>
  FAMILIES.map(({ id }) => ({ id, won: wonWith(two, id), even: wonWith(even, id) }))
    .filter(({ won }) => won.games > 0)
    .sort((a, b) => b.won.mean - a.won.mean)

const barsOf = ({ id, won, even }: Row): readonly Bar[] => {
  const bar: Bar = { label: capital(id), figure: won, wanted: WANTED }
  return even.games > 0 ? [bar, { ...bar, label: `${bar.label}, even`, figure: even }] : [bar]
}

export const families = (played: readonly Played[]): Section => {
  const forTwo = (even: boolean): readonly Facts[] =>
    played.find(({ study }) => study.seats === 2 && isEven(study) === even)?.games ?? []
  const two = forTwo(false)
  const rows = rowsOf(two, forTwo(true))
  const many = played.filter(({ study }) => study.seats > 2)
  return {
    title: 'Families',
    words:
      'Games of the King’s Quest won by the court of each family, in percent of those that it was in, against a family at random. Wanted for two: 40 to ' +
      '60. For three a third would be even, for four a quarter. *Even* are the same deals where Hester begins without tokens: the setting ' +
      '`evenFamilies`, which is ours.',
    chart: {
      name: 'families',
      title: 'Games for two won by each family, in percent',
      bars: rows.flatMap(barsOf),
      from: 0,
      to: 100,
      step: 10,
    },
    tables: [
      {
        head: [
          '',
          'games',
          'won, %',
          'against 40–60',
          'even, %',
          'against 40–60',
          'points',
          ...many.map(({ study }) => `${nameOf(study)}, %`),
        ],
        rows: rows.map(({ id, won, even }) => [
          capital(id),
          String(won.games),
          written(won),
          verdictOn(won, WANTED),
          written(even),
          even.games > 0 ? verdictOn(even, WANTED) : '',
          written(averageOf(courtsOf(two, id).map(([, court]) => court.measured))),
          ...many.map(({ games }) => written(wonWith(games, id))),
        ]),
      },
    ],
  }
}
