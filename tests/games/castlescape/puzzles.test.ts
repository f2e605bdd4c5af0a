/** Puzzles: their best is what hand and a second method say, and the real game plays to it. */
import { describe, expect, test } from 'vitest'
import { createPuzzle } from '../../../src/games/castlescape/puzzles/createPuzzle.ts'
import { PUZZLE_KINDS, type Puzzle, type PuzzleKind } from '../../../src/games/castlescape/puzzles/puzzle.ts'
import { reachedIn } from '../../../src/games/castlescape/puzzles/puzzleProgress.ts'
import { solveRecruitPuzzle, type WaitingRecruits } from '../../../src/games/castlescape/puzzles/solveRecruitPuzzle.ts'
import { solveWallPuzzle } from '../../../src/games/castlescape/puzzles/solveWallPuzzle.ts'
import { withEnclosedGround } from '../../../src/games/castlescape/site/baileys.ts'
import { squaresIn } from '../../../src/games/castlescape/site/rowMasks.ts'
import { PUZZLE_GRADES, type PuzzleGrade } from '../../../src/kernel/puzzleGrade.ts'
import { seededRandomSource } from '../../../src/table/arbiter/seededRandomSource.ts'
import { nameOf } from './naiveGeometry.ts'
import { mostFinished, mostOccupied } from './naivePuzzleSolver.ts'
import { namesOf, siteFrom } from './sites.ts'
import { type Table, tableFrom } from './testTable.ts'

const NOTHING: WaitingRecruits = { ground: 0, any: 0, moves: 0, removals: 0 }

const textOf = (move: Puzzle['way'][number], size: number): string =>
  move.kind === 'move'
    ? `move ${namesOf([move.from], size)}-${namesOf([move.to], size)}`
    : `${move.kind} ${namesOf([move.square], size)}`

/** Rows of a site, the rest of which is empty. */
const siteOf =
  (size: number) =>
  (...rows: readonly string[]): readonly string[] =>
    Array.from({ length: size }, (_, row) => (rows[row] ?? '').padEnd(size, '.'))
const nine = siteOf(9)
const seven = siteOf(7)

const wallsOn = (rows: readonly string[], wallCount: number) => {
  const solution = solveWallPuzzle(siteFrom(rows).site, wallCount)
  return (
    solution && {
      best: solution.best,
      moveCount: solution.moveCount,
      ends: solution.ways.map((way) => [...way.map((move) => textOf(move, 9).slice(6))].sort().join(' ')).sort(),
    }
  )
}

const recruitsOn = (rows: readonly string[], waiting: Partial<WaitingRecruits>) => {
  const { site, recruits } = siteFrom(rows, 2)
  const solution = solveRecruitPuzzle(withEnclosedGround(site), recruits, { ...NOTHING, ...waiting })
  return (
    solution && {
      best: solution.best,
      moveCount: solution.moveCount,
      ends: solution.ways.map((way) => way.map((move) => textOf(move, 7)).join(', ')).sort(),
    }
  )
}

describe('the most that Walls finish', () => {
  // b2 to d4 is a ring without its corner d2 (rules 2.2: corners must be filled).
  const corner = nine('', '.##', '.#.#', '.###')
  // Three squares of ground side by side, c3, e3 and g3, without the Walls d2, e2 and f2 above.
  const gallery = nine('', '.##...##', '.#.#.#.#', '.#######')
  // The rings of c3 and g3, each without its outer corner.
  const apart = nine('', '..##.##', '.#.###.#', '.###.###')

  test('one Wall fills the missing corner', () => {
    expect(wallsOn(corner, 1)).toEqual({ best: 1, moveCount: 1, ends: ['d2'] })
    expect(wallsOn(corner, 2)).toEqual({ best: 1, moveCount: 1, ends: ['d2'] })
  })

  test('three Walls in a row finish three Baileys, in one way; two finish one, in two ways', () => {
    expect(wallsOn(gallery, 3)).toEqual({ best: 3, moveCount: 3, ends: ['d2 e2 f2'] })
    expect(wallsOn(gallery, 2)).toEqual({ best: 1, moveCount: 1, ends: ['d2', 'f2'] })
  })

  test('Walls of one card stay together: two gaps that are apart are not both closed [C17]', () => {
    expect(wallsOn(apart, 2)).toEqual({ best: 1, moveCount: 1, ends: ['b2', 'h2'] })
  })

  test.each([
    ['corner', corner],
    ['gallery', gallery],
    ['apart', apart],
  ])('a second method that tries every order agrees: %s', (_, rows) => {
    const { site } = siteFrom(rows)
    const walls = new Set(squaresIn(site.wallRows).map((square) => nameOf(square, 9)))
    for (const wallCount of [1, 2, 3])
      expect(solveWallPuzzle(site, wallCount)?.best).toBe(mostFinished({ walls, size: 9 }, wallCount))
  })
})

describe('the most that Recruits occupy', () => {
  // Baileys of c3 and e3. d2, d3 and d4 are Walls of both. The rival has 1 in the one, 2 in the other.
  const pair = seven('', '.#####', '.#2#.B', '.#####')

  test('one on a Wall of both leads in one, and with one on the ground in both', () => {
    const one = ['b2', 'b3', 'b4', 'c2', 'c4', 'd2', 'd3', 'd4'].map((square) => `post ${square}`)
    expect(recruitsOn(pair, { any: 1 })).toEqual({ best: 1, moveCount: 1, ends: one })
    const both = ['post d2, post e3', 'post d3, post e3', 'post d4, post e3']
    expect(recruitsOn(pair, { any: 1, ground: 1 })).toMatchObject({ best: 2, moveCount: 2 })
    expect(recruitsOn(pair, { any: 1, ground: 1 })?.ends.map((way) => way.split(', ').sort().join(', '))).toEqual(both)
  })

  test('a rival is removed beside an own Recruit, on whatever level, and not from afar', () => {
    const rows = seven('', '.#####', '.#2#1B', '.#####')
    expect(recruitsOn(rows, { removals: 1 })).toEqual({ best: 1, moveCount: 1, ends: ['oust f3'] })
  })

  test('a Recruit moves along the Walls, not up onto them [C13]', () => {
    const rows = seven('', '.#####', '.#2#.B', '.###A#')
    expect(recruitsOn(rows, { moves: 1 })).toEqual({ best: 1, moveCount: 1, ends: ['move e4-d4'] })
    // On the Wall e4 above it, it would lead alone.
    const below = seven('', '.#####', '.#2#.#', '.#####', '....1')
    expect(recruitsOn(below, { moves: 1 })).toEqual({ best: 0, moveCount: 0, ends: [''] })
  })

  test('equal Influence occupies nothing', () => {
    expect(recruitsOn(pair, { ground: 1 })).toEqual({ best: 0, moveCount: 0, ends: [''] })
  })

  test.each([
    ['posts', pair, { any: 1, ground: 1 }],
    ['a removal after a post', pair, { any: 1, removals: 1 }],
    ['a move and a removal', seven('', '.#####', '.#2#1B', '.###A#'), { moves: 1, removals: 1, ground: 1 }],
    ['spurs', seven('..B', '.#####', '.#2#.B', 'A#####', '..#'), { moves: 2, any: 1 }],
  ] as const)('a second method that tries every order on every square agrees: %s', (_, rows, waiting) => {
    const { site, recruits } = siteFrom(rows, 2)
    const walls = new Set(squaresIn(site.wallRows).map((square) => nameOf(square, 7)))
    const [own = [], rivals = []] = recruits
    expect(recruitsOn(rows, waiting)?.best).toBe(
      mostOccupied({ walls, size: 7 }, { ...NOTHING, ...waiting, own, rivals }),
    )
  })
})

describe('generated puzzles', () => {
  const SEEDS = process.env.NIGHTLY ? 50 : 6
  const seeded = (kind: PuzzleKind, seed: number, grade: PuzzleGrade | null = null): Puzzle =>
    createPuzzle(kind, grade, seededRandomSource(`${seed}`, `puzzle ${kind}`, 0).below)

  const tableOf = ({ position }: Puzzle): Table => tableFrom({ ...position, seats: ['Ann', 'Ben'] })

  const reachedAt = ({ state }: Table, kind: PuzzleKind): number => reachedIn(kind, state)

  const solve = ({ state: { site, turn, guilds } }: Table, kind: PuzzleKind) =>
    kind === 'walls'
      ? solveWallPuzzle(site, turn.groups[0]?.left ?? 0)
      : solveRecruitPuzzle(
          site,
          guilds.map(({ recruits }) => recruits),
          turn,
        )

  test.each(PUZZLE_KINDS)('of %s: the real game plays to the best, which few placings reach', (kind) => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const puzzle = seeded(kind, seed)
      const table = tableOf(puzzle)
      const solution = solve(table, kind)
      expect(solution?.best).toBe(puzzle.best)
      // Everything that waits is needed.
      expect(solution?.moveCount).toBe(puzzle.way.length)
      if (kind === 'walls') expect(solution?.ways.length).toBeLessThanOrEqual(3)
      else expect((solution?.ways.length ?? 0) * 60).toBeLessThanOrEqual(solution?.endCount ?? 0)
      for (const move of puzzle.way) {
        expect(reachedAt(table, kind)).toBeLessThan(puzzle.best)
        table.do(textOf(move, 13))
      }
      expect(reachedAt(table, kind)).toBe(puzzle.best)
    }
  })

  test.each(PUZZLE_KINDS)('of %s: each grade has its own, the same on every phone', (kind) => {
    const puzzles = PUZZLE_GRADES.map((grade) => seeded(kind, 1, grade))
    expect(puzzles.map(({ grade }) => grade)).toEqual(PUZZLE_GRADES)
    expect(puzzles.map(({ rarity, way }) => [rarity, way])).toMatchSnapshot()
  })

  test.each(PUZZLE_KINDS)('of %s: the same numbers make the same puzzle, on every phone', (kind) => {
    expect(seeded(kind, 2)).not.toEqual(seeded(kind, 1))
    expect(seeded(kind, 1)).toMatchSnapshot()
  })
})
