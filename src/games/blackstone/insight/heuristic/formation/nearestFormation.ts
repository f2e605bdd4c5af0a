/**
 * Nearest formation of a board, as if one vassal could serve twice: each line gets a group of faces, and the ends of
 * the lines are chosen so that neighbours round the corners differ (rules 2.6). Measured in tokens for moves and flips.
 */
import { RING_SPACES, type Space } from '../../../board.ts'
import { type Face, faceOf } from '../../../faces.ts'
import { DISTANCES } from '../boardDistances.ts'
import type { BoardVassal } from '../boardVassals.ts'

const FOUR_INDICES = [0, 1, 2, 3] as const
export const RING_SIZE = RING_SPACES.length

const permutations = (items: readonly number[]): readonly (readonly number[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) =>
        permutations(items.filter((other) => other !== item)).map((permutation) => [item, ...permutation]),
      )

/** Groups of four faces, by faction and by role, each in the order of what must differ between neighbours. */
const FACE_GROUPS: readonly (readonly (readonly Face[])[])[] = [
  FOUR_INDICES.map((faction) => FOUR_INDICES.map((role) => faceOf(faction, role))),
  FOUR_INDICES.map((role) => FOUR_INDICES.map((faction) => faceOf(faction, role))),
]

/**
 * Group of faces on a line, and where the four places of the line begin on the ring. Sixteen for each of four frames.
 */
interface LinePart {
  readonly faces: readonly Face[]
  readonly start: number
}

/** Lines by faction or by role, with their corner at the beginning or at the end: `frame * 16 + group * 4 + line`. */
const LINE_PARTS: readonly LinePart[] = FACE_GROUPS.flatMap((groups) =>
  [0, 1].flatMap((corner) =>
    groups.flatMap((faces) => FOUR_INDICES.map((line) => ({ faces, start: line * 4 + corner }))),
  ),
)

/** All ways to give the groups of a frame to the lines: the number of the part for each line. */
const PARTITIONS: readonly (readonly number[])[] = FOUR_INDICES.flatMap((frame) =>
  permutations(FOUR_INDICES).map((order) => order.map((group, line) => frame * 16 + group * 4 + line)),
)

/** Choices of the two faces at the ends of a line, with the two that are then between them (`x`, `y`). */
const LINE_ENDS = FOUR_INDICES.flatMap((first) =>
  FOUR_INDICES.filter((last) => last !== first).map((last) => {
    const [x = 0, y = 0] = FOUR_INDICES.filter((index) => index !== first && index !== last)
    return { first, last, x, y }
  }),
)

/** Each pair of ends once: the same faces are between them, whichever end is first. */
const END_PAIRS = LINE_ENDS.filter(({ first, last }) => first < last)

const UNREACHABLE = 120

/** Formation as far as its lines and their ends are chosen, and its tokens if one vassal could serve twice. */
export interface FormationEstimate {
  readonly tokens: number
  readonly partition: readonly number[]
  readonly startFace: number
}

/** Measured board and working memory. All questions are about the board that `measureRing` measured last. */
export interface RingMeasure {
  /** Tokens that bring the nearest vassal with a face to a place of the ring: `face * RING_SIZE + place`. */
  readonly nearestTokens: Uint8Array
  /** Least tokens of each part by the faces at its ends: `part * 16 + first * 4 + last`. */
  readonly minByEnds: Uint8Array
  /** Least tokens of each part with any ends. */
  readonly minByPart: Uint8Array
  /** Least tokens up to each line by the face at its end, for a ring that begins with one face: `line * 4 + last`. */
  readonly minUpToLine: Uint8Array
  /** Nearest formation of the board before: for this board it is an upper bound, which spares most of the search. */
  previousNearest: FormationEstimate
}

/** Creates the buffers, about 2 kB; `measureRing` must be called before anything is asked. */
export const createRingMeasure = (): RingMeasure => ({
  nearestTokens: new Uint8Array(RING_SIZE * RING_SIZE),
  minByEnds: new Uint8Array(LINE_PARTS.length * 16).fill(UNREACHABLE),
  minByPart: new Uint8Array(LINE_PARTS.length),
  minUpToLine: new Uint8Array(16),
  previousNearest: { tokens: UNREACHABLE, partition: PARTITIONS[0] as readonly number[], startFace: 0 },
})

const measureNearestTokens = (
  nearestTokens: Uint8Array,
  vassals: readonly BoardVassal[],
  absentCosts: Uint8Array,
): void => {
  for (let face = 0; face < RING_SIZE; face++)
    nearestTokens.fill(absentCosts[face] as number, face * RING_SIZE, (face + 1) * RING_SIZE)
  for (const { space, face, reverse } of vassals) {
    const steps = DISTANCES[space] as readonly number[]
    for (let place = 0; place < RING_SIZE; place++) {
      const moves = steps[RING_SPACES[place] as Space] as number
      const shownIndex = face * RING_SIZE + place
      const reverseIndex = reverse * RING_SIZE + place
      if (moves < (nearestTokens[shownIndex] as number)) nearestTokens[shownIndex] = moves
      if (moves + 1 < (nearestTokens[reverseIndex] as number)) nearestTokens[reverseIndex] = moves + 1
    }
  }
}

/** Index in `nearestTokens` of each face of a part at each place of its line: `part * 16 + face * 4 + place`. */
const NEAREST_INDEX = Uint8Array.from(
  LINE_PARTS.flatMap(({ faces, start }) =>
    faces.flatMap((face) => FOUR_INDICES.map((i) => face * RING_SIZE + ((start + i) % RING_SIZE))),
  ),
)

/** Tokens that bring one of the part's faces to a place of its line. */
const nearestTokensAt = (nearestTokens: Uint8Array, part: number, faceIndex: number, place: number): number =>
  nearestTokens[NEAREST_INDEX[part * 16 + faceIndex * 4 + place] as number] as number

/** Tokens for the two faces between the ends, in the cheaper order. */
const minMiddleTokens = (nearestTokens: Uint8Array, part: number, x: number, y: number): number =>
  Math.min(
    nearestTokensAt(nearestTokens, part, x, 1) + nearestTokensAt(nearestTokens, part, y, 2),
    nearestTokensAt(nearestTokens, part, y, 1) + nearestTokensAt(nearestTokens, part, x, 2),
  )

const measurePart = ({ nearestTokens, minByEnds, minByPart }: RingMeasure, part: number): void => {
  let minTokens = UNREACHABLE
  for (const { first, last, x, y } of END_PAIRS) {
    const middle = minMiddleTokens(nearestTokens, part, x, y)
    const forward =
      nearestTokensAt(nearestTokens, part, first, 0) + middle + nearestTokensAt(nearestTokens, part, last, 3)
    const backward =
      nearestTokensAt(nearestTokens, part, last, 0) + middle + nearestTokensAt(nearestTokens, part, first, 3)
    minByEnds[part * 16 + first * 4 + last] = forward
    minByEnds[part * 16 + last * 4 + first] = backward
    minTokens = Math.min(minTokens, forward, backward)
  }
  minByPart[part] = minTokens
}

const minUpToLineExcept = (minUpToLine: Uint8Array, line: number, excludedFace: number): number => {
  let minTokens = UNREACHABLE
  for (let last = 0; last < 4; last++) {
    const tokens = minUpToLine[line * 4 + last] as number
    if (last !== excludedFace && tokens < minTokens) minTokens = tokens
  }
  return minTokens
}

/**
 * Least tokens round the whole ring with this face of the first line first. Leaves `minUpToLine` filled for this ring.
 */
const minRingTokens = (
  { minByEnds, minUpToLine }: RingMeasure,
  partition: readonly number[],
  startFace: number,
): number => {
  const startIndex = (partition[0] as number) * 16 + startFace * 4
  for (let last = 0; last < 4; last++) minUpToLine[last] = minByEnds[startIndex + last] as number
  for (let line = 1; line < 4; line++) {
    const partIndex = (partition[line] as number) * 16
    for (let last = 0; last < 4; last++) minUpToLine[line * 4 + last] = UNREACHABLE
    for (let firstFace = 0; firstFace < 4; firstFace++) {
      const tokensBefore = minUpToLineExcept(minUpToLine, line - 1, firstFace)
      for (let last = 0; last < 4; last++) {
        const sum = tokensBefore + (minByEnds[partIndex + firstFace * 4 + last] as number)
        if (sum < (minUpToLine[line * 4 + last] as number)) minUpToLine[line * 4 + last] = sum
      }
    }
  }
  return minUpToLineExcept(minUpToLine, 3, startFace)
}

const lowerBoundOf = ({ minByPart }: RingMeasure, partition: readonly number[]): number => {
  let sum = 0
  for (let line = 0; line < 4; line++) sum += minByPart[partition[line] as number] as number
  return sum
}

/**
 * At most `maxCount` nearest formations for less than `limit` tokens, nearest first, as if one vassal could serve
 * twice. Of equals the one earlier in `PARTITIONS` comes first.
 */
const nearestFormations = (ring: RingMeasure, maxCount: number, limit: number): readonly FormationEstimate[] => {
  const found: FormationEstimate[] = []
  let bound = limit
  for (const partition of PARTITIONS) {
    if (lowerBoundOf(ring, partition) >= bound) continue
    for (let startFace = 0; startFace < 4; startFace++) {
      const tokens = minRingTokens(ring, partition, startFace)
      if (tokens >= bound) continue
      found.push({ tokens, partition, startFace })
      found.sort((a, b) => a.tokens - b.tokens)
      if (found.length > maxCount) found.pop()
      if (found.length === maxCount) bound = (found[maxCount - 1] as FormationEstimate).tokens
    }
  }
  return found
}

/** Face for each place of the ring, found from the last line backwards. */
export const ringFacesOf = (ring: RingMeasure, { partition, startFace }: FormationEstimate): readonly Face[] => {
  const { minByEnds, minUpToLine } = ring
  minRingTokens(ring, partition, startFace)
  const faces = new Array<Face>(RING_SIZE).fill(0)
  let nextFirstFace = startFace
  for (let line = 3; line >= 0; line--) {
    const part = partition[line] as number
    let [minTokens, bestEnds] = [UNREACHABLE * 2, LINE_ENDS[0] as (typeof LINE_ENDS)[number]]
    for (const ends of LINE_ENDS) {
      if (ends.last === nextFirstFace || (line === 0 && ends.first !== startFace)) continue
      const sum =
        (minByEnds[part * 16 + ends.first * 4 + ends.last] as number) +
        (line > 0 ? minUpToLineExcept(minUpToLine, line - 1, ends.first) : 0)
      if (sum < minTokens) [minTokens, bestEnds] = [sum, ends]
    }
    placeLineFaces(ring.nearestTokens, faces, part, bestEnds)
    nextFirstFace = bestEnds.first
  }
  return faces
}

/** Writes the four faces of a line into `faces`, those between the ends in the cheaper order. */
const placeLineFaces = (
  nearestTokens: Uint8Array,
  faces: Face[],
  partIndex: number,
  { first, last, x, y }: (typeof LINE_ENDS)[number],
): void => {
  const part = LINE_PARTS[partIndex] as LinePart
  const isStraight =
    nearestTokensAt(nearestTokens, partIndex, x, 1) + nearestTokensAt(nearestTokens, partIndex, y, 2) <=
    nearestTokensAt(nearestTokens, partIndex, y, 1) + nearestTokensAt(nearestTokens, partIndex, x, 2)
  const order = isStraight ? [first, x, y, last] : [first, y, x, last]
  order.forEach((faceIndex, i) => {
    faces[(part.start + i) & 15] = part.faces[faceIndex] as Face
  })
}

/**
 * Measures a board, which the other functions are then about. `absentCosts`: tokens for each face without a vassal for
 * it.
 */
export const measureRing = (ring: RingMeasure, vassals: readonly BoardVassal[], absentCosts: Uint8Array): void => {
  measureNearestTokens(ring.nearestTokens, vassals, absentCosts)
  for (let part = 0; part < LINE_PARTS.length; part++) measurePart(ring, part)
}

/** Nearest formation of the measured board. */
export const nearestFormation = (ring: RingMeasure): FormationEstimate => {
  const { partition, startFace } = ring.previousNearest
  const [first] = nearestFormations(ring, 1, minRingTokens(ring, partition, startFace) + 1)
  if (!first) throw new Error('no formation is near')
  ring.previousNearest = first
  return first
}

/** Number of nearest formations that are measured with different vassals. */
const MAX_FORMATIONS = 4

/** Other near formations of the measured board, for less than `limit` tokens. */
export const otherFormations = (ring: RingMeasure, limit: number): readonly FormationEstimate[] =>
  nearestFormations(ring, MAX_FORMATIONS, limit).slice(1)
