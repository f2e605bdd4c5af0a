/**
 * Candidates for task puzzles: vassals that could meet the task are placed among others, and the player gets the fewest
 * tokens that suffice.
 */
import type { PuzzleGrade } from '../../../kernel/puzzleGrade.ts'
import { SPACES } from '../board.ts'
import { type BoxDeck, encodeCard, TASKS, type Task, VASSAL_COUNT } from '../cards.ts'
import { type FacePattern, fitsPattern } from '../faces.ts'
import { EMPTY, flipCode, type PuzzleBoard, upFaceOf } from './puzzleBoard.ts'
import type { PuzzleCandidate } from './puzzleCandidate.ts'
import type { RandomBelow } from './randomChoices.ts'
import { pickOne, shuffleItems } from './randomChoices.ts'
import { coupleDistances, taskGoal } from './taskGoal.ts'

interface TaskPuzzleSpec {
  readonly deck: BoxDeck
  readonly vassals: number
  readonly moveCounts: readonly number[]
  /** Pairs of vassals that look solvable with one move more than it takes, besides the pair that solves it. */
  readonly decoys: number
  /** Most end boards that a puzzle may have. */
  readonly maxEndBoards: number
}

/** Specification by grade. Less exact tasks are met by more vassals, and in fewer moves. */
const SPEC_BY_GRADE: Readonly<Record<PuzzleGrade, TaskPuzzleSpec>> = {
  easy: { deck: 'guild', vassals: 11, moveCounts: [2, 3], decoys: 0, maxEndBoards: 4 },
  medium: { deck: 'power', vassals: 14, moveCounts: [4], decoys: 1, maxEndBoards: 3 },
  hard: { deck: 'machination', vassals: 17, moveCounts: [5, 6], decoys: 2, maxEndBoards: 2 },
}

const canServe = (code: number, pattern: FacePattern): boolean =>
  fitsPattern(upFaceOf(code), pattern) || fitsPattern(upFaceOf(flipCode(code)), pattern)

/** Random vassals, each with a random side up; for each half of the task at least three that can meet it. */
const pickVassals = (randomBelow: RandomBelow, { left, right }: Task, count: number): readonly number[] => {
  const allCodes = shuffleItems(
    randomBelow,
    Array.from({ length: VASSAL_COUNT }, (_, card) => encodeCard(card, randomBelow(2))),
  )
  const servingCodes = [left, right].flatMap((half) => allCodes.filter((code) => canServe(code, half)).slice(0, 3))
  return [...new Set([...servingCodes, ...allCodes])].slice(0, count)
}

const createRandomBoard = (randomBelow: RandomBelow, codes: readonly number[]): PuzzleBoard => {
  const places = shuffleItems(randomBelow, SPACES)
  const board = Array<number>(SPACES.length).fill(EMPTY)
  codes.forEach((code, at) => {
    board[places[at] ?? 0] = code
  })
  return board
}

/** A board with a task that may make a puzzle; null if its vassals are too near the goal, or too far. */
export const createTaskCandidate = (randomBelow: RandomBelow, grade: PuzzleGrade): PuzzleCandidate | null => {
  const { deck, vassals, moveCounts: moves, decoys, maxEndBoards } = SPEC_BY_GRADE[grade]
  const task = pickOne(
    randomBelow,
    TASKS.filter((one) => one.deck === deck && one.type !== 'knightWizard'),
  )
  const board = createRandomBoard(randomBelow, pickVassals(randomBelow, task, vassals))
  const goal = taskGoal(task)
  const maxMoves = Math.max(...moves)
  const minMoves = goal.minMoves(board)
  if (minMoves > maxMoves || minMoves < Math.min(...moves) - 1) return null
  const distances = coupleDistances(task)(board)
  return {
    board,
    goal,
    moveCounts: moves,
    task,
    accepts: (solution) =>
      solution.endBoards <= maxEndBoards &&
      distances.filter((distance) => distance <= solution.knights + solution.wizards + 1).length > decoys,
  }
}
