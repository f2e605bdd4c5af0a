/**
 * Undo and redo of a seat's moves since the last reveal. What was known stays known: locks and vaults do not change.
 */
import type { Seat, Shape } from './contract.ts'
import type { Replay, UndoableMove } from './replayState.ts'
import { err, ok, type Refusal, type Result } from './result.ts'

/** Refusal if this seat may not take back the last move, else null. */
export const whyNoUndo = <G extends Shape>({ moves, sealedOff, turn }: Replay<G>, seat: Seat): Refusal | null => {
  const last = moves.at(-1)
  if (!last) return { code: sealedOff ? 'undo.reveal' : 'undo.none' }
  if (turn.kind === 'chance') return { code: 'undo.reveal' }
  return last.seat === seat ? null : { code: 'undo.other' }
}

/** Refusal if this seat may not redo the move that was taken back last, else null. */
export const whyNoRedo = <G extends Shape>({ undone }: Replay<G>, seat: Seat): Refusal | null => {
  const next = undone.at(-1)
  if (!next) return { code: 'redo.none' }
  return next.seat === seat ? null : { code: 'redo.other' }
}

const withUndoHistory = <G extends Shape>(
  replay: Replay<G>,
  state: G['state'],
  moves: readonly UndoableMove<G>[],
  undone: readonly UndoableMove<G>[],
): Replay<G> => ({
  ...replay,
  state,
  events: [],
  turn: replay.game.turn(state),
  seq: replay.seq + 1,
  moves,
  undone,
})

/** Takes back the last move. */
export const undo = <G extends Shape>(replay: Replay<G>, seat: Seat): Result<Replay<G>> => {
  const refusal = whyNoUndo(replay, seat)
  if (refusal) return err(refusal)
  const lastMove = replay.moves.at(-1) as UndoableMove<G>
  return ok(withUndoHistory(replay, lastMove.before, replay.moves.slice(0, -1), [...replay.undone, lastMove]))
}

/** Redoes the move that was taken back last, with the same events. */
export const redo = <G extends Shape>(replay: Replay<G>, seat: Seat): Result<Replay<G>> => {
  const refusal = whyNoRedo(replay, seat)
  if (refusal) return err(refusal)
  const nextMove = replay.undone.at(-1) as UndoableMove<G>
  const next = withUndoHistory(replay, nextMove.after, [...replay.moves, nextMove], replay.undone.slice(0, -1))
  return ok({ ...next, events: nextMove.events })
}
