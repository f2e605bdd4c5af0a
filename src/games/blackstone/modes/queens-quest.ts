/** Queen's Quest, 2 to 4 players: sets of vassals, taken with Machinations (rules 2.4). */
import type { Outcome } from '../../../kernel/contract.ts'
import { SETUP_MASK } from '../board.ts'
import { queensQuest } from '../rules/chapters/queens-quest.ts'
import type { Mode } from '../rules/mode.ts'
import { isLastRound } from '../rules/quest/ending.ts'
import { setPoints } from '../rules/quest/sets.ts'
import { ranked } from '../rules/ranking.ts'
import type { State } from '../state.ts'
import { card } from './cards/queens-quest.ts'

/** Most points win, a tie is shared (ruling 166). */
const ranking = (state: State): Outcome =>
  ranked(
    state.courts.map((court) => [setPoints(state, court)]),
    ['points'],
  )

export const mode: Mode = {
  ...card,
  mask: SETUP_MASK,
  piles: 4,
  decks: ['machination'],
  startTokens: 0,
  chapters: [queensQuest],
  rats: false,
  formation: false,
  refillOptional: false,
  turn: ['act', 'offer', 'next'],
  verdict: () => null,
  verdictAtTurnEnd: (state, roundEnds) => (roundEnds && isLastRound(state) ? ranking(state) : null),
  asItStands: ranking,
}
