/**
 * Moves of a game: the part of its log that does not follow from the header, the dealer's secret and the moves before.
 * Draws, counts, openings, locks and hashes all follow; an action, an undo and an end do not.
 */
import type { Opening, Seat, Shape } from '../../kernel/contract.ts'
import { whyNotAwaited } from '../../kernel/foldEntry.ts'
import type { Json } from '../../kernel/json.ts'
import type { Entry, EntryBody } from '../../kernel/log.ts'
import type { LogFlaw } from '../../kernel/replayLog.ts'
import { err, ok, type Result, refuse } from '../../kernel/result.ts'
import { openingsOf } from '../../kernel/vault.ts'
import { answerDraws, appendMove, type GameLog } from '../arbiter/gameLog.ts'
import { runAllSteps } from '../runAllSteps.ts'
import { parseBody } from '../savedGameSchema.ts'

type JsonFields = { readonly [key: string]: Json }

const withoutDerivedParts = (body: EntryBody): EntryBody | Omit<EntryBody, 'count' | 'openings'> => {
  if (body.kind === 'joint')
    return { ...body, actions: body.actions.map(([seat, action]) => [seat, action, []] as const) }
  if (body.kind === 'seat') return { kind: body.kind, seat: body.seat, action: body.action } as const
  return body.kind === 'undo' || body.kind === 'redo' ? ({ kind: body.kind, seat: body.seat } as const) : body
}

/** Moves of a log, plain data. `epoch` is set only after another phone has taken over as arbiter. */
export const inputsOf = (entries: readonly Entry[]): readonly Json[] =>
  entries.flatMap(({ body, epoch }) =>
    body.kind === 'chance' ? [] : [{ ...withoutDerivedParts(body), ...(epoch > 0 && { epoch }) } as unknown as Json],
  )

const seatCountOf = <G extends Shape>({ replay }: GameLog<G>, seat: Json | undefined): number =>
  typeof seat === 'number' ? (replay.counts[seat] ?? 0) : 0

/** Move with the count that it had, and no openings yet. It may come from outside, so it may be anything. */
const withCounts = <G extends Shape>(log: GameLog<G>, input: JsonFields): object => {
  const count = seatCountOf(log, input.seat)
  if (input.kind === 'seat') return { ...input, count, openings: [] }
  return input.kind === 'undo' || input.kind === 'redo' ? { ...input, count } : input
}

type OpenedChoice<A> = readonly [Seat, A, readonly Opening[]]

const openChoice = <G extends Shape>(
  { replay, dealer }: GameLog<G>,
  seat: Seat,
  json: object,
): Result<OpenedChoice<G['action']>> => {
  const refusal = whyNotAwaited(replay, seat)
  if (refusal) return err(refusal)
  const action = replay.game.parseAction(json as Json)
  if (!action.ok) return action
  const slots = replay.game.openings(replay.state, seat, action.value)
  return ok([seat, action.value, openingsOf(dealer.dealt, slots) ?? []])
}

const openChoices = <G extends Shape>(
  log: GameLog<G>,
  actions: readonly OpenedChoice<object>[],
): Result<readonly OpenedChoice<G['action']>[]> => {
  const choices: OpenedChoice<G['action']>[] = []
  for (const [seat, json] of actions) {
    const choice = openChoice(log, seat, json)
    if (!choice.ok) return choice
    choices.push(choice.value)
  }
  return ok(choices)
}

/** Entry body of a move, as the log would have it. */
const parseInput = <G extends Shape>(log: GameLog<G>, input: JsonFields): Result<EntryBody<G['action']>> => {
  const body = parseBody(withCounts(log, input))
  if (!body || body.kind === 'chance') return refuse('record.damaged', undefined, { at: `entries.${log.replay.seq}` })
  if (body.kind === 'joint') {
    const actions = openChoices(log, body.actions)
    return actions.ok ? ok({ ...body, actions: actions.value }) : actions
  }
  if (body.kind !== 'seat') return ok(body)
  const choice = openChoice(log, body.seat, body.action)
  return choice.ok ? ok({ ...body, action: choice.value[1], openings: choice.value[2] }) : choice
}

/** Log after a move and the draws that it causes. */
export const appendInput = <G extends Shape>(log: GameLog<G>, json: Json): Result<GameLog<G>> => {
  const { epoch = 0, ...input } = (json ?? {}) as JsonFields
  if (typeof epoch !== 'number' || epoch < log.replay.epoch) return refuse('entry.epoch')
  const withEpoch = epoch === log.replay.epoch ? log : { ...log, replay: { ...log.replay, epoch } }
  const body = parseInput(withEpoch, input)
  return body.ok ? appendMove(withEpoch, body.value) : body
}

/** Progress of a replay: moves that are done, of all. */
export interface ReplayProgress {
  readonly done: number
  readonly of: number
}

/** Reader of the stored form of a move, in the game so far. */
export type InputReader = <G extends Shape>(log: GameLog<G>, json: Json) => Result<Json>

/**
 * Plays these moves from a log without entries, one with each step, so that the caller can pause between two of them,
 * or give up. The moves may come from outside, as `readInput` takes them; a flaw names the entry that fails.
 */
export function* replayInputsStepwise<G extends Shape>(
  openedLog: GameLog<G>,
  inputs: readonly Json[],
  readInput: InputReader = (_, json) => ok(json),
): Generator<ReplayProgress, Result<GameLog<G>, LogFlaw>> {
  let log = answerDraws(openedLog)
  for (const [done, input] of inputs.entries()) {
    yield { done, of: inputs.length }
    const fullInput = readInput(log, input)
    const next = fullInput.ok ? appendInput(log, fullInput.value) : fullInput
    if (!next.ok) return err({ entry: log.replay.seq, refusal: next.error })
    log = next.value
  }
  return ok(log)
}

/** Plays all moves at once. */
export const replayInputs = <G extends Shape>(
  openedLog: GameLog<G>,
  inputs: readonly Json[],
): Result<GameLog<G>, LogFlaw> => runAllSteps(replayInputsStepwise(openedLog, inputs))
