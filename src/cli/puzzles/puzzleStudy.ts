/** Makes many puzzles of a game, plays each to its solution by the real rules, and says how rare solutions are. */
import type { Shape } from '../../kernel/contract.ts'
import type { GameId } from '../../kernel/gameCard.ts'
import { type Playout, playAction } from '../../kernel/playout.ts'
import { PUZZLE_GRADES, type PuzzleGrade } from '../../kernel/puzzleGrade.ts'
import { seededRandomSource } from '../../table/arbiter/seededRandomSource.ts'
import { numberArgument } from '../numberArgument.ts'
import { openGame } from '../openGame.ts'
import { playoutOfTable } from '../playoutOfTable.ts'
import { percentile } from '../statistics.ts'

/** What a study reads of a puzzle. */
export interface StudiedPuzzle {
  readonly grade: PuzzleGrade
  /** As the game counts it: ways, or ends, to each that solves it. */
  readonly rarity: number
  readonly position: object
  readonly way: readonly unknown[]
}

/** How a game's puzzles are made, and when one is solved. */
export interface PuzzleMaker<P extends StudiedPuzzle> {
  readonly game: GameId
  readonly kinds: readonly string[]
  create(kind: string, grade: PuzzleGrade, below: (bound: number) => number): P
  isSolved(puzzle: P, playout: Playout<Shape>): boolean
}

/** Names of the seats of a puzzle: two, also where one plays. */
const NAMES = ['Ann', 'Ben']

const openPuzzle = async (game: GameId, { position }: StudiedPuzzle): Promise<Playout<Shape>> => {
  const table = await openGame({ position: { ...position, seats: NAMES }, seed: 'puzzle' }, game)
  if (!table.ok) throw new Error(`the position of a puzzle is refused: ${JSON.stringify(table.error)}`)
  return playoutOfTable(table.value)
}

/** Whether the last move of its solution, and none before, solves it. */
const isSolvedByItsWay = async <P extends StudiedPuzzle>(maker: PuzzleMaker<P>, puzzle: P): Promise<boolean> => {
  let playout = await openPuzzle(maker.game, puzzle)
  for (const move of puzzle.way) {
    if (maker.isSolved(puzzle, playout)) return false
    playout = playAction(playout, move as Shape['action'], 0)
  }
  return maker.isSolved(puzzle, playout)
}

const HEAD = `| kind | grade | puzzles | solved by the rules | moves | one solves it of |
| --- | --- | --- | --- | --- | --- |
`

const rowOf = (kind: string, grade: PuzzleGrade, puzzles: readonly StudiedPuzzle[], solvedCount: number): string => {
  const rarities = puzzles.map(({ rarity }) => rarity)
  const moves = puzzles.map(({ way }) => way.length)
  const [least, low, middle, high, most] = [0, 25, 50, 75, 100].map((percent) => percentile(rarities, percent))
  const rarity = `${middle} (${low}–${high}; ${least}–${most})`
  return `| ${kind} | ${grade} | ${puzzles.length} | ${solvedCount} | ${Math.min(...moves)}–${Math.max(...moves)} | ${rarity} |\n`
}

/**
 * The study as a table in Markdown, line by line as each kind and grade is done: `count` puzzles of each. Resolves with
 * the number of puzzles that their solution does not solve.
 */
export const studyPuzzles = async <P extends StudiedPuzzle>(
  maker: PuzzleMaker<P>,
  count: number,
  write: (text: string) => void,
): Promise<number> => {
  let unsolved = 0
  write(HEAD)
  for (const kind of maker.kinds) {
    for (const grade of PUZZLE_GRADES) {
      const puzzles = Array.from({ length: count }, (_, nth) =>
        maker.create(kind, grade, seededRandomSource(`${kind} ${grade}`, 'puzzle study', nth).below),
      )
      const solved = await Promise.all(puzzles.map((puzzle) => isSolvedByItsWay(maker, puzzle)))
      const solvedCount = solved.filter(Boolean).length
      unsolved += count - solvedCount
      write(rowOf(kind, grade, puzzles, solvedCount))
    }
  }
  return unsolved
}

/**
 * Number of puzzles of each kind and grade that the arguments ask for. Throws a RangeError for an argument that is
 * neither that number nor a game, and for a count of none.
 */
export const puzzleCount = (args: readonly string[]): number => {
  const unknown = args.filter((arg) => !/^count=[1-9]\d*$/.test(arg))
  if (unknown.length > 0) throw new RangeError(`Neither a game nor count=400: ${unknown.join(', ')}.`)
  return numberArgument(args, 'count', 400)
}

/** Runs the command of a game: `count=` says how many puzzles of each kind and grade. Fails if one is not solved. */
export const runPuzzleStudy = async <P extends StudiedPuzzle>(maker: PuzzleMaker<P>): Promise<void> => {
  const unsolved = await studyPuzzles(maker, puzzleCount(process.argv.slice(2)), (text) => process.stdout.write(text))
  process.exitCode = unsolved === 0 ? 0 : 1
}
