/**
 * Which formation is nearest, as if one vassal could serve twice: the lines shared out among the groups, the ends of each so that
 * neighbours round the corners differ (rules 2.6). Measured in tokens for moves and flips.
 */
import { RING, type Space } from '../../board.ts'
import { type Face, faceOf } from '../../faces.ts'
import { type Lying, STEPS } from './board.ts'

const FOUR = [0, 1, 2, 3] as const
export const EDGE = RING.length

const permutations = (items: readonly number[]): readonly (readonly number[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) => permutations(items.filter((one) => one !== item)).map((rest) => [item, ...rest]))

/** The groups of four faces, by faction and by role, each in the order of what must differ between neighbours. */
const GROUPS: readonly (readonly (readonly Face[])[])[] = [
  FOUR.map((faction) => FOUR.map((role) => faceOf(faction, role))),
  FOUR.map((role) => FOUR.map((faction) => faceOf(faction, role))),
]

/** A group on a line: which faces, and where the four places of the line begin on the ring. Sixteen for each of four frames. */
interface Part {
  readonly faces: readonly Face[]
  readonly begin: number
}

/** Lines by faction or by role, with their corner at the beginning or at the end. `frame * 16 + group * 4 + line`. */
const PARTS: readonly Part[] = GROUPS.flatMap((groups) =>
  [0, 1].flatMap((corner) => groups.flatMap((faces) => FOUR.map((line) => ({ faces, begin: line * 4 + corner })))),
)

/** All ways to share the lines out: for each line the number of its part. */
const SHARINGS: readonly (readonly number[])[] = FOUR.flatMap((frame) =>
  permutations(FOUR).map((order) => order.map((group, line) => frame * 16 + group * 4 + line)),
)

/** The ends of a line and what is between: `first * 4 + last`. */
const ENDS = FOUR.flatMap((first) =>
  FOUR.filter((last) => last !== first).map((last) => {
    const [x = 0, y = 0] = FOUR.filter((one) => one !== first && one !== last)
    return { first, last, x, y }
  }),
)

/** Each two ends once: between them stands the same, whichever is the first. */
const PAIRS = ENDS.filter(({ first, last }) => first < last)

const NOT = 120

/** For each face and place of the ring the tokens that bring the nearest vassal there. */
const near = new Uint8Array(EDGE * EDGE)
/** For each part the least by its ends, and the least of all. */
const byEnds = new Uint8Array(PARTS.length * 16).fill(NOT)
const byPart = new Uint8Array(PARTS.length)

const measureNear = (lying: readonly Lying[], absent: Uint8Array): void => {
  for (let face = 0; face < EDGE; face++) near.fill(absent[face] as number, face * EDGE, (face + 1) * EDGE)
  for (const { space, face, reverse } of lying) {
    const steps = STEPS[space] as readonly number[]
    for (let place = 0; place < EDGE; place++) {
      const moves = steps[RING[place] as Space] as number
      const up = face * EDGE + place
      const down = reverse * EDGE + place
      if (moves < (near[up] as number)) near[up] = moves
      if (moves + 1 < (near[down] as number)) near[down] = moves + 1
    }
  }
}

/** Where each face of a part stands in `near` on each place of its line: `part * 16 + face * 4 + place`. */
const AT = Uint8Array.from(
  PARTS.flatMap(({ faces, begin }) => faces.flatMap((face) => FOUR.map((i) => face * EDGE + ((begin + i) % EDGE)))),
)

/** Tokens that bring one of the part's faces to a place of its line. */
const nearAt = (part: number, one: number, i: number): number => near[AT[part * 16 + one * 4 + i] as number] as number

/** What must stand between the ends, one way or the other. */
const middleOf = (part: number, x: number, y: number): number =>
  Math.min(nearAt(part, x, 1) + nearAt(part, y, 2), nearAt(part, y, 1) + nearAt(part, x, 2))

const measurePart = (part: number): void => {
  let least = NOT
  for (const { first, last, x, y } of PAIRS) {
    const middle = middleOf(part, x, y)
    const there = nearAt(part, first, 0) + middle + nearAt(part, last, 3)
    const back = nearAt(part, last, 0) + middle + nearAt(part, first, 3)
    byEnds[part * 16 + first * 4 + last] = there
    byEnds[part * 16 + last * 4 + first] = back
    least = Math.min(least, there, back)
  }
  byPart[part] = least
}

/** The least up to each line by the face at its end, for a round that begins with one face: `line * 4 + last`. */
const upTo = new Uint8Array(16)

const leastBut = (line: number, not: number): number => {
  let least = NOT
  for (let last = 0; last < 4; last++) {
    const here = upTo[line * 4 + last] as number
    if (last !== not && here < least) least = here
  }
  return least
}

/** The least all round the ring where this face of the first line comes first. */
const roundFrom = (sharing: readonly number[], start: number): number => {
  const first = (sharing[0] as number) * 16 + start * 4
  for (let last = 0; last < 4; last++) upTo[last] = byEnds[first + last] as number
  for (let line = 1; line < 4; line++) {
    const ends = (sharing[line] as number) * 16
    for (let last = 0; last < 4; last++) upTo[line * 4 + last] = NOT
    for (let one = 0; one < 4; one++) {
      const before = leastBut(line - 1, one)
      for (let last = 0; last < 4; last++) {
        const sum = before + (byEnds[ends + one * 4 + last] as number)
        if (sum < (upTo[line * 4 + last] as number)) upTo[line * 4 + last] = sum
      }
    }
  }
  return leastBut(3, start)
}

/** A formation, as far as its lines and their ends go, and the tokens for it if one vassal could serve twice. */
export interface Formation {
  readonly sum: number
  readonly sharing: readonly number[]
  readonly start: number
}

const leastOf = (sharing: readonly number[]): number => {
  let sum = 0
  for (let line = 0; line < 4; line++) sum += byPart[sharing[line] as number] as number
  return sum
}

/** The nearest of all for less than so many tokens, at most so many, as if one vassal could serve twice. Of equals the first comes first. */
const nearest = (most: number, below: number): readonly Formation[] => {
  const found: Formation[] = []
  let worst = below
  for (const sharing of SHARINGS) {
    if (leastOf(sharing) >= worst) continue
    for (let start = 0; start < 4; start++) {
      const sum = roundFrom(sharing, start)
      if (sum >= worst) continue
      found.push({ sum, sharing, start })
      found.sort((a, b) => a.sum - b.sum)
      if (found.length > most) found.pop()
      if (found.length === most) worst = (found[most - 1] as Formation).sum
    }
  }
  return found
}

/** The face for each place of the ring, found from the last line backwards. */
export const facesOf = ({ sharing, start }: Formation): readonly Face[] => {
  roundFrom(sharing, start)
  const faces = new Array<Face>(EDGE).fill(0)
  let after = start
  for (let line = 3; line >= 0; line--) {
    const number = sharing[line] as number
    let [least, best] = [NOT * 2, ENDS[0] as (typeof ENDS)[number]]
    for (const ends of ENDS) {
      if (ends.last === after || (line === 0 && ends.first !== start)) continue
      const sum =
        (byEnds[number * 16 + ends.first * 4 + ends.last] as number) + (line > 0 ? leastBut(line - 1, ends.first) : 0)
      if (sum < least) [least, best] = [sum, ends]
    }
    lay(faces, number, best)
    after = best.first
  }
  return faces
}

const lay = (faces: Face[], number: number, { first, last, x, y }: (typeof ENDS)[number]): void => {
  const part = PARTS[number] as Part
  const isStraight = nearAt(number, x, 1) + nearAt(number, y, 2) <= nearAt(number, y, 1) + nearAt(number, x, 2)
  const order = isStraight ? [first, x, y, last] : [first, y, x, last]
  order.forEach((one, i) => {
    faces[(part.begin + i) & 15] = part.faces[one] as Face
  })
}

/** Measures a board; `absent`: for each face what it costs without a vassal for it. All that is asked here is asked of the last board. */
export const measureRing = (lying: readonly Lying[], absent: Uint8Array): void => {
  measureNear(lying, absent)
  for (let part = 0; part < PARTS.length; part++) measurePart(part)
}

/** The nearest formation of the board before: the nearest of this one is no further than that, which spares most of the search. */
let before: Formation = { sum: NOT, sharing: SHARINGS[0] as readonly number[], start: 0 }

export const nearestFormation = (): Formation => {
  const [first] = nearest(1, roundFrom(before.sharing, before.start) + 1)
  if (!first) throw new Error('no formation is near')
  before = first
  return first
}

/** How many of the nearest formations are looked at closely. */
const CLOSELY = 4

/** The other near formations for less than so many tokens. */
export const otherFormations = (below: number): readonly Formation[] => nearest(CLOSELY, below).slice(1)
