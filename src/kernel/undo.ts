/** Undo and redo: a seat's deeds since the last reveal. What was known stays known, locks and vaults are not touched. */
import type { Seat, Shape } from './contract.ts'
import type { Move, Replay } from './replay.ts'
import { no, ok, type Refusal, type Result } from './result.ts'

/** Why this seat may not take back the last standing deed, or null. */
export const whyNoUndo = <G extends Shape>({ moves, sealedOff, turn }: Replay<G>, seat: Seat): Refusal | null => {
  const last = moves.at(-1)
  if (!last) return { code: sealedOff ? 'undo.reveal' : 'undo.none' }
  if (turn.kind === 'chance') return { code: 'undo.reveal' }
  return last.seat === seat ? null : { code: 'undo.other' }
}

/** Why this seat may not put back the deed that was taken back last, or null. */
export const whyNoRedo = <G extends Shape>({ undone }: Replay<G>, seat: Seat): Refusal | null => {
  const next = undone.at(-1)
  if (!next) return { code: 'redo.none' }
  return next.seat === seat ? null : { code: 'redo.other' }
}

const stepTo = <G extends Shape>(
  replay: Replay<G>,
  state: G['state'],
  moves: readonly Move<G>[],
  undone: readonly Move<G>[],
): Replay<G> => ({
  ...replay,
  state,
  events: [],
  turn: replay.game.turn(state),
  seq: replay.seq + 1,
  moves,
  undone,
})

/** Takes back the last standing deed. */
export const undo = <G extends Shape>(replay: Replay<G>, seat: Seat): Result<Replay<G>> => {
  const refusal = whyNoUndo(replay, seat)
  if (refusal) return no(refusal)
  const move = replay.moves.at(-1) as Move<G>
  return ok(stepTo(replay, move.before, replay.moves.slice(0, -1), [...replay.undone, move]))
}

/** Puts back the deed that was taken back last; it tells what it told before. */
export const redo = <G extends Shape>(replay: Replay<G>, seat: Seat): Result<Replay<G>> => {
  const refusal = whyNoRedo(replay, seat)
  if (refusal) return no(refusal)
  const move = replay.undone.at(-1) as Move<G>
  const next = stepTo(replay, move.after, [...replay.moves, move], replay.undone.slice(0, -1))
  return ok({ ...next, events: move.events })
}
