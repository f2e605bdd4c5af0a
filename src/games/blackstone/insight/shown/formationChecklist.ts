/**
 * Puzzle Master: how near the board is to a formation, and when an empty space loses the game (rulings 108 to 111,
 * 156).
 */
import { SPACES } from '../../board.ts'
import type { Face } from '../../faces.ts'
import { type Adjacency, createFormationChecklist, type FormationChecklist } from '../../rules/board/formation.ts'
import { faceAt } from '../../rules/engine/slots.ts'
import type { State } from '../../state.ts'

export const VASSALS_NEEDED = 16

/** Checklist of the present board. */
export const formationChecklist = (state: State): FormationChecklist =>
  createFormationChecklist(
    SPACES.map((space) => faceAt(state, space)),
    state.setting.options.adjacency as Adjacency,
  )

/** The face that stands most often, where one is there more than once; of several the first on the board. */
export const repeatedFace = (state: State): { readonly face: Face; readonly count: number } | null => {
  const faces = SPACES.map((space) => faceAt(state, space)).filter((face) => face >= 0)
  const counts = faces.map((face) => ({ face, count: faces.filter((other) => other === face).length }))
  const [most] = counts.sort((one, other) => other.count - one.count)
  return most && most.count > 1 ? most : null
}

/**
 * Would one more empty space put the formation out of reach? While a refill is asked about, the space of a used vassal
 * is already empty, and refills still to come can make up for it; a vassal to be retained is still on the board.
 */
export const losesByLeavingEmpty = (state: State): boolean => {
  const vassalCount = state.board.filter((slot) => slot >= 0).length
  const isRefill = state.todo.at(-1)?.do === 'refill'
  const remaining = isRefill ? vassalCount + state.marked.length - 1 : vassalCount - 1
  return state.setting.options.puzzleFloor === 'lose' && remaining < VASSALS_NEEDED
}
