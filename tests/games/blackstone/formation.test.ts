import { beforeAll, describe, expect, test } from 'vitest'
import { INNER, OUTER_LINES, RING, type Space, spacesOn } from '../../../src/games/blackstone/board.ts'
import { FACES, type Face, faceOf, factionOf, roleOf } from '../../../src/games/blackstone/faces.ts'
import {
  type Adjacency,
  checklist,
  GROUPINGS,
  type Grouping,
  isFormation,
  neighboursDiffer,
} from '../../../src/games/blackstone/rules/formation.ts'

/** A board from its five rows, faces as in `Ls`, `..` where a space is empty. */
const board = (...rows: readonly string[]): Face[] =>
  rows.flatMap((row) =>
    row
      .split(' ')
      .map((text) => (text === '..' ? -1 : faceOf('LDMP'.indexOf(text.charAt(0)), 'seyc'.indexOf(text.charAt(1))))),
  )
/** The same board with some spaces changed. */
const changed = (faces: readonly Face[], ...changes: readonly (readonly [Space, Face])[]): Face[] =>
  faces.map((face, space) => changes.find(([where]) => where === space)?.[1] ?? face)

/** The example of rules 2.6: scouts on B, spies on S, emissaries on K, captains on E. */
const WON = board('Ds Ly Dy My Py', 'Ps .. .. .. Le', 'Ms .. .. .. De', 'Ls .. .. .. Me', 'Pc Mc Dc Lc Pe')
/** Roles and factions exchanged: face 4f + r becomes 4r + f. */
const exchanged = (faces: readonly Face[]): Face[] =>
  faces.map((face) => (face === -1 ? -1 : faceOf(roleOf(face), factionOf(face))))

const LS = 1
const KS = 4
const BT = 5
const LT = 6
const BO = 10
const BN = 15

describe('the formation', () => {
  test('[108] the example of the rules wins under both readings, and with roles and factions exchanged', () => {
    for (const adjacency of ['orthogonal', 'diagonal'] as const) {
      expect(isFormation(WON, adjacency)).toBe(true)
      expect(isFormation(exchanged(WON), adjacency)).toBe(true)
    }
  })

  test('[108] two of one faction side by side do not win where roles gather on the lines', () => {
    const phoenixes = changed(WON, [BT, faceOf(0, 0)], [BN, faceOf(3, 0)])
    expect(isFormation(phoenixes, 'orthogonal')).toBe(false)
    expect(checklist(phoenixes, 'orthogonal')).toMatchObject({ linesDone: 4, neighboursDiffer: false, won: false })
  })

  test('[108] two that touch only round a corner, here the lions on BT and LS, count under the diagonal reading alone', () => {
    const round = changed(WON, [BT, faceOf(0, 0)], [BO, faceOf(3, 0)], [BN, faceOf(2, 0)])
    expect(isFormation(round, 'orthogonal')).toBe(true)
    expect(isFormation(round, 'diagonal')).toBe(false)
  })

  test('[109] a corner belongs to both of its lines; a middle space of another line to none of them', () => {
    expect(checklist(WON, 'orthogonal').lines).toEqual([0, 4, 5, 9])
    const torn = changed(WON, [LS, WON[BT] ?? -1], [BT, WON[LS] ?? -1])
    expect(isFormation(torn, 'orthogonal')).toBe(false)
    expect(checklist(torn, 'orthogonal')).toMatchObject({ lines: [-1, 4, -1, 9], linesDone: 2 })
  })

  test('[109] a group that lies on one line with a fifth card on another is not wholly on it', () => {
    const extra = changed(WON, [LT, WON[KS] ?? -1])
    expect(checklist(extra, 'orthogonal')).toMatchObject({ vassals: 17, different: 16, insideLeft: 1, linesDone: 3 })
    expect(isFormation(extra, 'orthogonal')).toBe(false)
  })

  test('[110] sixteen vassals that are not sixteen faces do not win', () => {
    const twin = changed(WON, [LS, faceOf(2, 2)])
    expect(checklist(twin, 'orthogonal')).toMatchObject({ vassals: 16, different: 15, linesDone: 3, won: false })
    expect(isFormation(twin, 'orthogonal')).toBe(false)
  })

  test('a full board is told as 25 vassals and 9 inside, an empty one as none of anything', () => {
    const full = WON.map((face) => (face === -1 ? 0 : face))
    expect(checklist(full, 'orthogonal')).toMatchObject({ vassals: 25, different: 16, insideLeft: 9, won: false })
    expect(checklist(Array(25).fill(-1), 'diagonal')).toEqual({
      vassals: 0,
      different: 0,
      insideLeft: 0,
      linesBy: 'faction',
      lines: [-1, -1, -1, -1],
      linesDone: 0,
      neighboursDiffer: true,
      won: false,
    })
  })

  test('the checklist tells the grouping that is closer', () => {
    expect(checklist(WON, 'orthogonal').linesBy).toBe('role')
    expect(checklist(exchanged(WON), 'orthogonal')).toMatchObject({
      linesBy: 'faction',
      lines: [0, 4, 5, 9],
      won: true,
    })
  })
})

/**
 * The full count. The ring is filled clockwise with unused faces, and a branch is cut as soon as neither grouping can still
 * come true. Only boards whose factions first appear in the order 0, 1, 2, 3 are filled: renaming factions maps a formation to a
 * formation (one faction's faces stay together, different ones stay different), and no renaming but the empty one maps a board
 * that holds all four to itself. So each board found stands for exactly 4! = 24, and nothing else is multiplied.
 */
const RENAMINGS = 24
const LINE_SPACES = OUTER_LINES.map(spacesOn)

/** Can every group still gather on one outer line: all of its cards on it so far, and room there for the others? */
const canGather = (faces: readonly Face[], by: Grouping): boolean => {
  const groupOf = by === 'faction' ? factionOf : roleOf
  const standing = RING.filter((space) => faces[space] !== -1)
  return [0, 1, 2, 3].every((group) => {
    const cards = standing.filter((space) => groupOf(faces[space] ?? -1) === group)
    return LINE_SPACES.some((line) => {
      const room = line.filter((space) => faces[space] === -1).length
      return cards.length + room >= 4 && cards.every((space) => line.includes(space))
    })
  })
}
const canBecome = (faces: readonly Face[], adjacency: Adjacency): boolean =>
  GROUPINGS.some((by) => neighboursDiffer(faces, by, adjacency) && canGather(faces, by))

/** Fills the ring from `at`, calling `leaf` with each full board; `factions` is how many have appeared. */
const fill = (
  faces: Face[],
  adjacency: Adjacency,
  at: number,
  factions: number,
  leaf: (faces: Face[]) => void,
): void => {
  const space = RING[at]
  if (space === undefined) {
    leaf(faces)
    return
  }
  for (const face of FACES) {
    if (factionOf(face) > factions || faces.includes(face)) continue
    faces[space] = face
    if (canBecome(faces, adjacency)) fill(faces, adjacency, at + 1, Math.max(factions, factionOf(face) + 1), leaf)
    faces[space] = -1
  }
}

/** Every formation with its factions in order, and each hundredth of them as a board of its own. */
const count = (adjacency: Adjacency): { readonly leaves: number; readonly samples: readonly Face[][] } => {
  const samples: Face[][] = []
  let leaves = 0
  fill(Array(25).fill(-1), adjacency, 0, 0, (faces) => {
    if (leaves % 100 === 0) samples.push(faces.slice())
    leaves += 1
  })
  return { leaves, samples }
}

const renamed = (faces: readonly Face[], names: readonly number[]): Face[] =>
  faces.map((face) => (face === -1 ? -1 : faceOf(names[factionOf(face)] ?? -1, roleOf(face))))
const ORDERS = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].flatMap((c) => (new Set([a, b, c]).size === 3 ? [[a, b, c, 6 - a - b - c]] : [])),
  ),
)

/** A mutation of one card, the n-th of all: taken away, put inside, or shown with another face (which another card shows already). */
const mutated = (faces: readonly Face[], n: number): Face[] => {
  const space = RING[n % 16] ?? 0
  const face = faces[space] ?? -1
  const kind = Math.floor(n / 16) % 25
  if (kind === 0) return changed(faces, [space, -1])
  if (kind <= 9) return changed(faces, [space, -1], [INNER[kind - 1] ?? 0, face])
  return changed(faces, [space, (face + kind - 9) % 16])
}

/** A second way to judge a full ring, written out by words of faction and role, sharing nothing with the rules. */
const judgedByWords = (faces: readonly Face[], adjacency: Adjacency): boolean => {
  const ring = RING.map((space) => [`f${(faces[space] ?? 0) >> 2}`, `r${(faces[space] ?? 0) % 4}`] as const)
  const sides = [0, 4, 8, 12].map((from) => [0, 1, 2, 3, 4].map((step) => ring[(from + step) % 16] ?? ['', '']))
  return [0, 1].some((own) => {
    const gathered = sides.every((side) =>
      [0, 1, 2, 3].some((k) => side.filter((card) => card[own] === `${own ? 'r' : 'f'}${k}`).length === 4),
    )
    const clash = ring.some((card, i) => {
      const next = ring[(i + 1) % 16]?.[1 - own]
      const round = adjacency === 'diagonal' && i % 4 === 3 && ring[(i + 2) % 16]?.[1 - own] === card[1 - own]
      return next === card[1 - own] || round
    })
    return gathered && !clash
  })
}

describe.each([
  ['orthogonal', 10_082_304],
  ['diagonal', 2_064_384],
] as const)('the count of formations, %s', (adjacency, total) => {
  let leaves = 0
  let samples: readonly Face[][] = []
  beforeAll(() => {
    const counted = count(adjacency)
    leaves = counted.leaves
    samples = counted.samples
  }, 120_000)

  test(`[108] there are exactly ${total}`, () => {
    expect(leaves * RENAMINGS).toBe(total)
  })

  test('[108] every hundredth of them passes the whole win check, and so do its 24 renamings, all different', () => {
    for (const faces of samples) expect(isFormation(faces, adjacency)).toBe(true)
    for (const faces of samples.slice(0, 100)) {
      const boards = ORDERS.map((names) => renamed(faces, names))
      expect(new Set(boards.map(String)).size).toBe(RENAMINGS)
      expect(boards.every((one) => isFormation(one, adjacency))).toBe(true)
    }
  })

  test('[110] none of 10,000 mutations of one card passes', () => {
    for (let n = 0; n < 10_000; n += 1) {
      expect(isFormation(mutated(samples[n % samples.length] ?? [], n), adjacency)).toBe(false)
    }
  })

  test('[108] 10,000 swaps of two cards are judged as a second check judges them', () => {
    let won = 0
    for (let n = 0; n < 10_000; n += 1) {
      const faces = samples[n % samples.length] ?? []
      const a = RING[n % 16] ?? 0
      const b = RING[(n + 1 + (Math.floor(n / 16) % 15)) % 16] ?? 0
      const swapped = changed(faces, [a, faces[b] ?? -1], [b, faces[a] ?? -1])
      expect(isFormation(swapped, adjacency)).toBe(judgedByWords(swapped, adjacency))
      won += Number(isFormation(swapped, adjacency))
    }
    expect(won).toBeGreaterThan(100)
  })
})
