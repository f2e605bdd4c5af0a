/** How far a slide or a swap reaches. */
import { DIAGONALS, NEIGHBOURS, RAYS, type Space } from '../board.ts'
import type { State } from '../state.ts'
import { slotAt } from './play.ts'

/** The spaces that a vassal comes to from this one, or changes places with; whether a vassal lies there, slide and swap ask. */
export type Reach = (state: State, from: Space) => readonly Space[]

/** The four orthogonal neighbours (rulings 56 and 57). */
export const beside: Reach = (_, from) => NEIGHBOURS[from] ?? []

/** The four diagonal neighbours; what stands beside the way does not matter (ruling 88). */
export const cornerwise: Reach = (_, from) => DIAGONALS[from] ?? []

/** Up to `most` spaces in one orthogonal line, all of them empty (ruling 87). */
export const along =
  (most: number): Reach =>
  (state, from) =>
    (RAYS[from] ?? []).flatMap((ray) => {
      const empty = ray.findIndex((space) => slotAt(state, space) >= 0)
      return ray.slice(0, empty < 0 ? most : Math.min(most, empty))
    })
