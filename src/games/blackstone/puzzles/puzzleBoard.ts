/**
 * Board of a puzzle: 25 numbers, so that a search can visit many. In a puzzle vassals are slid, swapped and flipped,
 * and nothing else is done (rules 2.1, WORK).
 */
import type { ActionOf } from '../actions.ts'
import { NEIGHBOURS, SPACES, type Space } from '../board.ts'
import { cardOf, encodeCard, faceOnSide, sideOf } from '../cards.ts'
import type { Face } from '../faces.ts'

/** Code of the card on each of the 25 spaces, as from `encodeCard`; -1 for an empty space. */
export type PuzzleBoard = readonly number[]

/** Moves of a puzzle. A slide costs a Knight, the others a Wizard. */
export type PuzzleMove = ActionOf<'slide' | 'swap' | 'flip'>

export interface PuzzleTokens {
  readonly knights: number
  readonly wizards: number
}

export const EMPTY = -1

export const tokenOfMove = (move: PuzzleMove): keyof PuzzleTokens => (move.kind === 'slide' ? 'knights' : 'wizards')

/** Code of the same card with its other side up. */
export const flipCode = (code: number): number => encodeCard(cardOf(code), 1 - sideOf(code))

/** The face that shows; -1 for an empty space. */
export const upFaceOf = (code: number): Face => (code < 0 ? -1 : faceOnSide(cardOf(code), sideOf(code)))

export const applyPuzzleMove = (board: PuzzleBoard, move: PuzzleMove): PuzzleBoard => {
  const next = board.slice()
  const codeAt = (space: Space): number => board[space] ?? EMPTY
  if (move.kind === 'flip') next[move.space] = flipCode(codeAt(move.space))
  const [a, b] = move.kind === 'slide' ? [move.from, move.to] : move.kind === 'swap' ? [move.a, move.b] : []
  if (a !== undefined && b !== undefined) [next[a], next[b]] = [codeAt(b), codeAt(a)]
  return next
}

const slideMoves = (board: PuzzleBoard, from: Space): readonly PuzzleMove[] =>
  (NEIGHBOURS[from] ?? []).flatMap((to) => (board[to] === EMPTY ? [{ kind: 'slide', from, to } as const] : []))

const swapMoves = (board: PuzzleBoard, a: Space): readonly PuzzleMove[] =>
  (NEIGHBOURS[a] ?? []).flatMap((b) => (b > a && board[b] !== EMPTY ? [{ kind: 'swap', a, b } as const] : []))

/** All moves that these tokens pay for. */
export const affordableMoves = (board: PuzzleBoard, { knights, wizards }: PuzzleTokens): readonly PuzzleMove[] =>
  SPACES.flatMap((space) => {
    if (board[space] === EMPTY) return []
    return [
      ...(knights > 0 ? slideMoves(board, space) : []),
      ...(wizards > 0 ? [...swapMoves(board, space), { kind: 'flip', space } as const] : []),
    ]
  })
