/** Section on families: is every family as good to have as the others? */

import { averageOf, type Estimate, estimateText, intervalVerdict, shareOf } from '#src/cli/selfplay/balance/estimate.ts'
import { ALL_FAMILIES } from '#src/games/blackstone/allFamilies.ts'
import type { CourtFacts, StudyGameFacts } from '../playStudyGame.ts'
import { hasEvenSetting } from '../studies.ts'
import type { ReportBar } from './chart.ts'
import { winShare } from './seatsSection.ts'
import { type ReportSection, type StudyGames, studyName } from './section.ts'

/** Share of its games that a family may win with two players, in percent. */
const WANTED = [40, 60] as const

const capitalize = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1)

/** Courts of a family, at most one for each game, with its game. */
const courtsOf = (
  games: readonly StudyGameFacts[],
  family: string,
): readonly (readonly [StudyGameFacts, CourtFacts])[] =>
  games.flatMap((game) => game.courts.flatMap((court) => (court.family === family ? [[game, court] as const] : [])))

const wonWith = (games: readonly StudyGameFacts[], family: string): Estimate =>
  shareOf(courtsOf(games, family).map(([game, court]) => winShare(game, court)))

interface FamilyRow {
  readonly id: string
  readonly won: Estimate
  /** Games of the same deals with the setting for even families. */
  readonly even: Estimate
}

const rowsOf = (boxGames: readonly StudyGameFacts[], evenGames: readonly StudyGameFacts[]): readonly FamilyRow[] =>
  ALL_FAMILIES.map(({ id }) => ({ id, won: wonWith(boxGames, id), even: wonWith(evenGames, id) }))
    .filter(({ won }) => won.games > 0)
    .sort((a, b) => b.won.mean - a.won.mean)

const barsOf = ({ id, won, even }: FamilyRow): readonly ReportBar[] => {
  const bar: ReportBar = { label: capitalize(id), figure: won, wanted: WANTED }
  return even.games > 0 ? [bar, { ...bar, label: `${bar.label}, even`, figure: even }] : [bar]
}

export const familiesSection = (played: readonly StudyGames[]): ReportSection => {
  const gamesForTwo = (even: boolean): readonly StudyGameFacts[] =>
    played.find(({ study }) => study.seats === 2 && hasEvenSetting(study) === even)?.games ?? []
  const boxGames = gamesForTwo(false)
  const rows = rowsOf(boxGames, gamesForTwo(true))
  const largerStudies = played.filter(({ study }) => study.seats > 2)
  return {
    title: 'Families',
    description:
      'Games of the King’s Quest won by the court of each family, in percent of those that it was in, against a ' +
      'family at random. Wanted for two: 40 to 60. For three a third would be even, for four a quarter. *Even* are ' +
      'the same deals where Hester begins without tokens: the setting `evenFamilies`, which is ours.',
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
          ...largerStudies.map(({ study }) => `${studyName(study)}, %`),
        ],
        rows: rows.map(({ id, won, even }) => [
          capitalize(id),
          String(won.games),
          estimateText(won),
          intervalVerdict(won, WANTED),
          estimateText(even),
          even.games > 0 ? intervalVerdict(even, WANTED) : '',
          estimateText(averageOf(courtsOf(boxGames, id).map(([, court]) => court.measured))),
          ...largerStudies.map(({ games }) => estimateText(wonWith(games, id))),
        ]),
      },
    ],
  }
}
