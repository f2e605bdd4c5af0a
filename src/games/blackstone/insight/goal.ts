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

/**
 * Would leaving one more space empty put the formation out of reach? The space of a used vassal is empty already while it is asked
 * about, and those still to come can make up for it; a vassal to be retained still lies.
 */
export const leavingEmptyLoses = (state: State): boolean => {
  const lying = state.board.filter((slot) => slot >= 0).length
  const isRefill = state.todo.at(-1)?.do === 'refill'
  const left = isRefill ? lying + state.marked.length - 1 : lying - 1
  return state.setting.options.puzzleFloor === 'lose' && left < VASSALS_NEEDED
}
