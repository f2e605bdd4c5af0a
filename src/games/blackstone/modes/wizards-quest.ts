/** Wizard's Quest, 2 to 4 players: all vassals are in hands, and must go to the board (rules 2.5). */
import type { Outcome } from '../../../kernel/contract.ts'
import { wizardsQuest } from '../rules/chapters/wizards-quest.ts'
import type { Mode } from '../rules/mode.ts'
import { isLastRound } from '../rules/quest/ending.ts'
import { ranked } from '../rules/ranking.ts'
import type { State } from '../state.ts'
import { card } from './cards/wizards-quest.ts'

/** Fewest vassals in hand win, then most saved Knights (ruling 96). */
const ranking = (state: State): Outcome =>
  ranked(
    state.courts.map(({ vassals = [], knights }) => [-vassals.length, knights]),
    ['vassals', 'tokens'],
  )

export const mode: Mode = {
  ...card,
  mask: [],
  piles: 0,
  decks: ['machination'],
  startTokens: 0,
  chapters: [wizardsQuest],
  rats: false,
  formation: false,
  refillOptional: false,
  turn: ['pass', 'act', 'offer', 'next'],
  verdict: () => null,
  verdictAtTurnEnd: (state, roundEnds) => (roundEnds && isLastRound(state) ? ranking(state) : null),
  asItStands: ranking,
}
