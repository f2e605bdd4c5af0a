/** The log as a ledger: entries are made, taken from others, and replayed, and after each the states must hash the same. */
import type { Game, Opening, Seat, Shape } from './contract.ts'
import { fold } from './fold.ts'
import { hashOf } from './hash.ts'
import type { Json } from './json.ts'
import type { Body, Entry, Header } from './log.ts'
import { type Locking, type Replay, start } from './replay.ts'
import { no, ok, type Refusal, type Result, refuse } from './result.ts'

export interface Appended<G extends Shape> {
  readonly replay: Replay<G>
  readonly entry: Entry<G['action']>
}

/** Makes the next entry of the log. Refuses what `fold` refuses. */
export const append = <G extends Shape>(replay: Replay<G>, body: Body<G['action']>): Result<Appended<G>> => {
  const folded = fold(replay, body)
  if (!folded.ok) return folded
  const entry = { seq: replay.seq, epoch: replay.epoch, body, hash: hashOf(folded.value.state) }
  return ok({ replay: folded.value, entry })
}

type Choice<A> = readonly [Seat, A, readonly Opening[]]

const readChoices = <G extends Shape>(
  game: Game<G>,
  choices: readonly Choice<object>[],
): Result<readonly Choice<G['action']>[]> => {
  const read: Choice<G['action']>[] = []
  for (const [seat, json, openings] of choices) {
    const action = game.read(json as Json)
    if (!action.ok) return action
    read.push([seat, action.value, openings])
  }
  return ok(read)
}

/** A body as it came from outside with its actions read by the game. Refuses what the game cannot read. */
const readBody = <G extends Shape>(game: Game<G>, body: Body): Result<Body<G['action']>> => {
  if (body.kind === 'joint') {
    const actions = readChoices(game, body.actions)
    return actions.ok ? ok({ ...body, actions: actions.value }) : actions
  }
  if (body.kind !== 'seat') return ok(body)
  const action = game.read(body.action as Json)
  return action.ok ? ok({ ...body, action: action.value }) : action
}

/**
 * Takes an entry that another made. Refuses one that is not next, whose action the game cannot read, that `fold` refuses, or after
 * which the states differ (`entry.hash`).
 */
export const follow = <G extends Shape>(replay: Replay<G>, entry: Entry): Result<Replay<G>> => {
  if (entry.seq !== replay.seq) return refuse('entry.seq', undefined, { entry: entry.seq, expected: replay.seq })
  if (entry.epoch < replay.epoch) return refuse('entry.epoch', undefined, { entry: entry.seq })
  const body = readBody(replay.game, entry.body)
  if (!body.ok) return body
  const next = fold(entry.epoch === replay.epoch ? replay : { ...replay, epoch: entry.epoch }, body.value)
  if (!next.ok || hashOf(next.value.state) === entry.hash) return next
  return refuse('entry.hash', undefined, { entry: entry.seq })
}

/** Why a log does not replay, and at which entry; `entry` is -1 where it is the header. */
export interface Flaw {
  readonly entry: number
  readonly refusal: Refusal
}

/** Replays a whole log and verifies every hash. */
export const replayLog = <G extends Shape>(
  game: Game<G>,
  header: Header,
  entries: readonly Entry[],
  locking: Locking = 'locked',
): Result<Replay<G>, Flaw> => {
  const begun = start(game, header, locking)
  if (!begun.ok) return no({ entry: -1, refusal: begun.error })
  let replay = begun.value
  for (const entry of entries) {
    const next = follow(replay, entry)
    if (!next.ok) return no({ entry: replay.seq, refusal: next.error })
    replay = next.value
  }
  return ok(replay)
}
