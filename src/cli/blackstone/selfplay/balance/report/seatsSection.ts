/** Section on whether it matters who begins. */

import { averageOf, estimateText, intervalVerdict, shareOf } from '#src/cli/selfplay/balance/estimate.ts'
import type { CourtFacts, StudyGameFacts } from '../playStudyGame.ts'
import type { ReportBar } from './chart.ts'
import { type ReportSection, type StudyGames, studyName } from './section.ts'

const PLACES = ['first', 'second', 'third', 'fourth']

/** Lowest and highest share that one of two seats of equal level may win, in percent. */
const WANTED = [45, 55] as const

/** Score of a court: 1 for a win, a share where several came first. */
export const winShare = ({ courts }: StudyGameFacts, { rank }: CourtFacts): number =>
  rank === 1 ? 1 / courts.filter((court) => court.rank === 1).length : 0

/** Court that plays `place` turns after the first. */
const courtInTurnOrder = ({ courts, first }: StudyGameFacts, place: number): CourtFacts => {
  const court = courts[(first + place) % courts.length]
  if (!court) throw new Error('a game without courts')
  return court
}

const rowsOf = ({ study, games }: StudyGames) =>
  Array.from({ length: study.seats }, (_, place) => {
    const won = shareOf(games.map((game) => winShare(game, courtInTurnOrder(game, place))))
    const measured = averageOf(games.map((game) => courtInTurnOrder(game, place).measured))
    const even = 100 / study.seats
    const wanted = study.seats === 2 ? WANTED : ([even, even] as const)
    return { label: `${studyName(study)}: ${PLACES[place]}`, won, measured, wanted, isTwo: study.seats === 2 }
  })

export const seatsSection = (played: readonly StudyGames[]): ReportSection => {
  const rows = played.flatMap(rowsOf)
  const bars = rows.map(({ label, won, wanted }): ReportBar => ({ label, figure: won, wanted }))
  return {
    title: 'Who begins',
    description:
      'Games won by the court that plays first, second, third and fourth in the round, in percent; where several ' +
      'come first each has its share. Wanted for two: 45 to 55. For three and four the mark is where all would be ' +
      'even. The last column is what the court has at the end: points, points of sets, vassals left in hand, or ' +
      'completed Machinations of the First Edition. *Even* are the same deals with a setting that is ours: in the ' +
      'Queen’s and the Wizard’s Quest who plays later begins with saved Knights (`evenStart`), in the King’s Quest ' +
      'Hester begins without tokens (`evenFamilies`).',
    chart: { name: 'seats', title: 'Games won by who plays first, in percent', bars, from: 0, to: 100, step: 10 },
    tables: [
      {
        head: ['', 'games', 'won, %', 'against 45–55', 'at the end'],
        rows: rows.map(({ label, won, measured, wanted, isTwo }) => [
          label,
          String(won.games),
          estimateText(won),
          isTwo ? intervalVerdict(won, wanted) : '',
          estimateText(measured),
        ]),
      },
    ],
  }
}
