/** Value of a set of the Queen's Quest, with what it may still become. */
import { type Face, type FacePattern, faceOfPattern, factionOf, roleOf } from '../../../faces.ts'
import { pointsOfKind } from '../../../rules/queens-and-wizards-quest/sets.ts'
import type { QueensWeights } from './questWeights.ts'

type FaceList = readonly Face[]

/** Result for faces that fit no kind of set. */
const INVALID_SET = -1

const isSingleBit = (mask: number): boolean => (mask & (mask - 1)) === 0

const countBits = (mask: number): number => {
  let count = 0
  for (let remaining = mask; remaining > 0; remaining &= remaining - 1) count++
  return count
}

/** Value of at least two faces: points of the best kind that they fit, and the potential of that kind. */
const potentialOfSeveral = (faces: FaceList, weights: QueensWeights): number => {
  let [factions, roles] = [0, 0]
  for (const face of faces) {
    factions |= 1 << factionOf(face)
    roles |= 1 << roleOf(face)
  }
  const count = faces.length
  if (isSingleBit(factions) && isSingleBit(roles))
    return pointsOfKind('same', count) + (count === 2 ? weights.twins : count === 3 ? weights.triplets : 0)
  if (isSingleBit(factions) || isSingleBit(roles)) return pointsOfKind('alike', count) + weights.alike
  if (countBits(factions) < count || countBits(roles) < count) return INVALID_SET
  return pointsOfKind('different', count) + (count === 2 ? weights.twoDiffer : count === 3 ? weights.threeDiffer : 0)
}

/** Value of a set: its points and its potential. */
export const potentialOfSet = (faces: FaceList, weights: QueensWeights): number =>
  faces.length < 2 ? faces.length * weights.singleVassalSet : potentialOfSeveral(faces, weights)

/** Gain from a vassal that fits the description, in the set where it adds most or in a new one. */
export const potentialGain = (sets: readonly FaceList[], description: FacePattern, weights: QueensWeights): number => {
  const face = faceOfPattern(description)
  let bestGain = weights.singleVassalSet
  for (const set of sets) {
    const potential = potentialOfSeveral([...set, face], weights)
    if (potential !== INVALID_SET) bestGain = Math.max(bestGain, potential - potentialOfSet(set, weights))
  }
  return bestGain
}
