/**
 * Moves in few bytes: an action is its index in the list of the seat's legal actions, which the rules list in a stable
 * order. A change of that order would make another game of it, so records are written this way only if they are long in
 * full.
 */
import type { Seat, Shape } from '../../kernel/contract.ts'
import { isVeiled } from '../../kernel/isVeiled.ts'
import type { Json } from '../../kernel/json.ts'
import type { LogFlaw } from '../../kernel/replayLog.ts'
import { err, ok, type Result, refuse } from '../../kernel/result.ts'
import { seatView } from '../../kernel/vault.ts'
import { answerDraws, type GameLog } from '../arbiter/gameLog.ts'
import { appendInput, type InputReader, type ReplayProgress } from './movesOfGame.ts'

type JsonFields = { readonly [key: string]: Json }

/** All legal actions of the seats, seat by seat. They do not depend on cards that the seat does not know. */
const listedActions = <G extends Shape>(
  { replay, dealer }: GameLog<G>,
  seats: readonly Seat[],
): readonly (readonly [Seat, Json])[] =>
  seats.flatMap((seat) =>
    replay.game
      .legal(seatView(replay.state, seat, dealer.dealt))
      .map((action) => [seat, action as unknown as Json] as const),
  )

const seatsToAct = <G extends Shape>({ replay: { turn } }: GameLog<G>): readonly Seat[] =>
  turn.kind === 'seats' ? turn.seats : []

/**
 * Whether two values are equal. Most actions of a list differ in their first field, so this is far quicker than to
 * compare texts.
 */
const isSameJson = (first: Json, second: Json): boolean => {
  if (typeof first !== 'object' || typeof second !== 'object' || !first || !second) return first === second
  const [firstFields, secondFields] = [first as JsonFields, second as JsonFields]
  const keys = Object.keys(firstFields)
  return (
    keys.length === Object.keys(secondFields).length &&
    keys.every((key) => key in secondFields && isSameJson(firstFields[key] ?? null, secondFields[key] ?? null))
  )
}

/** Index of an action, -1 if the rules do not list it. */
const listIndexOf = <G extends Shape>(log: GameLog<G>, seats: readonly Seat[], seat: Json, action: Json): number =>
  listedActions(log, seats).findIndex(([by, listed]) => by === seat && isSameJson(listed, action))

const listIndexesOf = <G extends Shape>(
  log: GameLog<G>,
  { kind, seat = null, action = null, actions = null }: JsonFields,
): Json => {
  if (kind === 'seat' && !isVeiled(log.replay.turn)) return listIndexOf(log, seatsToAct(log), seat, action)
  if (kind !== 'joint' || !Array.isArray(actions)) return -1
  return (actions as readonly (readonly Json[])[]).map(([by = null, chosen = null]) =>
    listIndexOf(log, [by as Seat], by, chosen),
  )
}

const isListed = (indexes: Json): boolean => ![indexes].flat().includes(-1)

/**
 * Move of the log as its index, or in full if it has none: an undo, an end, the first after another phone took over.
 */
const compressInput = <G extends Shape>(log: GameLog<G>, input: Json): Json => {
  const { epoch = 0, ...fields } = input as JsonFields
  const indexes = epoch === log.replay.epoch ? listIndexesOf(log, fields) : -1
  return isListed(indexes) ? indexes : input
}

/** Moves of a log in few bytes, one move with each step. A flaw names the entry that does not follow. */
export function* compressInputsStepwise<G extends Shape>(
  openedLog: GameLog<G>,
  inputs: readonly Json[],
): Generator<ReplayProgress, Result<readonly Json[], LogFlaw>> {
  const compressed: Json[] = []
  let log = answerDraws(openedLog)
  for (const [done, input] of inputs.entries()) {
    yield { done, of: inputs.length }
    compressed.push(compressInput(log, input))
    const next = appendInput(log, input)
    if (!next.ok) return err({ entry: log.replay.seq, refusal: next.error })
    log = next.value
  }
  return ok(compressed)
}

const damagedRefusal = <G extends Shape>({ replay }: GameLog<G>): Result<never> =>
  refuse('record.damaged', undefined, { at: `entries.${replay.seq}` })

const seatInputAt = <G extends Shape>(log: GameLog<G>, index: number): JsonFields | null => {
  const listed = isVeiled(log.replay.turn) ? undefined : listedActions(log, seatsToAct(log))[index]
  return listed ? { kind: 'seat', seat: listed[0], action: listed[1] } : null
}

const jointInputAt = <G extends Shape>(log: GameLog<G>, indexes: readonly Json[]): JsonFields | null => {
  const seats = seatsToAct(log)
  if (!isVeiled(log.replay.turn) || indexes.length !== seats.length) return null
  const actions = seats.flatMap((seat, at) => {
    const index = indexes[at]
    const listed = typeof index === 'number' ? listedActions(log, [seat])[index] : undefined
    return listed ? [[...listed, []]] : []
  })
  return actions.length === seats.length ? { kind: 'joint', actions } : null
}

/** Move of an index, or of one index for each seat of a veiled turn. Any other move is given in full. */
export const expandInput: InputReader = (log, json) => {
  if (typeof json !== 'number' && !Array.isArray(json)) return ok(json)
  const input = Array.isArray(json) ? jointInputAt(log, json) : seatInputAt(log, json as number)
  const { epoch } = log.replay
  return input ? ok({ ...input, ...(epoch > 0 && { epoch }) }) : damagedRefusal(log)
}
