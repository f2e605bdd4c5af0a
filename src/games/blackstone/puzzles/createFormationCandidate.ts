/** Candidates for formation puzzles: a complete formation of the Puzzle Master's Quest, scrambled move by move. */
import type { PuzzleGrade } from '../../../kernel/puzzleGrade.ts'
import { RING_SPACES, SPACES } from '../board.ts'
import { cardOf, encodeCard, faceOnSide, VASSAL_COUNT } from '../cards.ts'
import { FACES, type Face, faceOf } from '../faces.ts'
import { formationGoal } from './formationGoal.ts'
import { affordableMoves, applyPuzzleMove, EMPTY, type PuzzleBoard, type PuzzleMove } from './puzzleBoard.ts'
import type { PuzzleCandidate } from './puzzleCandidate.ts'
import type { RandomBelow } from './randomChoices.ts'
import { pickOne, shuffleItems } from './randomChoices.ts'

const MOVES_BY_GRADE: Readonly<Record<PuzzleGrade, number>> = { easy: 3, medium: 4, hard: 5 }
/** Most end boards that a puzzle may have. */
const MAX_END_BOARDS = 3

const GROUPS = [0, 1, 2, 3] as const

/** Sixteen faces clockwise round the ring, grouped in fours by faction or by role. */
const randomRingFaces = (randomBelow: RandomBelow): readonly Face[] => {
  const byFaction = randomBelow(2) === 0
  return shuffleItems(randomBelow, GROUPS).flatMap((group) =>
    shuffleItems(randomBelow, GROUPS).map((one) => (byFaction ? faceOf(group, one) : faceOf(one, group))),
  )
}

/** A vassal for each face, no vassal twice. */
const pickVassalsFor = (randomBelow: RandomBelow, faces: readonly Face[]): ReadonlyMap<Face, number> => {
  const codes = shuffleItems(
    randomBelow,
    Array.from({ length: VASSAL_COUNT }, (_, card) => card),
  ).flatMap((card) => [encodeCard(card, 0), encodeCard(card, 1)])
  const found = new Map<Face, number>()
  const used = new Set<number>()
  for (const face of faces) {
    const code = codes.find((one) => faceOnSide(cardOf(one), one & 1) === face && !used.has(cardOf(one))) ?? EMPTY
    used.add(cardOf(code))
    found.set(face, code)
  }
  return found
}

const createFormationBoard = (randomBelow: RandomBelow): PuzzleBoard => {
  const faces = randomRingFaces(randomBelow)
  const vassals = pickVassalsFor(randomBelow, FACES)
  const offset = randomBelow(2)
  const board = Array<number>(SPACES.length).fill(EMPTY)
  faces.forEach((face, at) => {
    board[RING_SPACES[(at + offset) % RING_SPACES.length] ?? 0] = vassals.get(face) ?? EMPTY
  })
  return board
}

/** Scrambles a board by random moves. Each move can be undone by one of the same kind, so the way back is as long. */
const scrambleBoard = (randomBelow: RandomBelow, board: PuzzleBoard, moveCount: number): PuzzleBoard => {
  if (moveCount === 0) return board
  const kind = pickOne(randomBelow, ['slide', 'slide', 'swap', 'flip'] as const)
  const possibleMoves: readonly PuzzleMove[] = affordableMoves(board, { knights: 1, wizards: 1 }).filter(
    (move) => move.kind === kind,
  )
  return scrambleBoard(
    randomBelow,
    possibleMoves.length > 0 ? applyPuzzleMove(board, pickOne(randomBelow, possibleMoves)) : board,
    moveCount - 1,
  )
}

/**
 * A board some moves away from the formation; null if the first board is no formation, or if scrambling hardly changed
 * it.
 */
export const createFormationCandidate = (randomBelow: RandomBelow, grade: PuzzleGrade): PuzzleCandidate | null => {
  const solvedBoard = createFormationBoard(randomBelow)
  if (!formationGoal.isMet(solvedBoard)) return null
  const moveCount = MOVES_BY_GRADE[grade]
  const board = scrambleBoard(randomBelow, solvedBoard, moveCount)
  if (formationGoal.minMoves(board) < moveCount - 1) return null
  return {
    board,
    goal: formationGoal,
    moveCounts: [moveCount],
    accepts: ({ endBoards }) => endBoards <= MAX_END_BOARDS,
  }
}
