/**
 * Replay: everything that follows from a header and the entries so far. It is immutable; each entry makes the next one.
 */

import type { Locks } from './cardLocks.ts'
import type { Game, GameSetup, Seat, Shape, Turn } from './contract.ts'
import { type Header, PROTOCOL } from './log.ts'
import { err, ok, type Refusal, type Result } from './result.ts'
import { createStateHasher, type HashState } from './stateHash.ts'

/** Move of a seat since the last reveal, with the states before and after it: for undo and redo. */
export interface UndoableMove<G extends Shape> {
  readonly seat: Seat
  readonly before: G['state']
  readonly after: G['state']
  readonly events: readonly G['event'][]
}

/** Whether slots are locked, as they must be between people, or dealt in trust, as for bots, playouts and tests. */
export type LockMode = 'locked' | 'trusted'

export interface Replay<G extends Shape> {
  readonly game: Game<G>
  readonly header: Header
  readonly locking: LockMode
  /** Hash of states of this log: quick for one that shares most of its parts with the last one that was hashed. */
  readonly hashState: HashState
  readonly state: G['state']
  /** `game.turn` of the state. */
  readonly turn: Turn
  /** Events of the last entry; empty after an undo. */
  readonly events: readonly G['event'][]
  /** `seq` of the next entry. */
  readonly seq: number
  readonly epoch: number
  readonly locks: Locks
  /** Number of entries that each seat has made: the count of its next entry. */
  readonly counts: readonly number[]
  /** Moves since the last reveal that were not taken back, the latest at the end. */
  readonly moves: readonly UndoableMove<G>[]
  /** Moves that were taken back, the next to redo at the end. */
  readonly undone: readonly UndoableMove<G>[]
  /** Whether there are moves that no undo reaches, because a reveal, a joint choice or an end came after them. */
  readonly sealedOff: boolean
}

const checkHeader = <G extends Shape>(game: Game<G>, header: Header): Refusal | null => {
  if (header.protocol < 1 || header.protocol > PROTOCOL)
    return { code: 'header.protocol', values: { protocol: header.protocol } }
  if (header.game !== game.id) return { code: 'header.game', values: { game: header.game } }
  if (header.version !== game.version) return { code: 'header.version', values: { version: header.version } }
  if (!game.modes.has(header.mode)) return { code: 'header.mode', values: { mode: header.mode } }
  return header.deal && header.deal.nonces.length !== header.seats.length ? { code: 'header.deal' } : null
}

/** Input of the game's set-up, taken from the header. */
export const setupOf = ({ mode, options, seats, position }: Header): GameSetup => ({
  mode,
  options,
  seats: seats.length,
  ...(position !== undefined && { position }),
})

/**
 * Replay of a log without entries. Refuses a header of another protocol, game, version or mode, a wrong number of
 * nonces, and what the game's set-up refuses.
 */
export const startReplay = <G extends Shape>(
  game: Game<G>,
  header: Header,
  locking: LockMode = 'locked',
): Result<Replay<G>> => {
  const refusal = checkHeader(game, header)
  if (refusal) return err(refusal)
  const initial = game.setup(setupOf(header))
  if (!initial.ok) return initial
  const state = initial.value
  return ok({
    game,
    header,
    locking,
    hashState: createStateHasher(header),
    state,
    turn: game.turn(state),
    events: [],
    seq: 0,
    epoch: 0,
    locks: new Map(),
    counts: header.seats.map(() => 0),
    moves: [],
    undone: [],
    sealedOff: false,
  })
}
