/** Co-op, 2 players: 50 points together before twelve rats are in the walls (rules 2.3). */
import { SETUP_MASK } from '../board.ts'
import { TASK_DECKS } from '../cards.ts'
import { rats } from '../rules/chapters/rats.ts'
import { setup } from '../rules/chapters/setup.ts'
import { turn } from '../rules/chapters/turn.ts'
import type { Mode } from '../rules/mode.ts'
import { allLose, outOfRounds, pointsOrRats } from '../rules/together.ts'
import { card } from './cards/coop.ts'

export const mode: Mode = {
  ...card,
  mask: SETUP_MASK,
  piles: 4,
  decks: TASK_DECKS,
  startTokens: 1,
  chapters: [setup, turn, rats],
  rats: true,
  formation: false,
  refillOptional: false,
  turn: ['recall', 'muster', 'work', 'rewards', 'assign', 'intrigue', 'limits', 'rats', 'next'],
  verdict: pointsOrRats,
  verdictAtTurnEnd: outOfRounds,
  asItStands: allLose('agreement'),
}
