/** Puzzle Master: how near the board is to a formation, and when leaving a space empty gives the game away (rulings 108 to 111, 156). */
import { SPACES } from '../board.ts'
import { type Adjacency, type Checklist, checklist } from '../rules/formation.ts'
import { faceAt } from '../rules/play.ts'
import type { State } from '../state.ts'

export const VASSALS_NEEDED = 16

/** The live checklist of the board. */
export const checklistOf = (state: State): Checklist =>
  checklist(
    SPACES.map((space) => faceAt(state, space)),
    state.setting.options.adjacency as Adjacency,
  )

/** Would leaving one more space empty put the formation out of reach? Spaces still to be refilled can make up for it. */
export const leavingEmptyLoses = (state: State): boolean => {
  const lying = state.board.filter((slot) => slot >= 0).length
  const toCome = Math.max(0, state.marked.length - 1)
  return state.setting.options.puzzleFloor === 'lose' && lying + toCome < VASSALS_NEEDED
}
