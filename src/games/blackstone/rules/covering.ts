/** Which retained vassals pay for which faces: every face for itself, a wild one for any that it fits (rulings 50 and 131). */
import { type Face, isWild, standsFor } from '../faces.ts'

/** Faces, ascending. */
type Faces = readonly Face[]

const without = (faces: Faces, at: number): Faces => faces.filter((_, i) => i !== at)

/** Faces that are due and that these vassals leave unpaid, as few as can be: plain ones pay for themselves, wild ones for the rest. */
export const uncovered = (given: Faces, due: Faces): Faces => {
  if (given.length === 0 || due.length === 0) return due
  const rest = due.slice()
  for (const face of given) {
    const at = isWild(face) ? -1 : rest.indexOf(face)
    if (at >= 0) rest.splice(at, 1)
  }
  const wild = given.filter(isWild)
  return wild.length > 0 ? leftBy(wild, rest) : rest
}

/** Every wild vassal in turn pays for one that it fits, or for none. */
const leftBy = ([wild, ...others]: Faces, due: Faces): Faces => {
  if (wild === undefined) return due
  const uses = due.flatMap((face, at) => (standsFor(wild, face) ? [leftBy(others, without(due, at))] : []))
  return [...uses, leftBy(others, due)].reduce((least, left) => (left.length < least.length ? left : least))
}

/** Do these vassals pay for exactly the faces that are due, each for a different one? */
export const covers = (given: Faces, due: Faces): boolean =>
  given.length === due.length && uncovered(given, due).length === 0

/** The different ways to pay what is due out of what is held, each ascending. */
export const coverings = (held: Faces, [face, ...others]: Faces): readonly Faces[] => {
  if (face === undefined) return [[]]
  const first = held.flatMap((one, at) => (held.indexOf(one) === at && standsFor(one, face) ? [at] : []))
  const all = first.flatMap((at) =>
    coverings(without(held, at), others).map((rest) => [held[at] as Face, ...rest].sort((a, b) => a - b)),
  )
  return different(all)
}

/** Each of these only once. */
export const different = (all: readonly Faces[]): readonly Faces[] => [
  ...new Map(all.map((faces) => [faces.join(), faces] as const)).values(),
]
