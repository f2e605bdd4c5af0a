/** Puzzle Master: how near the board is to a formation (rulings 108 to 111). */
import { SPACES } from '../../board.ts'
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
