/** King's Quest, 2 to 4 players: first to 21 points, the round is finished, most points win (rules 2.1). */
import { SETUP_MASK } from '../board.ts'
import { TASK_DECKS } from '../cards.ts'
import { setup } from '../rules/chapters/setup.ts'
import { turn } from '../rules/chapters/turn.ts'
import { totalOf } from '../rules/court.ts'
import type { Mode } from '../rules/mode.ts'
import { ranking } from '../rules/ranking.ts'
import { card } from './cards/kings-quest.ts'

export const mode: Mode = {
  ...card,
  mask: SETUP_MASK,
  piles: 4,
  decks: TASK_DECKS,
  startTokens: 1,
  chapters: [setup, turn],
  rats: false,
  formation: false,
  refillOptional: false,
  turn: ['recall', 'muster', 'work', 'rewards', 'assign', 'intrigue', 'limits', 'next'],
  verdict: () => null,

  verdictAtTurnEnd(state, roundEnds) {
    const { points, maxRounds } = state.setting.options
    const reached = state.courts.some((court) => totalOf(state, court) >= Number(points))
    const roundsOver = maxRounds !== 0 && state.round >= Number(maxRounds)
    return roundEnds && (reached || roundsOver) ? ranking(state) : null
  },

  asItStands: ranking,
}
