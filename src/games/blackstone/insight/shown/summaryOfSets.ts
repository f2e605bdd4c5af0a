/** Values of the sets of a court, and what a vassal would add (rules 2.4, rulings 98 and 99). */
import { type Face, factionOf, roleOf } from '../../faces.ts'
import {
  canJoinSet,
  pointsOfSet,
  type SetKind,
  setFacesOf,
  setKindsOf,
} from '../../rules/queens-and-wizards-quest/sets.ts'
import type { Court, State } from '../../state.ts'

export interface SetSummary {
  readonly faces: readonly Face[]
  /** All kinds that it can still be. */
  readonly kinds: readonly SetKind[]
  readonly value: number
}

const summarizeSet = (faces: readonly Face[]): SetSummary => ({
  faces,
  kinds: setKindsOf(faces),
  value: pointsOfSet(faces),
})

export const summarizeSets = (state: State, court: Court): readonly SetSummary[] =>
  setFacesOf(state, court).map(summarizeSet)

/** Points that one more face adds to a set, may be negative; null where it may not join. */
export const gainOfSet = (faces: readonly Face[], face: Face): number | null =>
  canJoinSet(faces, face) ? pointsOfSet([...faces, face]) - pointsOfSet(faces) : null

/** Theme of a set: one vassal, the same face each time, all different, or what its vassals share. */
export type SetTheme =
  | { readonly is: 'single' | 'same' | 'different' }
  | { readonly is: 'faction'; readonly faction: number }
  | { readonly is: 'role'; readonly role: number }

export const themeOfSet = (faces: readonly Face[]): SetTheme => {
  const [first = 0] = faces
  const kinds = setKindsOf(faces)
  if (faces.length < 2) return { is: 'single' }
  if (kinds.includes('same')) return { is: 'same' }
  if (kinds.includes('different')) return { is: 'different' }
  const faction = factionOf(first)
  return faces.every((face) => factionOf(face) === faction)
    ? { is: 'faction', faction }
    : { is: 'role', role: roleOf(first) }
}
