/** A replay: everything that follows from a header and the entries so far. It is never changed, each entry makes the next one. */
import type { Game, Seat, Shape, Table, Turn } from './contract.ts'
import type { Locks } from './locks.ts'
import { type Header, PROTOCOL } from './log.ts'
import { no, ok, type Refusal, type Result } from './result.ts'

/** A seat's deed since the last reveal, with the states on both sides of it: what an undo takes back and a redo puts back. */
export interface Move<G extends Shape> {
  readonly seat: Seat
  readonly before: G['state']
  readonly after: G['state']
  readonly events: readonly G['event'][]
}

/** Whether slots are locked, as they must be between people, or dealt in trust: by bots, playouts and tests. */
export type Locking = 'locked' | 'trusted'

export interface Replay<G extends Shape> {
  readonly game: Game<G>
  readonly header: Header
  readonly locking: Locking
  readonly state: G['state']
  /** `game.turn` of the state. */
  readonly turn: Turn
  /** What the last entry told; empty after an undo. */
  readonly events: readonly G['event'][]
  /** `seq` of the next entry. */
  readonly seq: number
  readonly epoch: number
  readonly locks: Locks
  /** How many entries each seat has made, which is the count that its next entry bears. */
  readonly counts: readonly number[]
  /** Standing deeds since the last reveal, the latest at the end. */
  readonly moves: readonly Move<G>[]
  /** Deeds that were taken back, the next to put back at the end. */
  readonly undone: readonly Move<G>[]
  /** Whether deeds stand that no undo reaches: a reveal, a joint choice or an end came after them. */
  readonly sealedOff: boolean
}

const checkHeader = <G extends Shape>(game: Game<G>, header: Header): Refusal | null => {
  if (header.protocol !== PROTOCOL) return { code: 'header.protocol', values: { protocol: header.protocol } }
  if (header.game !== game.id) return { code: 'header.game', values: { game: header.game } }
  if (header.version !== game.version) return { code: 'header.version', values: { version: header.version } }
  if (!game.modes.has(header.mode)) return { code: 'header.mode', values: { mode: header.mode } }
  return header.deal && header.deal.nonces.length !== header.seats.length ? { code: 'header.deal' } : null
}

/** What a game is set up from, as the header says it. */
export const tableOf = ({ mode, options, seats, position }: Header): Table => ({
  mode,
  options,
  seats: seats.length,
  ...(position !== undefined && { position }),
})

/** The replay of a log without entries. Refuses a header of another protocol, game or version, a nonce too few or many, and what the game's set-up refuses. */
export const start = <G extends Shape>(
  game: Game<G>,
  header: Header,
  locking: Locking = 'locked',
): Result<Replay<G>> => {
  const refusal = checkHeader(game, header)
  if (refusal) return no(refusal)
  const set = game.setup(tableOf(header))
  if (!set.ok) return set
  const state = set.value
  return ok({
    game,
    header,
    locking,
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
