/** What the sets of a court are worth, and what a vassal would add: for the table to show (rules 2.4, rulings 98 and 99). */
import { type Face, factionOf, roleOf } from '../faces.ts'
import { canJoin, kindsOf, type SetKind, setsOf, worthOf } from '../rules/quest/sets.ts'
import type { Court, State } from '../state.ts'

export interface SetWorth {
  readonly faces: readonly Face[]
  /** Every kind that it fits still. */
  readonly kinds: readonly SetKind[]
  readonly worth: number
}

export const setWorth = (faces: readonly Face[]): SetWorth => ({ faces, kinds: kindsOf(faces), worth: worthOf(faces) })

export const setWorths = (state: State, court: Court): readonly SetWorth[] => setsOf(state, court).map(setWorth)

/** Points that a set of these faces wins or loses by one more; null where that one may not join. */
export const gain = (faces: readonly Face[], face: Face): number | null =>
  canJoin(faces, face) ? worthOf([...faces, face]) - worthOf(faces) : null

/** What a set is: one vassal, one face again and again, all different, or what its vassals share. */
export type SetSort =
  | { readonly is: 'single' | 'same' | 'different' }
  | { readonly is: 'faction'; readonly faction: number }
  | { readonly is: 'role'; readonly role: number }

export const sortOf = (faces: readonly Face[]): SetSort => {
  const [first = 0] = faces
  const kinds = kindsOf(faces)
  if (faces.length < 2) return { is: 'single' }
  if (kinds.includes('same')) return { is: 'same' }
  if (kinds.includes('different')) return { is: 'different' }
  const faction = factionOf(first)
  return faces.every((face) => factionOf(face) === faction)
    ? { is: 'faction', faction }
    : { is: 'role', role: roleOf(first) }
}
