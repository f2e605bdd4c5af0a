/** What a set of the Queen's Quest is worth, with what may still become of it. */
import { type Description, type Face, faceOfWanted, factionOf, roleOf } from '../../faces.ts'
import { setWorth } from '../../rules/quest/sets.ts'
import type { QueensWeights } from './quest-weights.ts'

type Faces = readonly Face[]

/** What fits no kind of set. */
const NO_SET = -1

const isOne = (mask: number): boolean => (mask & (mask - 1)) === 0

const countOf = (mask: number): number => {
  let count = 0
  for (let left = mask; left > 0; left &= left - 1) count++
  return count
}

/** At least two faces: points of the best kind that they fit, and what that kind promises. */
const promiseOf = (faces: Faces, weights: QueensWeights): number => {
  let [factions, roles] = [0, 0]
  for (const face of faces) {
    factions |= 1 << factionOf(face)
    roles |= 1 << roleOf(face)
  }
  const n = faces.length
  if (isOne(factions) && isOne(roles))
    return setWorth('same', n) + (n === 2 ? weights.twins : n === 3 ? weights.triplets : 0)
  if (isOne(factions) || isOne(roles)) return setWorth('alike', n) + weights.alike
  if (countOf(factions) < n || countOf(roles) < n) return NO_SET
  return setWorth('different', n) + (n === 2 ? weights.twoDiffer : n === 3 ? weights.threeDiffer : 0)
}

/** What a set is worth, its points and what it promises. */
export const setPromise = (faces: Faces, weights: QueensWeights): number =>
  faces.length < 2 ? faces.length * weights.begun : promiseOf(faces, weights)

/** What a vassal that fits would add, in the set that it serves best or in a new one. */
export const added = (sets: readonly Faces[], want: Description, weights: QueensWeights): number => {
  const face = faceOfWanted(want)
  let most = weights.begun
  for (const set of sets) {
    const then = promiseOf([...set, face], weights)
    if (then !== NO_SET) most = Math.max(most, then - setPromise(set, weights))
  }
  return most
}
