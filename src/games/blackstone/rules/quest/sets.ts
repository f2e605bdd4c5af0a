/** Sets of vassals: which kinds a set fits, and what it is worth (rules 2.4, rulings 98 to 100). */
import { type Face, factionOf, roleOf } from '../../faces.ts'
import type { Court, State } from '../../state.ts'
import { faceIn } from '../play.ts'

export const SET_KINDS = ['different', 'alike', 'same'] as const
/** All different in faction and in role; all of one faction or all of one role; all of one face. */
export type SetKind = (typeof SET_KINDS)[number]

const kinds = (numbers: readonly number[]): number => new Set(numbers).size
const allDiffer = (numbers: readonly number[]): boolean => kinds(numbers) === numbers.length
const allEqual = (numbers: readonly number[]): boolean => kinds(numbers) <= 1

const FITS: Readonly<Record<SetKind, (faces: readonly Face[]) => boolean>> = {
  different: (faces) => allDiffer(faces.map(factionOf)) && allDiffer(faces.map(roleOf)),
  alike: (faces) => allEqual(faces.map(factionOf)) || allEqual(faces.map(roleOf)),
  same: allEqual,
}

/** Points of a set of so many vassals; there are four roles, so no more than four can all be different (ruling 100). */
const WORTH: Readonly<Record<SetKind, (count: number) => number>> = {
  different: (count) => [0, 0, 1, 2, 4][count] ?? 0,
  alike: (count) => Math.max(0, count - 1),
  same: (count) => [0, 0, 1, 4][count] ?? 8 * (count - 3),
}

/** Points of a set of this kind with so many vassals. */
export const setWorth = (kind: SetKind, count: number): number => WORTH[kind](count)

/** The kinds that these faces fit; a set must always fit one (ruling 98). */
export const kindsOf = (faces: readonly Face[]): readonly SetKind[] => SET_KINDS.filter((kind) => FITS[kind](faces))

export const canJoin = (faces: readonly Face[], face: Face): boolean => kindsOf([...faces, face]).length > 0

/** What a set is worth: the best kind that it fits counts (ruling 99). */
export const worthOf = (faces: readonly Face[]): number =>
  Math.max(0, ...kindsOf(faces).map((kind) => setWorth(kind, faces.length)))

/** The faces of a court's sets, as they were taken. */
export const setsOf = (state: State, { sets = [] }: Court): readonly (readonly Face[])[] =>
  sets.map((set) => set.map((slot) => faceIn(state, slot)))

/** Points of all sets of a court. */
export const setPoints = (state: State, court: Court): number =>
  setsOf(state, court).reduce((sum, faces) => sum + worthOf(faces), 0)
