/** Puzzle Master's Quest, 2 players together: order the outer ring before twelve rats are in the walls (rules 2.6). */
import { SPACES } from '../board.ts'
import { rats } from '../rules/chapters/rats.ts'
import { refillOrNot } from '../rules/chapters/refill-or-not.ts'
import { setup } from '../rules/chapters/setup.ts'
import { turn } from '../rules/chapters/turn.ts'
import { type Adjacency, isFormation } from '../rules/formation.ts'
import type { Mode } from '../rules/mode.ts'
import { faceAt } from '../rules/play.ts'
import { activeRats, TOO_MANY_RATS } from '../rules/rats.ts'
import { allLose, allWin, outOfRounds } from '../rules/together.ts'
import type { State } from '../state.ts'
import { card } from './cards/puzzle-master.ts'

const VASSALS_NEEDED = 16

const won = allWin('formation')
const lostToRats = allLose('rats')
const outOfReach = allLose('tooFewVassals')

const vassals = (state: State): number => state.board.filter((slot) => slot >= 0).length

/** The formation stands, and no space is marked: marked vassals are spent (ruling 111). */
const stands = (state: State): boolean =>
  state.marked.length === 0 &&
  vassals(state) === VASSALS_NEEDED &&
  isFormation(
    SPACES.map((space) => faceAt(state, space)),
    state.setting.options.adjacency as Adjacency,
  )

export const mode: Mode = {
  ...card,
  mask: SPACES,
  piles: 2,
  decks: ['guild', 'power'],
  startTokens: 0,
  chapters: [setup, turn, refillOrNot, rats],
  rats: true,
  formation: true,
  refillOptional: true,
  turn: ['recall', 'muster', 'work', 'rewards', 'assign', 'intrigue', 'limits', 'rats', 'next'],

  verdict(state) {
    if (stands(state)) return won(state)
    return activeRats(state) >= TOO_MANY_RATS ? lostToRats(state) : null
  },

  /** Nothing in this mode adds a vassal: with fewer than sixteen the formation is out of reach (ruling 156). */
  verdictAtTurnEnd(state, roundEnds) {
    const { puzzleFloor } = state.setting.options
    if (puzzleFloor === 'lose' && vassals(state) < VASSALS_NEEDED) return outOfReach(state)
    return outOfRounds(state, roundEnds)
  },

  asItStands: allLose('agreement'),
}
