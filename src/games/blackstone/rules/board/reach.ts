/** Reach of slides and swaps. */
import { DIAGONALS, NEIGHBOURS, RAYS, type Space } from '../../board.ts'
import type { State } from '../../state.ts'
import { slotAt } from '../engine/slots.ts'

/** Spaces that a vassal on `from` can slide to or swap with; slide and swap check what is on them. */
export type Reach = (state: State, from: Space) => readonly Space[]

/** The four orthogonal neighbours (rulings 56 and 57). */
export const orthogonalReach: Reach = (_, from) => NEIGHBOURS[from] ?? []

/** The four diagonal neighbours; vassals beside the way do not matter (ruling 88). */
export const diagonalReach: Reach = (_, from) => DIAGONALS[from] ?? []

/** Up to `maxDistance` spaces in one orthogonal direction, all of them empty (ruling 87). */
export const straightReach =
  (maxDistance: number): Reach =>
  (state, from) =>
    (RAYS[from] ?? []).flatMap((ray) => {
      const firstOccupied = ray.findIndex((space) => slotAt(state, space) >= 0)
      return ray.slice(0, firstOccupied < 0 ? maxDistance : Math.min(maxDistance, firstOccupied))
    })
