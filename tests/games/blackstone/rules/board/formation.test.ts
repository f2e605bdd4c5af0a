import { beforeAll, describe, expect, test } from 'vitest'
import { INNER_SPACES, OUTER_LINES, RING_SPACES, type Space, spacesOn } from '#src/games/blackstone/board.ts'
import { FACES, type Face, faceOf, factionOf, roleOf } from '#src/games/blackstone/faces.ts'
import {
  type Adjacency,
  createFormationChecklist,
  GROUPINGS,
  type Grouping,
  isFormation,
  neighboursDiffer,
} from '#src/games/blackstone/rules/board/formation.ts'

/** A board from its five rows, faces as in `Ls`, `..` where a space is empty. */
const boardOf = (...rows: readonly string[]): Face[] =>
  rows.flatMap((row) =>
    row
      .split(' ')
      .map((text) => (text === '..' ? -1 : faceOf('LDMP'.indexOf(text.charAt(0)), 'seyc'.indexOf(text.charAt(1))))),
  )
/** The same board with some spaces changed. */
const boardWith = (faces: readonly Face[], ...changes: readonly (readonly [Space, Face])[]): Face[] =>
  faces.map((face, space) => changes.find(([where]) => where === space)?.[1] ?? face)

/** The example of rules 2.6: scouts on B, spies on S, emissaries on K, captains on E. */
const FORMATION = boardOf('Ds Ly Dy My Py', 'Ps .. .. .. Le', 'Ms .. .. .. De', 'Ls .. .. .. Me', 'Pc Mc Dc Lc Pe')
/** Roles and factions exchanged: face 4f + r becomes 4r + f. */
const withRolesAndFactionsSwapped = (faces: readonly Face[]): Face[] =>
  faces.map((face) => (face === -1 ? -1 : faceOf(roleOf(face), factionOf(face))))

const LS = 1
const KS = 4
const BT = 5
const LT = 6
const BO = 10
const BN = 15

describe('the formation', () => {
  test('[B108] the example of the rules wins under both readings, and with roles and factions exchanged', () => {
    for (const adjacency of ['orthogonal', 'diagonal'] as const) {
      expect(isFormation(FORMATION, adjacency)).toBe(true)
      expect(isFormation(withRolesAndFactionsSwapped(FORMATION), adjacency)).toBe(true)
    }
  })

  test('[B108] two of one faction side by side do not win where roles gather on the lines', () => {
    const phoenixes = boardWith(FORMATION, [BT, faceOf(0, 0)], [BN, faceOf(3, 0)])
    expect(isFormation(phoenixes, 'orthogonal')).toBe(false)
    expect(createFormationChecklist(phoenixes, 'orthogonal')).toMatchObject({
      linesDone: 4,
      neighboursDiffer: false,
      won: false,
    })
  })

  test('[B108] two that touch only round a corner, here the lions on BT and LS, count under the diagonal reading alone', () => {
    const cornerTouch = boardWith(FORMATION, [BT, faceOf(0, 0)], [BO, faceOf(3, 0)], [BN, faceOf(2, 0)])
    expect(isFormation(cornerTouch, 'orthogonal')).toBe(true)
    expect(isFormation(cornerTouch, 'diagonal')).toBe(false)
  })

  test('[B109] a corner belongs to both of its lines; a middle space of another line to none of them', () => {
    expect(createFormationChecklist(FORMATION, 'orthogonal').lines).toEqual([0, 4, 5, 9])
    const crossedLines = boardWith(FORMATION, [LS, FORMATION[BT] ?? -1], [BT, FORMATION[LS] ?? -1])
    expect(isFormation(crossedLines, 'orthogonal')).toBe(false)
    expect(createFormationChecklist(crossedLines, 'orthogonal')).toMatchObject({ lines: [-1, 4, -1, 9], linesDone: 2 })
  })

  test('[B109] a group that lies on one line with a fifth card on another is not wholly on it', () => {
    const fifthCard = boardWith(FORMATION, [LT, FORMATION[KS] ?? -1])
    expect(createFormationChecklist(fifthCard, 'orthogonal')).toMatchObject({
      vassals: 17,
      different: 16,
      insideLeft: 1,
      linesDone: 3,
    })
    expect(isFormation(fifthCard, 'orthogonal')).toBe(false)
  })

  test('[B110] sixteen vassals that are not sixteen faces do not win', () => {
    const duplicated = boardWith(FORMATION, [LS, faceOf(2, 2)])
    expect(createFormationChecklist(duplicated, 'orthogonal')).toMatchObject({
      vassals: 16,
      different: 15,
      linesDone: 3,
      won: false,
    })
    expect(isFormation(duplicated, 'orthogonal')).toBe(false)
  })

  test('a full board counts 25 vassals and 9 inside, an empty one none of anything', () => {
    const full = FORMATION.map((face) => (face === -1 ? 0 : face))
    expect(createFormationChecklist(full, 'orthogonal')).toMatchObject({
      vassals: 25,
      different: 16,
      insideLeft: 9,
      won: false,
    })
    expect(createFormationChecklist(Array(25).fill(-1), 'diagonal')).toEqual({
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

  test('the checklist reports the grouping that is closer', () => {
    expect(createFormationChecklist(FORMATION, 'orthogonal').linesBy).toBe('role')
    expect(createFormationChecklist(withRolesAndFactionsSwapped(FORMATION), 'orthogonal')).toMatchObject({
      linesBy: 'faction',
      lines: [0, 4, 5, 9],
      won: true,
    })
  })
})

/**
 * The full count. The ring is filled clockwise with unused faces, and a branch is cut as soon as neither grouping is
 * still possible. Only boards whose factions first appear in the order 0, 1, 2, 3 are filled: renaming factions maps a
 * formation to a formation (one faction's faces stay together, different ones stay different), and no renaming but the
 * empty one maps a board that holds all four to itself. So each board found represents exactly 4! = 24 boards, and
 * nothing else is multiplied.
 */
const RENAMINGS = 24
/** The outer lines, each with a bit for every space of it. */
const LINES = OUTER_LINES.map((line) => {
  const spaces = spacesOn(line)
  return { spaces, bits: spaces.reduce((sum, space) => sum | (1 << space), 0) }
})

/** Can every group still gather on one outer line: all of its cards on it so far, and room there for the others? */
const canGather = (faces: readonly Face[], by: Grouping): boolean => {
  const groupOf = by === 'faction' ? factionOf : roleOf
  const standing = [0, 0, 0, 0]
  for (const space of RING_SPACES) {
    const face = faces[space] ?? -1
    if (face !== -1) standing[groupOf(face)] = (standing[groupOf(face)] ?? 0) | (1 << space)
  }
  return standing.every((cards) =>
    LINES.some(({ bits, spaces }) => {
      if ((cards & ~bits) !== 0) return false
      return spaces.filter((space) => faces[space] === -1 || (cards >> space) & 1).length >= 4
    }),
  )
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
  const space = RING_SPACES[at]
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

/** The number of formations with their factions in order, and every hundredth of them as a sample. */
const countFormations = (adjacency: Adjacency): { readonly leaves: number; readonly samples: readonly Face[][] } => {
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

/**
 * A mutation of one card, the n-th of all: taken away, put inside, or shown with another face (which another card shows
 * already).
 */
const mutated = (faces: readonly Face[], n: number): Face[] => {
  const space = RING_SPACES[n % 16] ?? 0
  const face = faces[space] ?? -1
  const kind = Math.floor(n / 16) % 25
  if (kind === 0) return boardWith(faces, [space, -1])
  if (kind <= 9) return boardWith(faces, [space, -1], [INNER_SPACES[kind - 1] ?? 0, face])
  return boardWith(faces, [space, (face + kind - 9) % 16])
}

/** A second check of a full ring by names of faction and role. It shares no code with the rules. */
const isFormationByNames = (faces: readonly Face[], adjacency: Adjacency): boolean => {
  const ring = RING_SPACES.map((space) => [`f${(faces[space] ?? 0) >> 2}`, `r${(faces[space] ?? 0) % 4}`] as const)
  const sides = [0, 4, 8, 12].map((from) => [0, 1, 2, 3, 4].map((step) => ring[(from + step) % 16] ?? ['', '']))
  return [0, 1].some((grouping) => {
    const gathered = sides.every((side) =>
      [0, 1, 2, 3].some((k) => side.filter((card) => card[grouping] === `${grouping ? 'r' : 'f'}${k}`).length === 4),
    )
    const clash = ring.some((card, i) => {
      const next = ring[(i + 1) % 16]?.[1 - grouping]
      const touchesRoundCorner =
        adjacency === 'diagonal' && i % 4 === 3 && ring[(i + 2) % 16]?.[1 - grouping] === card[1 - grouping]
      return next === card[1 - grouping] || touchesRoundCorner
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
    const counted = countFormations(adjacency)
    leaves = counted.leaves
    samples = counted.samples
  })

  test(`[B108] there are exactly ${total}`, () => {
    expect(leaves * RENAMINGS).toBe(total)
  })

  test('[B108] every hundredth of them passes the whole win check, and so do its 24 renamings, all different', () => {
    for (const faces of samples) expect(isFormation(faces, adjacency)).toBe(true)
    for (const faces of samples.slice(0, 100)) {
      const boards = ORDERS.map((names) => renamed(faces, names))
      expect(new Set(boards.map(String)).size).toBe(RENAMINGS)
      expect(boards.every((renamedBoard) => isFormation(renamedBoard, adjacency))).toBe(true)
    }
  })

  test('[B110] none of 10,000 mutations of one card passes', () => {
    for (let n = 0; n < 10_000; n += 1) {
      const board = mutated(samples[n % samples.length] ?? [], n)
      if (isFormation(board, adjacency)) expect.fail(`mutation ${n} passes: ${board}`)
    }
  })

  test('[B108] 10,000 swaps of two cards are judged as a second check judges them', () => {
    let won = 0
    for (let n = 0; n < 10_000; n += 1) {
      const faces = samples[n % samples.length] ?? []
      const a = RING_SPACES[n % 16] ?? 0
      const b = RING_SPACES[(n + 1 + (Math.floor(n / 16) % 15)) % 16] ?? 0
      const swapped = boardWith(faces, [a, faces[b] ?? -1], [b, faces[a] ?? -1])
      if (isFormation(swapped, adjacency) !== isFormationByNames(swapped, adjacency))
        expect.fail(`swap ${n}: ${swapped}`)
      won += Number(isFormation(swapped, adjacency))
    }
    expect(won).toBeGreaterThan(100)
  })
})
