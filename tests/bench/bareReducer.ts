/**
 * Floor of the engine: the least that a pure reducer on a 5×5 board can do, with immutable plain objects, a check and a
 * copy, and without a log and hashes.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

export interface Bare {
  readonly board: readonly number[]
  readonly seat: number
  readonly moves: number
}
export interface BareMove {
  readonly kind: 'slide'
  readonly from: number
  readonly to: number
}

const SIDE = 5
const SPACES = SIDE * SIDE

/** Every second space is taken. */
export const BARE: Bare = {
  board: Array.from({ length: SPACES }, (_, space) => (space % 2 ? -1 : space)),
  seat: 0,
  moves: 0,
}

const areNeighbours = (a: number, b: number): boolean =>
  Math.abs((a % SIDE) - (b % SIDE)) + Math.abs(Math.floor(a / SIDE) - Math.floor(b / SIDE)) === 1

/** The state after a move, or null where it is none. */
export const bareReduce = (state: Bare, { from, to }: BareMove): Bare | null => {
  const { board, seat, moves } = state
  if (!areNeighbours(from, to) || board[from] === -1 || board[to] !== -1) return null
  const next = board.slice()
  next[to] = board[from] as number
  next[from] = -1
  return { ...state, board: next, seat: 1 - seat, moves: moves + 1 }
}

/** A game of so many moves, the same for the same seed. */
export const bareGame = (count: number, seed: number): readonly BareMove[] => {
  const generator = xoroshiro128plus(seed)
  const space = (): number => uniformInt(generator, 0, SPACES - 1)
  const moves: BareMove[] = []
  for (let state = BARE; moves.length < count; ) {
    const move = { kind: 'slide', from: space(), to: space() } as const
    const next = bareReduce(state, move)
    if (!next) continue
    moves.push(move)
    state = next
  }
  return moves
}

/** The state at the end of a game. */
export const bareReplay = (moves: readonly BareMove[]): Bare =>
  moves.reduce<Bare>((state, move) => bareReduce(state, move) ?? state, BARE)
