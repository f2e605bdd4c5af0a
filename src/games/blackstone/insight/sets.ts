/** What the sets of a court are worth, and what a vassal would add: for the table to show (rules 2.4, rulings 98 and 99). */
import type { Face } from '../faces.ts'
import { canJoin, kindsOf, type SetKind, setsOf, worthOf } from '../rules/quest/sets.ts'
import type { Court, State } from '../state.ts'

export interface SetWorth {
  readonly faces: readonly Face[]
  /** Every kind that it fits still. */
  readonly kinds: readonly SetKind[]
  readonly worth: number
}

export const setWorths = (state: State, court: Court): readonly SetWorth[] =>
  setsOf(state, court).map((faces) => ({ faces, kinds: kindsOf(faces), worth: worthOf(faces) }))

/** Points that a set of these faces wins or loses by one more; null where that one may not join. */
export const gain = (faces: readonly Face[], face: Face): number | null =>
  canJoin(faces, face) ? worthOf([...faces, face]) - worthOf(faces) : null
