/**
 * Payment of faces with retained vassals: each face pays for itself, a wild one for any that it fits (rulings 50 and
 * 131).
 */
import { canPayFor, type Face, isWild } from '../../faces.ts'

/** Faces, ascending. */
type FaceList = readonly Face[]

const without = (faces: FaceList, at: number): FaceList => faces.filter((_, i) => i !== at)

/**
 * Due faces that these vassals leave unpaid, as few as possible: plain ones pay for themselves, wild ones for the
 * others.
 */
export const unpaidFaces = (vassals: FaceList, due: FaceList): FaceList => {
  if (vassals.length === 0 || due.length === 0) return due
  const unpaid = due.slice()
  for (const face of vassals) {
    const at = isWild(face) ? -1 : unpaid.indexOf(face)
    if (at >= 0) unpaid.splice(at, 1)
  }
  const wild = vassals.filter(isWild)
  return wild.length > 0 ? fewestUnpaid(wild, unpaid) : unpaid
}

/** Tries every wild vassal for each face that it fits, and for none. */
const fewestUnpaid = ([wild, ...otherWilds]: FaceList, due: FaceList): FaceList => {
  if (wild === undefined) return due
  const outcomes = due.flatMap((face, at) =>
    canPayFor(wild, face) ? [fewestUnpaid(otherWilds, without(due, at))] : [],
  )
  return [...outcomes, fewestUnpaid(otherWilds, due)].reduce((least, left) =>
    left.length < least.length ? left : least,
  )
}

/** Do these vassals pay for exactly the due faces, each for a different one? */
export const paysExactly = (vassals: FaceList, due: FaceList): boolean =>
  vassals.length === due.length && unpaidFaces(vassals, due).length === 0

/** Different ways to pay what is due with the available faces, each ascending. */
export const paymentsFor = (available: FaceList, [face, ...otherFaces]: FaceList): readonly FaceList[] => {
  if (face === undefined) return [[]]
  const payingIndexes = available.flatMap((one, at) =>
    available.indexOf(one) === at && canPayFor(one, face) ? [at] : [],
  )
  const payments = payingIndexes.flatMap((at) =>
    paymentsFor(without(available, at), otherFaces).map((otherPayment) =>
      [available[at] as Face, ...otherPayment].sort((a, b) => a - b),
    ),
  )
  return distinctPayments(payments)
}

/** The payments without duplicates. */
export const distinctPayments = (payments: readonly FaceList[]): readonly FaceList[] => [
  ...new Map(payments.map((faces) => [faces.join(), faces] as const)).values(),
]
