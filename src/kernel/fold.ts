/** One step of the fold: what an entry does to a replay. Hashes nothing, so that an echo costs little more than `apply`. */
import { checkAnswer, checkOpenings } from './checks.ts'
import type { Applied, Deed, Draw, Opening, Seat, Shape } from './contract.ts'
import type { Locks } from './locks.ts'
import type { Body } from './log.ts'
import type { Replay } from './replay.ts'
import { no, ok, type Refusal, type Result, refuse } from './result.ts'
import { redo, undo } from './undo.ts'

type BodyOf<G extends Shape, K extends Body['kind']> = Extract<Body<G['action']>, { kind: K }>

const counted = (counts: readonly number[], seats: readonly Seat[]): readonly number[] =>
  counts.map((count, seat) => (seats.includes(seat) ? count + 1 : count))

const apply = <G extends Shape>(replay: Replay<G>, deed: Deed<G['action']>): Result<Applied<G>> =>
  replay.game.apply(replay.state, deed)

/** What an entry changes beside the state. */
type Change<G extends Shape> = Partial<Pick<Replay<G>, 'locks' | 'counts' | 'moves' | 'undone' | 'sealedOff'>>

/** No deed before this can be taken back. */
const SEALED_OFF = { moves: [], undone: [], sealedOff: true } as const

/** Every field is written out: to spread a replay takes as long as the rules do. */
const stepTo = <G extends Shape>(
  replay: Replay<G>,
  { state, events }: Applied<G>,
  { locks, counts, moves, undone, sealedOff }: Change<G>,
): Replay<G> => ({
  game: replay.game,
  header: replay.header,
  locking: replay.locking,
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

/** Why this seat may not act now, or null. */
export const notAwaited = <G extends Shape>({ turn }: Replay<G>, seat: Seat): Refusal | null => {
  if (turn.kind !== 'seats') return { code: `turn.${turn.kind}` }
  return turn.seats.includes(seat) ? null : { code: 'turn.seat' }
}

/** Why a choice cannot be made by this seat with these openings, whatever its action says; null if it can. */
export const checkChoice = <G extends Shape>(
  replay: Replay<G>,
  seat: Seat,
  action: G['action'],
  openings: readonly Opening[],
): Refusal | null =>
  notAwaited(replay, seat) ?? checkOpenings(replay, replay.game.openings(replay.state, seat, action), openings)

const foldSeat = <G extends Shape>(replay: Replay<G>, body: BodyOf<G, 'seat'>): Result<Replay<G>> => {
  const { seat, count, action, openings } = body
  const refusal = checkChoice(replay, seat, action, openings)
  if (refusal) return no(refusal)
  if (replay.turn.kind === 'seats' && replay.turn.veiled) return refuse('turn.veiled')
  if (count !== replay.counts[seat]) return refuse('entry.count')
  const applied = apply(replay, { kind: 'seat', seat, action, openings })
  if (!applied.ok) return applied
  const move = { seat, before: replay.state, after: applied.value.state, events: applied.value.events }
  const counts = counted(replay.counts, [seat])
  return ok(stepTo(replay, applied.value, { counts, moves: [...replay.moves, move], undone: [] }))
}

const foldJoint = <G extends Shape>(replay: Replay<G>, { actions }: BodyOf<G, 'joint'>): Result<Replay<G>> => {
  const { turn } = replay
  const seats = actions.map(([seat]) => seat)
  if (turn.kind !== 'seats' || !turn.veiled || seats.join() !== turn.seats.join()) return refuse('turn.joint')
  for (const [seat, action, openings] of actions) {
    const refusal = checkChoice(replay, seat, action, openings)
    if (refusal) return no(refusal)
  }
  const applied = apply(replay, { kind: 'joint', actions })
  if (!applied.ok) return applied
  return ok(stepTo(replay, applied.value, { ...SEALED_OFF, counts: counted(replay.counts, seats) }))
}

const locksAfter = (locks: Locks, draw: Draw, made: readonly string[]): Locks => {
  if (draw.kind !== 'seal' && draw.kind !== 'reseal') return locks
  const slots = draw.kind === 'seal' ? draw.slots : draw.to
  return new Map([...locks, ...slots.map((slot, index) => [slot, made[index] as string] as const)])
}

const foldChance = <G extends Shape>(replay: Replay<G>, { answer }: BodyOf<G, 'chance'>): Result<Replay<G>> => {
  const { turn, locks } = replay
  if (turn.kind !== 'chance') return refuse('answer.unasked')
  const refusal = checkAnswer(replay, turn.draw, answer)
  if (refusal) return no(refusal)
  const applied = apply(replay, { kind: 'chance', answer })
  if (!applied.ok) return applied
  const made = 'locks' in answer ? answer.locks : []
  const change = { locks: locksAfter(locks, turn.draw, made) }
  return ok(stepTo(replay, applied.value, replay.moves.length > 0 ? { ...SEALED_OFF, ...change } : change))
}

const foldEnd = <G extends Shape>(replay: Replay<G>, body: BodyOf<G, 'end'>): Result<Replay<G>> => {
  if (replay.turn.kind !== 'seats') return refuse(`turn.${replay.turn.kind}`)
  if (body.how === 'concede' && !replay.header.seats[body.seat]) return refuse('end.seat')
  const applied = apply(replay, body)
  return applied.ok ? ok(stepTo(replay, applied.value, SEALED_OFF)) : applied
}

const foldBack = <G extends Shape>(replay: Replay<G>, body: BodyOf<G, 'undo' | 'redo'>): Result<Replay<G>> => {
  if (body.count !== replay.counts[body.seat]) return refuse('entry.count')
  const moved = body.kind === 'undo' ? undo(replay, body.seat) : redo(replay, body.seat)
  return moved.ok ? ok({ ...moved.value, counts: counted(replay.counts, [body.seat]) }) : moved
}

/** The replay after one more entry. Refuses, by name, whatever the log so far does not allow; never throws on what parses as a body. */
export const fold = <G extends Shape>(replay: Replay<G>, body: Body<G['action']>): Result<Replay<G>> => {
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
      return foldBack(replay, body)
  }
}
