/** Entries of the log: made here, or taken from others. After each the states must have the same hash. */
import type { Game, Opening, Seat, Shape } from './contract.ts'
import { foldEntry } from './foldEntry.ts'
import type { Json } from './json.ts'
import type { Entry, EntryBody } from './log.ts'
import type { Replay } from './replayState.ts'
import { ok, type Result, refuse } from './result.ts'

export interface AppendedEntry<G extends Shape> {
  readonly replay: Replay<G>
  readonly entry: Entry<G['action']>
}

/** Makes the next entry of the log. Refuses what `fold` refuses. */
export const makeEntry = <G extends Shape>(
  replay: Replay<G>,
  body: EntryBody<G['action']>,
): Result<AppendedEntry<G>> => {
  const nextReplay = foldEntry(replay, body)
  if (!nextReplay.ok) return nextReplay
  const entry = { seq: replay.seq, epoch: replay.epoch, body, hash: replay.hashState(nextReplay.value.state) }
  return ok({ replay: nextReplay.value, entry })
}

type JointChoice<A> = readonly [Seat, A, readonly Opening[]]

const parseChoices = <G extends Shape>(
  game: Game<G>,
  choices: readonly JointChoice<object>[],
): Result<readonly JointChoice<G['action']>[]> => {
  const parsed: JointChoice<G['action']>[] = []
  for (const [seat, json, openings] of choices) {
    const action = game.parseAction(json as Json)
    if (!action.ok) return action
    parsed.push([seat, action.value, openings])
  }
  return ok(parsed)
}

/** Body from outside with its actions read by the game. Refuses what the game cannot read. */
const parseBodyActions = <G extends Shape>(game: Game<G>, body: EntryBody): Result<EntryBody<G['action']>> => {
  if (body.kind === 'joint') {
    const actions = parseChoices(game, body.actions)
    return actions.ok ? ok({ ...body, actions: actions.value }) : actions
  }
  if (body.kind !== 'seat') return ok(body)
  const action = game.parseAction(body.action as Json)
  return action.ok ? ok({ ...body, action: action.value }) : action
}

/**
 * Replay after an entry that another phone made. Refuses an entry that is not next, whose action the game cannot read,
 * that `fold` refuses, or after which the states differ (`entry.hash`).
 */
export const applyEntry = <G extends Shape>(replay: Replay<G>, entry: Entry): Result<Replay<G>> => {
  if (entry.seq !== replay.seq) return refuse('entry.seq', undefined, { entry: entry.seq, expected: replay.seq })
  if (entry.epoch < replay.epoch) return refuse('entry.epoch', undefined, { entry: entry.seq })
  const body = parseBodyActions(replay.game, entry.body)
  if (!body.ok) return body
  const next = foldEntry(entry.epoch === replay.epoch ? replay : { ...replay, epoch: entry.epoch }, body.value)
  if (!next.ok || replay.hashState(next.value.state) === entry.hash) return next
  return refuse('entry.hash', undefined, { entry: entry.seq })
}
