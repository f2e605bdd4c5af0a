/** A task as the goal of a puzzle: two vassals are where it asks for them. */
import { NEIGHBOURS, SPACES, type Space, spacesOn } from '../board.ts'
import type { Task } from '../cards.ts'
import { type FacePattern, fitsPattern } from '../faces.ts'
import { flipCode, type PuzzleBoard, upFaceOf } from './puzzleBoard.ts'
import type { PuzzleGoal } from './searchSolutions.ts'

/** More moves than any solution can take. */
const UNREACHABLE = 99

const encodePair = (left: Space, right: Space): number => left * SPACES.length + right

/** Pairs of spaces that one move leads to: one vassal of the two moves, or they change places. */
const neighbouringPairs = (left: Space, right: Space): readonly number[] => [
  ...(NEIGHBOURS[left] ?? []).map((to) => (to === right ? encodePair(right, left) : encodePair(to, right))),
  ...(NEIGHBOURS[right] ?? []).flatMap((to) => (to === left ? [] : [encodePair(left, to)])),
]

/**
 * Moves that bring two vassals to where the task asks for them if nothing is in their way, for each pair of spaces.
 * Searched backwards from the goal.
 */
const movesByPair = ({ left, right }: Task): readonly number[] => {
  const moves = Array<number>(SPACES.length * SPACES.length).fill(UNREACHABLE)
  let frontier = spacesOn(right.line).flatMap((space) => (space === left.space ? [] : [encodePair(left.space, space)]))
  for (let moveCount = 0; frontier.length > 0; moveCount++) {
    const newPairs = [...new Set(frontier)].filter((pair) => moves[pair] === UNREACHABLE)
    for (const pair of newPairs) moves[pair] = moveCount
    frontier = newPairs.flatMap((pair) => neighbouringPairs(Math.floor(pair / SPACES.length), pair % SPACES.length))
  }
  return moves
}

/** Flips after which this vassal fits the pattern: 0 or 1; UNREACHABLE if a flip does not help. */
const flipsNeeded = (code: number, pattern: FacePattern): number => {
  if (code < 0) return UNREACHABLE
  if (fitsPattern(upFaceOf(code), pattern)) return 0
  return fitsPattern(upFaceOf(flipCode(code)), pattern) ? 1 : UNREACHABLE
}

/** For every two vassals that could meet the task, the fewest moves that they need. */
export const coupleDistances = (task: Task): ((board: PuzzleBoard) => readonly number[]) => {
  const pairMoves = movesByPair(task)
  const spacesServing = (board: PuzzleBoard, pattern: FacePattern): readonly (readonly [Space, number])[] =>
    SPACES.flatMap((space) => {
      const leftFlips = flipsNeeded(board[space] ?? -1, pattern)
      return leftFlips === UNREACHABLE ? [] : [[space, leftFlips] as const]
    })
  return (board) => {
    const rights = spacesServing(board, task.right)
    return spacesServing(board, task.left).flatMap(([left, leftFlips]) =>
      rights.flatMap(([right, rightFlips]) =>
        left === right ? [] : [leftFlips + rightFlips + (pairMoves[encodePair(left, right)] ?? UNREACHABLE)],
      ),
    )
  }
}

/** The goal of a task by the King's Quest: the right half asks for a line. */
export const taskGoal = (task: Task): PuzzleGoal => {
  const distancesOn = coupleDistances(task)
  const minMoves = (board: PuzzleBoard): number => Math.min(UNREACHABLE, ...distancesOn(board))
  return { minMoves, isMet: (board) => minMoves(board) === 0 }
}
