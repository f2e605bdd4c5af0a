/**
 * How far a board is from a formation (rules 2.6): moves and flips that bring a vassal for each of the sixteen faces to its space on the
 * edge, no vassal twice, so that neighbours round the corners differ. A guess: a swap may bring two vassals further at once, and what
 * stands in the way is not looked at.
 */
import { RING, type Space } from '../../board.ts'
import type { Face } from '../../faces.ts'
import { leastSum } from './assigned.ts'
import { type Lying, STEPS } from './board.ts'
import { EDGE, facesOf, measureRing, nearestFormation, otherFormations } from './ring.ts'

/** What a face costs that no vassal of the board and no top of a pile shows on either side. */
const ABSENT = 6

/** More vassals than the board holds. */
const MOST = 32
const cost = new Int16Array(EDGE * MOST)

/** Tokens that bring a vassal of its own to each place; where none can come for less, another is exchanged for what is absent. */
const shared = (lying: readonly Lying[], faces: readonly Face[], absent: Uint8Array): number => {
  const columns = Math.max(EDGE, lying.length)
  for (let place = 0; place < EDGE; place++)
    cost.fill(absent[faces[place] as Face] as number, place * columns, (place + 1) * columns)
  for (let one = 0; one < lying.length; one++) {
    const { space, face, reverse } = lying[one] as Lying
    const steps = STEPS[space] as readonly number[]
    for (let place = 0; place < EDGE; place++) {
      const wanted = faces[place]
      if (wanted !== face && wanted !== reverse) continue
      const tokens = (steps[RING[place] as Space] as number) + (wanted === face ? 0 : 1)
      const at = place * columns + one
      if (tokens < (cost[at] as number)) cost[at] = tokens
    }
  }
  return leastSum(cost, EDGE, columns)
}

/** Boards that were measured: of what is tried in a turn most leaves the board as it was, or as another way left it. */
const measured = new Map<string, number>()
const MOST_MEASURED = 4_000

/** What a face costs that no vassal of the board is left for: one on top of a pile comes with a Knight, and a flip, others when they may. */
const absentFrom = (tops: readonly Lying[], otherwise: number): Uint8Array => {
  const absent = new Uint8Array(EDGE).fill(otherwise)
  for (const { face, reverse } of tops) {
    absent[face] = Math.min(otherwise, 1)
    absent[reverse] = Math.min(absent[reverse] as number, 2)
  }
  return absent
}

const keyOf = (lying: readonly Lying[]): string => {
  let key = ''
  for (const { space, face, reverse } of lying) key += String.fromCharCode((space << 8) | (face << 4) | reverse)
  return key
}

/** Tokens for moves and flips to the formation that is nearest; what cannot come from the board comes from the tops of the piles. */
export const distanceToFormation = (
  lying: readonly Lying[],
  tops: readonly Lying[] = [],
  otherwise: number = ABSENT,
): number => {
  const key = `${otherwise}${keyOf(lying)} ${keyOf(tops)}`
  const known = measured.get(key)
  if (known !== undefined) return known
  const distance = measure(lying, absentFrom(tops, otherwise))
  if (measured.size === MOST_MEASURED) measured.clear()
  measured.set(key, distance)
  return distance
}

/** No vassal twice costs no less than if one could serve twice: what is not nearer then need not be looked at. */
const measure = (lying: readonly Lying[], absent: Uint8Array): number => {
  measureRing(lying, absent)
  const first = nearestFormation()
  let least = shared(lying, facesOf(first), absent)
  if (least === first.sum) return least
  for (const other of otherFormations(least)) {
    if (other.sum >= least) break
    least = Math.min(least, shared(lying, facesOf(other), absent))
  }
  return least
}
