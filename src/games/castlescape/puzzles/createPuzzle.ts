/** Generator of puzzles: random castles are tried until one has a best result that few placings reach. */
import type { PuzzleGrade } from '../../../kernel/puzzleGrade.ts'
import { POSITION_FORMAT, type PositionDocument } from '../position/positionSchema.ts'
import { enclosedGround, withEnclosedGround } from '../site/baileys.ts'
import { rowMasksOf, squaresIn, touchedBy } from '../site/rowMasks.ts'
import { emptySite, type Recruits, type Site } from '../site/site.ts'
import { writeSite } from '../site/siteText.ts'
import { createCastle, openCastle } from './createCastle.ts'
import { PUZZLE_SITE, type Puzzle, type PuzzleKind, type PuzzleSolution, type RandomBelow } from './puzzle.ts'
import { solveRecruitPuzzle, type WaitingRecruits } from './solveRecruitPuzzle.ts'
import { solveWallPuzzle } from './solveWallPuzzle.ts'

/** Rarity from which a puzzle is medium, and hard: about a third of all that are made are of each grade. */
const LIMITS: Readonly<Record<PuzzleKind, readonly [medium: number, hard: number]>> = {
  walls: [300, 600],
  recruits: [130, 350],
}

/** Ends of as many moves to each that reaches the best. */
const rarityOf = ({ endCount, ways }: PuzzleSolution): number => Math.floor(endCount / ways.length)

const gradeFor = (kind: PuzzleKind, rarity: number): PuzzleGrade => {
  const [medium, hard] = LIMITS[kind]
  return rarity < medium ? 'easy' : rarity < hard ? 'medium' : 'hard'
}

type WrittenTurn = NonNullable<PositionDocument['turn']>

/** Placings that may reach the best. */
const MOST_WALL_WAYS = 3
/** Placings that finish less than the best. */
const FEWEST_DECOYS = 5
/** The best is reached by one end in so many at most. */
const RECRUIT_ENDS_TO_ONE = 60

/** What waits in a puzzle of Recruits: three things. */
const WAITING: readonly WaitingRecruits[] = [
  { ground: 1, any: 1, moves: 1, removals: 0 },
  { ground: 1, any: 1, moves: 0, removals: 1 },
  { ground: 0, any: 2, moves: 0, removals: 1 },
  { ground: 1, any: 2, moves: 0, removals: 0 },
  { ground: 0, any: 1, moves: 1, removals: 1 },
]

const pickOne = <T>(randomBelow: RandomBelow, items: readonly T[]): T => items[randomBelow(items.length)] as T

/** The position of a puzzle: no card is in a hand, so that nothing but what waits can be used. */
const writePuzzlePosition = (site: Site, recruits: Recruits, turn: WrittenTurn): Puzzle['position'] => ({
  format: POSITION_FORMAT,
  version: 1,
  options: { first: 0, site: PUZZLE_SITE },
  site: [...writeSite(site, recruits)],
  guilds: [{ hand: 0 }, { hand: 0 }],
  turn,
})

const puzzleFrom = (kind: PuzzleKind, position: Puzzle['position'], solution: PuzzleSolution): Puzzle => {
  const {
    best,
    ways: [way = []],
  } = solution
  const rarity = rarityOf(solution)
  return { kind, grade: gradeFor(kind, rarity), rarity, position, best, way }
}

/** An open castle in which a few placings of four or five Walls finish the most; null if the site has none such. */
const tryWalls = (randomBelow: RandomBelow): Puzzle | null => {
  const wallCount = 4 + randomBelow(2)
  const { walls } = createCastle(randomBelow, 3 + randomBelow(2))
  const site: Site = { ...emptySite(PUZZLE_SITE), wallRows: openCastle(randomBelow, walls, 6 + randomBelow(5)) }
  if (enclosedGround(site).length > 0) return null
  const solution = solveWallPuzzle(site, wallCount)
  if (!solution || solution.moveCount < wallCount || solution.best < 4) return null
  if (solution.ways.length > MOST_WALL_WAYS || solution.lesserCount < FEWEST_DECOYS) return null
  return puzzleFrom('walls', writePuzzlePosition(site, [[], []], { groups: [{ left: wallCount }] }), solution)
}

/** Recruits of both seats on different squares that count in a Bailey. */
const placeRecruits = (randomBelow: RandomBelow, { wallRows, baileys }: Site): Recruits => {
  const ground = baileys.flatMap(({ squares }) => squares)
  const squares = [...ground, ...squaresIn(touchedBy(rowMasksOf(ground, PUZZLE_SITE), wallRows))]
  const taken = new Set<number>()
  const place = (count: number) =>
    Array.from({ length: count }, () => {
      const square = pickOne(
        randomBelow,
        squares.filter((one) => !taken.has(one)),
      )
      taken.add(square)
      return square
    }).sort((a, b) => a - b)
  return [place(1 + randomBelow(2)), place(3 + randomBelow(3))]
}

/** A castle of finished Baileys in which a few placings occupy the most of them; null if the site has none such. */
const tryRecruits = (randomBelow: RandomBelow): Puzzle | null => {
  const { walls, courts } = createCastle(randomBelow, 3 + randomBelow(2))
  if (courts < 3) return null
  const site = withEnclosedGround({ ...emptySite(PUZZLE_SITE), wallRows: walls })
  const recruits = placeRecruits(randomBelow, site)
  const waiting = pickOne(randomBelow, WAITING)
  const solution = solveRecruitPuzzle(site, recruits, waiting)
  if (!solution || solution.moveCount < 3 || solution.best < 2) return null
  if (solution.ways.length * RECRUIT_ENDS_TO_ONE > solution.endCount) return null
  return puzzleFrom('recruits', writePuzzlePosition(site, recruits, waiting), solution)
}

const TRIES_BY_KIND = { walls: tryWalls, recruits: tryRecruits } as const

/**
 * Creates the puzzle of these random numbers, of this grade or, for null, of any. It always ends: some castles in a
 * hundred are good enough, and a third of them have the grade.
 */
export const createPuzzle = (kind: PuzzleKind, grade: PuzzleGrade | null, randomBelow: RandomBelow): Puzzle => {
  for (;;) {
    const puzzle = TRIES_BY_KIND[kind](randomBelow)
    if (puzzle && (grade === null || puzzle.grade === grade)) return puzzle
  }
}
