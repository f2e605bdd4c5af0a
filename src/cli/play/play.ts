/** Game in the terminal, all seats at one keyboard. */

import { readFile, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { cardOfMode } from '../../games/cards.ts'
import type { Outcome, Seat, Shape } from '../../kernel/contract.ts'
import type { GameId } from '../../kernel/gameCard.ts'
import type { Json } from '../../kernel/json.ts'
import { err, ok, type Refusal, type Result } from '../../kernel/result.ts'
import { writeRecord } from '../../table/record/record.ts'
import { applyPlayerJson, applyPlayerText } from '../applyPlayerInput.ts'
import { cliRefusalSentence } from '../cliRefusalSentence.ts'
import type { CommandRefusal } from '../commandRefusal.ts'
import { describeOutcome } from '../describeTurnAndOutcome.ts'
import { eventsBeforeFirstAction } from '../eventsBeforeFirstAction.ts'
import { gameCliOf, gameRefusal, listModes } from '../games.ts'
import { legalActionTexts } from '../notation.ts'
import { type CliTable, openGame, withBots } from '../openGame.ts'
import { parseJson } from '../parseJson.ts'
import { awaitedSeat, tableSeatNames } from '../seats.ts'
import { type Bot, findBestPlan, loadBot } from './bots.ts'
import { helpText } from './helpText.ts'
import { hintText } from './hintText.ts'
import { choiceColumns, promptText } from './prompts.ts'

/** Terminal: lines in, lines out. May also be a pipe, so that a script can play. */
interface Terminal {
  say(text: string): void
  /** Next line that was typed, trimmed; null at the end of the input. */
  ask(prompt: string): Promise<string | null>
  close(): void
}

const openTerminal = (input: Readable & { readonly isTTY?: boolean }, output: Writable): Terminal => {
  const reader = createInterface({ input, output, terminal: input.isTTY === true })
  const lines = reader[Symbol.asyncIterator]()
  const say = (text: string): void => void output.write(`${text}\n`)
  return {
    say,
    async ask(prompt) {
      reader.setPrompt(`${prompt}: `)
      reader.prompt()
      const { done, value } = await lines.next()
      if (input.isTTY !== true) say(done ? '' : value)
      return done ? null : value.trim()
    },
    close: () => reader.close(),
  }
}

const rankingText = ({ ranks }: Outcome, names: readonly string[]): string =>
  names
    .map((name, seat) => ({ name, rank: ranks[seat] ?? 0 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ name, rank }) => `${rank}. ${name}`)
    .join(', ')

/** Sentence on who won and what decided it; null while the game goes on. */
export const endingText = (table: CliTable): string | null => {
  const turn = table.turn()
  if (turn.kind !== 'over') return null
  const outcome = describeOutcome(table, turn.outcome)
  const criterion = outcome.by ? `, then ${outcome.by}` : ''
  const together = cardOfMode(table.header.mode)?.together
  const result = together
    ? outcome.ranks[0] === 1
      ? 'won together'
      : 'lost together'
    : rankingText(outcome, tableSeatNames(table))
  const inWords = gameCliOf(table.game.id).terminal?.ending?.(table.view(null))
  const reason = inWords ? ` ${inWords}` : ''
  return `Over: ${result}. Decided by: ${outcome.decidedBy}${criterion}.${reason} State ${table.hash()}`
}

const refusalText = (refusal: Refusal): string => {
  const rulingText = refusal.ruling === undefined ? '' : `, ruling ${refusal.ruling}`
  return `Refused: ${cliRefusalSentence(refusal)} (${refusal.code}${rulingText})`
}

/** Prints the whole table; for a game that draws none its public state. */
const showTable = (terminal: Terminal, table: CliTable, seat: Seat): void => {
  const view = table.view(seat)
  const drawing = gameCliOf(table.game.id).terminal?.draw(view, tableSeatNames(table)) ?? JSON.stringify(view.state)
  terminal.say(`\n${drawing}\n`)
}

/** Level that a record has for the bot of another phone. */
const UNKNOWN_LEVEL = 'bot'

/** Seats of a table: the bot that plays for a seat, null where a person does. */
type SeatedBots = readonly (Bot | null)[]

/** Seat whose person sits before the screen: the awaited one, or the first where a bot is awaited. */
const viewerOf = (table: CliTable, bots: SeatedBots): Seat => {
  const seat = awaitedSeat(table) ?? 0
  return bots[seat] ? Math.max(0, bots.indexOf(null)) : seat
}

/** Prints events as the person before the screen may know them. */
const tellEvents = (terminal: Terminal, table: CliTable, bots: SeatedBots, events: readonly Shape['event'][]): void => {
  const view = table.view(viewerOf(table, bots))
  const { describeEvent = (_: unknown, { kind }: Shape['event']) => kind } = gameCliOf(table.game.id)
  for (const event of events) {
    const actor = 'seat' in event ? `${tableSeatNames(table)[Number(event.seat)]} ` : ''
    terminal.say(`- ${actor}${describeEvent(view, event)}`)
  }
}

/** Does what was typed, or what a bot chose, and prints its events; true where it was done. */
const playMove = async (
  terminal: Terminal,
  table: CliTable,
  bots: SeatedBots,
  move: string | Shape['action'],
): Promise<boolean> => {
  const events: Shape['event'][] = []
  const stop = table.subscribe((change) => events.push(...change.events))
  const result = await (typeof move === 'string' ? applyPlayerText(table, move) : applyPlayerJson(table, move as Json))
  stop()
  if (result.ok) tellEvents(terminal, table, bots, events)
  else terminal.say(refusalText(result.error))
  return result.ok
}

const saveRecord = async (terminal: Terminal, table: CliTable, path: string): Promise<void> => {
  try {
    await writeFile(path, writeRecord(table.exportGame(), 'full'))
    terminal.say(`Saved: ${path}`)
  } catch (error) {
    terminal.say(`Not saved: ${(error as Error).message}`)
  }
}

/** What a thing of the game does, where the game tells. */
const explainText = ({ game }: CliTable, name: string): string =>
  gameCliOf(game.id).terminal?.explain?.(name.trim()) ?? `Nothing here is called “${name.trim()}”.`

/** Tells what the best bot would do for the awaited seat, and why. */
const tellHint = async (terminal: Terminal, table: CliTable, seat: Seat): Promise<void> => {
  const plan = await findBestPlan(table, seat)
  if (!plan.ok) return terminal.say(refusalText(plan.error.refusal))
  terminal.say(hintText(table, seat, plan.value))
}

/** Answers one line that the awaited seat typed. */
const answerLine = async (
  terminal: Terminal,
  table: CliTable,
  bots: SeatedBots,
  seat: Seat,
  line: string,
): Promise<void> => {
  const actionTexts = legalActionTexts(table, seat)
  const [word, path] = line.split(/\s+(.*)/)
  if (line === 'help' || line === '?') return terminal.say(helpText(table))
  if (line === 'list') return terminal.say(choiceColumns(actionTexts))
  if (line === 'hint') return tellHint(terminal, table, seat)
  if (line === 'board') return showTable(terminal, table, seat)
  if (word === 'what' && path) return terminal.say(explainText(table, path))
  if (word === 'save' && path) return saveRecord(terminal, table, path)
  const text = /^\d+$/.test(line) ? (actionTexts[Number(line) - 1] ?? line) : line
  if ((await playMove(terminal, table, bots, text)) && !bots[awaitedSeat(table) ?? -1])
    showTable(terminal, table, awaitedSeat(table) ?? seat)
}

/** Lets bots play until a person is awaited, whose table is then shown. */
const playBots = async (terminal: Terminal, table: CliTable, bots: SeatedBots): Promise<void> => {
  let played = 0
  for (let seat = awaitedSeat(table); seat !== null && bots[seat]; seat = awaitedSeat(table)) {
    const action = bots[seat]?.(table, seat)
    if (!action || !(await playMove(terminal, table, bots, action))) throw new Error('a bot plays what is legal')
    played++
  }
  if (played > 0) showTable(terminal, table, viewerOf(table, bots))
}

/** Says how the game ended. It can still be saved and looked at. */
const runEnding = async (terminal: Terminal, table: CliTable): Promise<void> => {
  terminal.say(endingText(table) ?? '')
  for (;;) {
    const line = await terminal.ask('save FILE, board or quit')
    if (line === null || line === 'quit') return
    const [word, path] = line.split(/\s+(.*)/)
    if (word === 'save' && path) await saveRecord(terminal, table, path)
    else if (line === 'board') showTable(terminal, table, 0)
    else if (line !== '') terminal.say('The game is over.')
  }
}

const runGame = async (terminal: Terminal, table: CliTable, bots: SeatedBots): Promise<void> => {
  terminal.say('help explains, list says what you may do.')
  tellEvents(terminal, table, bots, eventsBeforeFirstAction(table))
  showTable(terminal, table, viewerOf(table, bots))
  await playBots(terminal, table, bots)
  for (let seat = awaitedSeat(table); seat !== null; seat = awaitedSeat(table)) {
    const line = await terminal.ask(promptText(table, seat))
    if (line === null || line === 'quit') return terminal.say(`Left at state ${table.hash()}`)
    if (line !== '') await answerLine(terminal, table, bots, seat, line)
    await playBots(terminal, table, bots)
  }
  await runEnding(terminal, table)
}

/** Asks for the mode, and for the number of players where the mode leaves it open. */
const askForMode = async (terminal: Terminal, game?: GameId): Promise<unknown> => {
  const cards = listModes(game).map(({ mode }) => mode)
  cards.forEach(({ id }, i) => terminal.say(`${i + 1} ${id}`))
  const answer = await terminal.ask('Which mode')
  const card = cards.find(({ id }, i) => id === answer || String(i + 1) === answer)
  const { min, max } = card?.seats ?? { min: 0, max: 0 }
  const seats = min < max ? Number(await terminal.ask(`How many players, ${min} to ${max}`)) : min
  return { mode: card?.id ?? answer ?? '', seats }
}

/** Reads a GAME from a file, or from JSON that was typed as the argument. */
const readSource = async (text: string): Promise<Result<unknown, CommandRefusal>> => {
  if (text.trimStart().startsWith('{')) return parseJson(text)
  try {
    return parseJson(await readFile(text, 'utf8'))
  } catch {
    return err({ refusal: { code: 'input.noFile', values: { file: text } } })
  }
}

const openSource = async (
  terminal: Terminal,
  source?: string,
  game?: GameId,
): Promise<Result<CliTable, CommandRefusal>> => {
  const input = source === undefined ? ok({}) : await readSource(source)
  if (!input.ok) return input
  const refused = game === undefined ? null : gameRefusal(input.value, game)
  if (refused) return err(refused)
  return openGame(source === undefined ? await askForMode(terminal, game) : input.value, game)
}

/** Level of the bot of each seat, empty for a person: one level for all seats but the first, else those of the record. */
const botLevels = (table: CliTable, level?: string): readonly string[] =>
  level === undefined ? (table.exportGame().bots ?? []) : table.header.seats.map((_, seat) => (seat === 0 ? '' : level))

/** Bots of these levels. Of another phone's bot the level is not known: a person plays its seat. */
const seatBots = async (table: CliTable, levels: readonly string[]): Promise<Result<SeatedBots, CommandRefusal>> => {
  const loaded = new Map<string, Bot>()
  for (const level of levels) {
    if (level === '' || level === UNKNOWN_LEVEL || loaded.has(level)) continue
    const bot = await loadBot(table.game.id, level)
    if (!bot.ok) return bot
    loaded.set(level, bot.value)
  }
  return ok(table.header.seats.map((_, seat) => loaded.get(levels[seat] ?? '') ?? null))
}

/** A table with its bots. */
interface Seating {
  readonly table: CliTable
  readonly bots: SeatedBots
}

const seatTable = async (
  opened: Result<CliTable, CommandRefusal>,
  level?: string,
): Promise<Result<Seating, CommandRefusal>> => {
  if (!opened.ok) return opened
  const levels = botLevels(opened.value, level)
  const bots = await seatBots(opened.value, levels)
  return bots.ok ? ok({ table: withBots(opened.value, levels), bots: bots.value }) : bots
}

/** Arguments of `play`: a GAME as JSON or as a path, and the arguments of `--game` and `--bots`. */
export interface PlayArguments {
  readonly source?: string | undefined
  readonly game?: GameId | undefined
  /** Level of the bots. */
  readonly bots?: string | undefined
}

/** Plays the GAME that is named, or asks what to play. False where no game could be opened. */
export const play = async (
  { source, game, bots }: PlayArguments,
  ...streams: Parameters<typeof openTerminal>
): Promise<boolean> => {
  const terminal = openTerminal(...streams)
  const seated = await seatTable(await openSource(terminal, source, game), bots)
  if (seated.ok) await runGame(terminal, seated.value.table, seated.value.bots)
  else terminal.say(refusalText(seated.error.refusal))
  terminal.close()
  return seated.ok
}
