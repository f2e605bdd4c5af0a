/** The GAME that every command takes: a record as JSON or as a string, a position document, or what a new table is to be. */
import * as v from 'valibot'
import { type Blackstone, game } from '../games/blackstone/index.ts'
import { readPosition } from '../games/blackstone/position/read.ts'
import type { Json } from '../kernel/json.ts'
import { no, type Result } from '../kernel/result.ts'
import { type LocalTable, type NewGame, openNew } from '../table/local.ts'
import { openSaved } from '../table/reopen.ts'
import { isJson } from '../table/schema.ts'
import { envOf } from './env.ts'
import { readImport } from './record.ts'
import { malformed, type Refused, unknown } from './refused.ts'

export type Table = LocalTable<Blackstone>

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const seed = v.exactOptional(v.string())
const newTable = v.strictObject({
  mode: v.string(),
  options: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
  seats: v.exactOptional(
    v.union([v.pipe(v.number(), v.integer(), v.maxValue(16)), v.pipe(v.array(name), v.maxLength(16))]),
  ),
  seed,
})
const fromPosition = v.strictObject({ position: v.custom<Json>((value) => isJson(value)), seed })

const namesOf = (count: number, names: readonly string[] = []): readonly string[] =>
  Array.from({ length: count }, (_, seat) => names[seat] ?? `Seat ${seat + 1}`)

const openTable = async (wanted: NewGame, seed?: string): Promise<Result<Table, Refused>> => {
  const table = await openNew(game, envOf(seed), wanted)
  return table.ok ? table : no({ refusal: table.error })
}

const openPosition = async (json: Json, seed?: string): Promise<Result<Table, Refused>> => {
  const read = readPosition(game, json)
  if (!read.ok) return no({ refusal: read.error })
  const { table, names, hidden } = read.value
  return openTable({ ...table, names: namesOf(table.seats, names), ...(hidden !== undefined && { hidden }) }, seed)
}

const openImport = async (input: unknown): Promise<Result<Table, Refused>> => {
  const read = readImport(input)
  if (!read.ok) return read
  if (read.value.kind === 'position') return openPosition(read.value.json)
  const table = await openSaved(game, envOf(), read.value.save)
  return table.ok ? table : no(table.error)
}

const openAsked = async (input: object): Promise<Result<Table, Refused>> => {
  if ('position' in input) {
    const asked = v.safeParse(fromPosition, input)
    return asked.success ? openPosition(asked.output.position, asked.output.seed) : malformed(asked.issues)
  }
  const asked = v.safeParse(newTable, input)
  if (!asked.success) return malformed(asked.issues)
  const { mode, seats = game.modes.get(mode)?.seats.min ?? 0, seed, options = {} } = asked.output
  return openTable({ mode, options, names: typeof seats === 'number' ? namesOf(seats) : seats }, seed)
}

/**
 * Opens a GAME and deals what is due. Refused: what is of none of its forms (`input.unknown`, or `input.malformed` with `at`), what the set-up refuses, and a
 * record whose entry does not follow (`entry`).
 */
export const openGame = async (input: unknown): Promise<Result<Table, Refused>> => {
  if (typeof input === 'string') return openImport(input)
  if (typeof input !== 'object' || input === null) return unknown()
  return 'format' in input ? openImport(input) : openAsked(input)
}
