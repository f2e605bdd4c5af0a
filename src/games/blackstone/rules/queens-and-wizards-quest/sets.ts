/** Sets of vassals: which kinds a set fits, and what it is worth (rules 2.4, rulings 98 to 100). */
import { type Face, factionOf, roleOf } from '../../faces.ts'
import type { Court, State } from '../../state.ts'
import { faceInSlot } from '../engine/slots.ts'

export const SET_KINDS = ['different', 'alike', 'same'] as const
/** All different in faction and in role; all of one faction or all of one role; all of one face. */
export type SetKind = (typeof SET_KINDS)[number]

const countDistinct = (numbers: readonly number[]): number => new Set(numbers).size
const allDiffer = (numbers: readonly number[]): boolean => countDistinct(numbers) === numbers.length
const allEqual = (numbers: readonly number[]): boolean => countDistinct(numbers) <= 1

const FITS_KIND: Readonly<Record<SetKind, (faces: readonly Face[]) => boolean>> = {
  different: (faces) => allDiffer(faces.map(factionOf)) && allDiffer(faces.map(roleOf)), // ruling 100
  alike: (faces) => allEqual(faces.map(factionOf)) || allEqual(faces.map(roleOf)),
  same: allEqual,
}

/**
 * Points of a set by number of vassals. There are four roles, so at most four vassals can all be different (ruling
 * 100).
 */
const POINTS_BY_KIND: Readonly<Record<SetKind, (count: number) => number>> = {
  different: (count) => [0, 0, 1, 2, 4][count] ?? 0,
  alike: (count) => Math.max(0, count - 1),
  same: (count) => [0, 0, 1, 4][count] ?? 8 * (count - 3),
}

/** Points of a set of this kind with this number of vassals. */
export const pointsOfKind = (kind: SetKind, count: number): number => POINTS_BY_KIND[kind](count)

/** Kinds of set that these faces fit; a set must always fit one (ruling 98). */
export const setKindsOf = (faces: readonly Face[]): readonly SetKind[] =>
  SET_KINDS.filter((kind) => FITS_KIND[kind](faces))

export const canJoinSet = (faces: readonly Face[], face: Face): boolean => setKindsOf([...faces, face]).length > 0

/** Points of a set: the best kind that it fits counts (ruling 99). */
export const pointsOfSet = (faces: readonly Face[]): number =>
  Math.max(0, ...setKindsOf(faces).map((kind) => pointsOfKind(kind, faces.length)))

/** Faces of a court's sets, as the vassals were taken. */
export const setFacesOf = (state: State, { sets = [] }: Court): readonly (readonly Face[])[] =>
  sets.map((set) => set.map((slot) => faceInSlot(state, slot)))

/** Points of all sets of a court. */
export const totalSetPoints = (state: State, court: Court): number =>
  setFacesOf(state, court).reduce((sum, faces) => sum + pointsOfSet(faces), 0)
