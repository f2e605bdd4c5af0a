/**
 * One step of the fold: the change that an entry makes to a replay. Nothing is hashed, so an echo costs little more
 * than `applyMove`.
 */

import type { Locks } from './cardLocks.ts'
import { checkAnswer, checkOpenings } from './checkOpeningsAndAnswers.ts'
import type { ApplyResult, Draw, Move, Opening, Seat, Shape } from './contract.ts'
import type { EntryBody } from './log.ts'
import type { Replay } from './replayState.ts'
import { err, ok, type Refusal, type Result, refuse } from './result.ts'
import { redo, undo } from './undo.ts'

type BodyOfKind<G extends Shape, K extends EntryBody['kind']> = Extract<EntryBody<G['action']>, { kind: K }>

const incrementCounts = (counts: readonly number[], seats: readonly Seat[]): readonly number[] =>
  counts.map((count, seat) => (seats.includes(seat) ? count + 1 : count))

const applyMove = <G extends Shape>(replay: Replay<G>, move: Move<G['action']>): Result<ApplyResult<G>> =>
  replay.game.apply(replay.state, move)

/** Fields that an entry changes besides the state. */
type ReplayChange<G extends Shape> = Partial<Pick<Replay<G>, 'locks' | 'counts' | 'moves' | 'undone' | 'sealedOff'>>

/** Change after which no earlier move can be taken back. */
const HISTORY_SEALED = { moves: [], undone: [], sealedOff: true } as const

/** Replay after an entry. Every field is written out, because spreading a replay takes as long as the rules do. */
const advanceTo = <G extends Shape>(
  replay: Replay<G>,
  { state, events }: ApplyResult<G>,
  { locks, counts, moves, undone, sealedOff }: ReplayChange<G>,
): Replay<G> => ({
  game: replay.game,
  header: replay.header,
  locking: replay.locking,
  hashState: replay.hashState,
  state,
  turn: replay.game.turn(state),
  events,
  seq: replay.seq + 1,
  epoch: replay.epoch,
  locks: locks ?? replay.locks,
  counts: counts ?? replay.counts,
  moves: moves ?? replay.moves,
  undone: undone ?? replay.undone,
  sealedOff: sealedOff ?? replay.sealedOff,
})

/** Refusal if this seat may not act now, else null. */
export const whyNotAwaited = <G extends Shape>({ turn }: Replay<G>, seat: Seat): Refusal | null => {
  if (turn.kind !== 'seats') return { code: `turn.${turn.kind}` }
  return turn.seats.includes(seat) ? null : { code: 'turn.seat' }
}

/** Refusal if this seat cannot choose with these openings, whatever its action says; null if it can. */
export const checkChoice = <G extends Shape>(
  replay: Replay<G>,
  seat: Seat,
  action: G['action'],
  openings: readonly Opening[],
): Refusal | null =>
  whyNotAwaited(replay, seat) ?? checkOpenings(replay, replay.game.openings(replay.state, seat, action), openings)

const foldSeat = <G extends Shape>(replay: Replay<G>, body: BodyOfKind<G, 'seat'>): Result<Replay<G>> => {
  const { seat, count, action, openings } = body
  const refusal = checkChoice(replay, seat, action, openings)
  if (refusal) return err(refusal)
  if (replay.turn.kind === 'seats' && replay.turn.veiled) return refuse('turn.veiled')
  if (count !== replay.counts[seat]) return refuse('entry.count')
  const applied = applyMove(replay, { kind: 'seat', seat, action, openings })
  if (!applied.ok) return applied
  const undoableMove = { seat, before: replay.state, after: applied.value.state, events: applied.value.events }
  const counts = incrementCounts(replay.counts, [seat])
  return ok(advanceTo(replay, applied.value, { counts, moves: [...replay.moves, undoableMove], undone: [] }))
}

const foldJoint = <G extends Shape>(replay: Replay<G>, { actions }: BodyOfKind<G, 'joint'>): Result<Replay<G>> => {
  const { turn } = replay
  const seats = actions.map(([seat]) => seat)
  if (turn.kind !== 'seats' || !turn.veiled || seats.join() !== turn.seats.join()) return refuse('turn.joint')
  for (const [seat, action, openings] of actions) {
    const refusal = checkChoice(replay, seat, action, openings)
    if (refusal) return err(refusal)
  }
  const applied = applyMove(replay, { kind: 'joint', actions })
  if (!applied.ok) return applied
  return ok(advanceTo(replay, applied.value, { ...HISTORY_SEALED, counts: incrementCounts(replay.counts, seats) }))
}

const locksAfter = (locks: Locks, draw: Draw, newLocks: readonly string[]): Locks => {
  if (draw.kind !== 'seal' && draw.kind !== 'reseal') return locks
  const slots = draw.kind === 'seal' ? draw.slots : draw.to
  return new Map([...locks, ...slots.map((slot, index) => [slot, newLocks[index] as string] as const)])
}

const foldChance = <G extends Shape>(replay: Replay<G>, { answer }: BodyOfKind<G, 'chance'>): Result<Replay<G>> => {
  const { turn, locks } = replay
  if (turn.kind !== 'chance') return refuse('answer.unasked')
  const refusal = checkAnswer(replay, turn.draw, answer)
  if (refusal) return err(refusal)
  const applied = applyMove(replay, { kind: 'chance', answer })
  if (!applied.ok) return applied
  const newLocks = locksAfter(locks, turn.draw, 'locks' in answer ? answer.locks : [])
  const change = { locks: newLocks }
  return ok(advanceTo(replay, applied.value, replay.moves.length > 0 ? { ...HISTORY_SEALED, ...change } : change))
}

const foldEnd = <G extends Shape>(replay: Replay<G>, body: BodyOfKind<G, 'end'>): Result<Replay<G>> => {
  if (replay.turn.kind !== 'seats') return refuse(`turn.${replay.turn.kind}`)
  if ('seat' in body && !replay.header.seats[body.seat]) return refuse('end.seat')
  const applied = applyMove(replay, body)
  return applied.ok ? ok(advanceTo(replay, applied.value, HISTORY_SEALED)) : applied
}

const foldUndoRedo = <G extends Shape>(replay: Replay<G>, body: BodyOfKind<G, 'undo' | 'redo'>): Result<Replay<G>> => {
  if (body.count !== replay.counts[body.seat]) return refuse('entry.count')
  const stepped = body.kind === 'undo' ? undo(replay, body.seat) : redo(replay, body.seat)
  return stepped.ok ? ok({ ...stepped.value, counts: incrementCounts(replay.counts, [body.seat]) }) : stepped
}

/**
 * Replay after one more entry. Refuses with a code what the log so far does not allow; never throws on what parses as a
 * body.
 */
export const foldEntry = <G extends Shape>(replay: Replay<G>, body: EntryBody<G['action']>): Result<Replay<G>> => {
  switch (body.kind) {
    case 'seat':
      return foldSeat(replay, body)
    case 'joint':
      return foldJoint(replay, body)
    case 'chance':
      return foldChance(replay, body)
    case 'end':
      return foldEnd(replay, body)
    case 'undo':
    case 'redo':
      return foldUndoRedo(replay, body)
  }
}
