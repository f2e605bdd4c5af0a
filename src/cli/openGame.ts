/**
 * GAME that every command takes: a record as JSON or as a string, a position document, or the set-up of a new table.
 */
import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { cardOfMode, GAME_CARDS, gameOfMode } from '../games/cards.ts'
import type { Shape } from '../kernel/contract.ts'
import type { GameId } from '../kernel/gameCard.ts'
import type { Json } from '../kernel/json.ts'
import { err, ok, type Refusal, type Result } from '../kernel/result.ts'
import { sha256OfJson } from '../kernel/sha256OfJson.ts'
import type { NewGameRequest } from '../table/createHeader.ts'
import type { LocalTable } from '../table/createLocalTable.ts'
import type { LogStore } from '../table/logStore.ts'
import { openNewTable, type TableEnv } from '../table/openLocalTable.ts'
import { reopenTable } from '../table/reopenTable.ts'
import { isJson } from '../table/savedGameSchema.ts'
import { StoreFailure } from '../table/storeFailure.ts'
import { type CommandRefusal, malformedInput, unknownInput } from './commandRefusal.ts'
import { gameCliOf, gameRefusal, loadRulesWithPositions, resolveGameId } from './games.ts'
import { readRecordOrPosition } from './readRecordOrPosition.ts'

/** Log store that keeps nothing: the table itself holds the whole log, and the printed answer contains it. */
const NULL_LOG_STORE: LogStore = {
  create: async () => {},
  append: async () => {},
  load: async (id) => {
    throw new StoreFailure('missing', id)
  },
}

/**
 * Random bytes from a seed: the n-th draw is the hash of `["cli",seed,n]`, up to 32 bytes, so the same seed gives the
 * same game.
 */
const seededRandom = (seed: string): TableEnv['random'] => {
  let drawCount = 0
  return (bytes) => sha256OfJson(['cli', seed, drawCount++]).slice(0, bytes)
}

export const createCliEnv = (seed?: string): TableEnv => ({
  store: NULL_LOG_STORE,
  random: seed === undefined ? randomBytes : seededRandom(seed),
})

export type CliTable = LocalTable<Shape>

const nameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const seedSchema = v.exactOptional(v.string())
const newTableSchema = v.strictObject({
  mode: v.string(),
  options: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
  seats: v.exactOptional(
    v.union([v.pipe(v.number(), v.integer(), v.maxValue(16)), v.pipe(v.array(nameSchema), v.maxLength(16))]),
  ),
  seed: seedSchema,
  game: v.exactOptional(v.string()),
})
const positionInputSchema = v.strictObject({ position: v.custom<Json>((value) => isJson(value)), seed: seedSchema })

const fillSeatNames = (count: number, names: readonly string[] = []): readonly string[] =>
  Array.from({ length: count }, (_, seat) => names[seat] ?? `Seat ${seat + 1}`)

const createTable = async (newGame: NewGameRequest, seed?: string): Promise<Result<CliTable, CommandRefusal>> => {
  const rules = await loadRulesWithPositions({ options: {}, ...newGame })
  const table = await openNewTable(rules, createCliEnv(seed), newGame)
  return table.ok ? table : err({ refusal: table.error })
}

const openPositionDocument = async (
  json: Json,
  game: GameId,
  seed?: string,
): Promise<Result<CliTable, CommandRefusal>> => {
  const { positions } = gameCliOf(game)
  if (!positions) return err({ refusal: { code: 'position.unknown' } })
  const parsed = positions.read(json)
  if (!parsed.ok) return err({ refusal: parsed.error })
  const { table, names, hidden } = parsed.value
  return createTable(
    { ...table, names: fillSeatNames(table.seats, names), ...(hidden !== undefined && { hidden }) },
    seed,
  )
}

/** A table knows no bots; the record that it becomes again says them: the level of each seat, empty for a person. */
export const withBots = (table: CliTable, bots: readonly string[] = []): CliTable =>
  bots.some(Boolean) ? { ...table, exportGame: () => ({ ...table.exportGame(), bots }) } : table

const openImport = async (input: unknown, game: GameId): Promise<Result<CliTable, CommandRefusal>> => {
  const imported = await readRecordOrPosition(input)
  if (!imported.ok) return imported
  if (imported.value.kind === 'position') return openPositionDocument(imported.value.json, game)
  const { save } = imported.value
  const table = await reopenTable(await loadRulesWithPositions(save.header), createCliEnv(), save)
  return table.ok ? ok(withBots(table.value, save.bots)) : err(table.error)
}

/** First mode of a game, for an input that names a game but no mode. */
const firstModeIn = (id: GameId): { readonly mode?: string } => {
  const [mode] = GAME_CARDS.find((card) => card.id === id)?.modes ?? []
  return mode ? { mode: mode.id } : {}
}

const modeRefusal = (mode: string, game: GameId | undefined): Refusal | null =>
  game === undefined || gameOfMode(mode)?.id === game ? null : { code: 'header.mode', values: { mode } }

const openFromModes = async (input: object, gameArgument?: GameId): Promise<Result<CliTable, CommandRefusal>> => {
  const defaultMode =
    gameArgument !== undefined || 'game' in input ? firstModeIn(resolveGameId(input, gameArgument)) : {}
  const parsed = v.safeParse(newTableSchema, { ...defaultMode, ...input })
  if (!parsed.success) return malformedInput(parsed.issues)
  const { mode, game, seats = cardOfMode(mode)?.seats.min ?? 0, seed, options = {} } = parsed.output
  const refused = game === undefined ? null : gameRefusal(input, game)
  if (refused) return err(refused)
  const refusal = modeRefusal(mode, game ?? gameArgument)
  if (refusal) return err({ refusal })
  return createTable({ mode, options, names: typeof seats === 'number' ? fillSeatNames(seats) : seats }, seed)
}

const openFromObject = async (input: object, gameArgument?: GameId): Promise<Result<CliTable, CommandRefusal>> => {
  if (!('position' in input)) return openFromModes(input, gameArgument)
  const parsed = v.safeParse(positionInputSchema, input)
  if (!parsed.success) return malformedInput(parsed.issues)
  return openPositionDocument(parsed.output.position, resolveGameId(input, gameArgument), parsed.output.seed)
}

/**
 * Opens a GAME and deals what is due. Refused: an input of another form (`input.unknown`, or `input.malformed` with
 * `at`), a set-up that the rules refuse, and a record with an entry that does not follow (`entry`).
 */
export const openGame = async (input: unknown, gameArgument?: GameId): Promise<Result<CliTable, CommandRefusal>> => {
  if (typeof input === 'string') return openImport(input, resolveGameId(input, gameArgument))
  if (typeof input !== 'object' || input === null) return unknownInput()
  return 'format' in input ? openImport(input, resolveGameId(input, gameArgument)) : openFromObject(input, gameArgument)
}
