/** Games of the app for the command line: which one an input is about, its rules, and its part of the commands. */
import { cardOfMode, GAME_CARDS, gameOfMode } from '../games/cards.ts'
import { loadRules } from '../games/load.ts'
import type { Game, Shape } from '../kernel/contract.ts'
import { FIRST_GAME, RECORD_FORMAT } from '../kernel/formats.ts'
import type { GameId, ModeCard, ModeId, Options } from '../kernel/gameCard.ts'
import { withDefaultOptions } from '../kernel/options.ts'
import { readRecord } from '../table/record/record.ts'
import { headerInString } from '../table/record/recordString.ts'
import type { CommandRefusal } from './commandRefusal.ts'
import type { GameCli } from './gameCli.ts'

const gameClis = import.meta.glob<GameCli>('./*/gameCli.ts', { eager: true, import: 'gameCli' })

/** Command-line part of a game; empty where it has none. */
export const gameCliOf = (id: GameId): GameCli => gameClis[`./${id}/gameCli.ts`] ?? {}

/** Rules of a table, including those of positions, so that they can say what is wrong with any input. */
export const loadRulesWithPositions = ({
  mode,
  options,
  protocol,
}: {
  readonly mode: ModeId
  readonly options: Options
  readonly protocol?: number
}): Promise<Game<Shape>> => {
  const card = cardOfMode(mode)
  return loadRules({
    mode,
    options: card ? withDefaultOptions(card, options) : options,
    position: {},
    ...(protocol !== undefined && { protocol }),
  })
}

/** Modes of one game or of all, sorted by id. */
export const listModes = (game?: GameId): readonly { readonly game: GameId; readonly mode: ModeCard }[] =>
  GAME_CARDS.filter(({ id }) => game === undefined || id === game).flatMap(({ id, modes }) =>
    modes.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((mode) => ({ game: id, mode })),
  )

const findGameId = (id: unknown): GameId | undefined => GAME_CARDS.find((card) => card.id === id)?.id

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

const gameOfString = (text: string): GameId | undefined => {
  const header = headerInString(text)
  return header.ok ? findGameId(header.value.game) : undefined
}

const gameOfDocument = (document: unknown): GameId | undefined => {
  const { format, header } = fieldsOf(document)
  if (format === RECORD_FORMAT) return findGameId(fieldsOf(header).game)
  const parsed = readRecord(document)
  return parsed.ok && parsed.value.kind === 'position' ? findGameId(parsed.value.game) : undefined
}

/** Game that a GAME itself names, by its id, its mode, its record or its position. */
const gameIdIn = (input: unknown): GameId | undefined => {
  if (typeof input === 'string') return gameOfString(input)
  const { format, position, game, mode } = fieldsOf(input)
  if (format !== undefined) return gameOfDocument(input)
  if (position !== undefined) return gameOfDocument(position)
  return findGameId(game) ?? (typeof mode === 'string' ? gameOfMode(mode)?.id : undefined)
}

/** Game that the input of a command names: the command takes a GAME, or an object that contains one. */
const gameNamedByInput = (input: unknown): GameId | undefined => gameIdIn(input) ?? gameIdIn(fieldsOf(input).game)

/** Game that is meant: the argument of `--game`, else that of the input, else the first. */
export const resolveGameId = (input: unknown, gameArgument?: GameId): GameId =>
  gameArgument ?? gameNamedByInput(input) ?? FIRST_GAME

/**
 * Reason why the argument of `--game` is refused: no such game, or the input names another; null where it is accepted.
 */
export const gameRefusal = (input: unknown, gameArgument: GameId): CommandRefusal | null => {
  if (findGameId(gameArgument) === undefined)
    return {
      refusal: { code: 'game.none', values: { game: gameArgument, known: GAME_CARDS.map(({ id }) => id).join(', ') } },
    }
  const inputGame = gameNamedByInput(input) ?? gameArgument
  return inputGame === gameArgument ? null : { refusal: { code: 'header.game', values: { game: inputGame } } }
}
