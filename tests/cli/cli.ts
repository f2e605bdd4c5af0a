/** Helpers for the command line: commands run in this process or in one of their own, and games to play on it. */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { answer } from '../../src/cli/answerCommand.ts'
import { applyPlayerText } from '../../src/cli/applyPlayerInput.ts'
import { commandOf } from '../../src/cli/commands.ts'
import { openGame } from '../../src/cli/openGame.ts'
import { play } from '../../src/cli/play/play.ts'
import { awaitedSeat } from '../../src/cli/seats.ts'
import type { GameEvent } from '../../src/games/blackstone/events.ts'
import type { BlackstoneTypes } from '../../src/games/blackstone/game.ts'
import type { PositionDocument } from '../../src/games/blackstone/position/positionSchema.ts'
import type { Turn } from '../../src/kernel/contract.ts'
import type { ModeCard } from '../../src/kernel/gameCard.ts'
import type { Refusal } from '../../src/kernel/result.ts'
import type { LocalTable } from '../../src/table/createLocalTable.ts'
import type { GameSave } from '../../src/table/logStore.ts'
import { value } from '../games/blackstone/testTable.ts'

const ROOT = resolve(import.meta.dirname, '../..')

export interface ProcessResult {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

const runProcess = (file: string, args: readonly string[], input: string | Uint8Array): ProcessResult => {
  const { status, stdout, stderr } = spawnSync(file, args, { cwd: ROOT, input, encoding: 'utf8', maxBuffer: 1 << 28 })
  return { code: status, out: stdout, err: stderr }
}

/** Runs `scripts/cli.mjs`, which is what `npm run -s cli --` runs, with this text on standard input. */
export const run = (args: readonly string[], input: string | Uint8Array): ProcessResult =>
  runProcess(process.execPath, ['scripts/cli.mjs', ...args], input)

/** Runs a line of shell in the project's root. */
export const shell = (line: string): ProcessResult => runProcess('sh', ['-c', line], '')

/** Fields of the answers of all commands; each command answers with some of them. */
export interface CommandAnswer {
  readonly ok: boolean
  readonly refusal: Refusal
  readonly sentence: string
  readonly modes: readonly ModeCard[]
  readonly turn: Turn
  readonly hash: string
  readonly position: PositionDocument
  readonly record: GameSave
  readonly string: string
  readonly events: readonly (GameEvent & { readonly text: string })[]
  readonly seat: number | null
  readonly actions: readonly string[]
  readonly entries: number
  readonly chain: string
  readonly dealt: boolean
  readonly standing: object
  readonly seats: readonly object[]
}

/** Line that a command prints for these bytes. */
export const lineFor = async (command: string, bytes: Uint8Array): Promise<string> =>
  JSON.stringify(await answer(commandOf(command), bytes))

/** Answer of a command, parsed from its line. */
export const ask = async (command: string, input: unknown): Promise<CommandAnswer> =>
  JSON.parse(await lineFor(command, new TextEncoder().encode(JSON.stringify(input))))

/** Output of `play` for this typed input, and whether there was a game to play. */
export const typed = async (
  source: string | undefined,
  input: string,
  bots?: string,
): Promise<{ readonly ok: boolean; readonly out: string }> => {
  const chunks: string[] = []
  const output = new Writable({
    write(chunk, _, next) {
      chunks.push(String(chunk))
      next()
    },
  })
  const ok = await play({ source, bots }, Readable.from([input], { objectMode: false }), output)
  return { ok, out: chunks.join('') }
}

/** A table of the first game. */
export type Table = LocalTable<BlackstoneTypes>

export const tableOf = async (input: unknown): Promise<Table> => {
  const table = await openGame(input)
  if (!table.ok) throw new Error(JSON.stringify(table.error))
  return table.value as unknown as Table
}

/** Plays a table to its end and returns the typed lines. */
export const playTable = async (
  table: Table,
  choose: (table: Table, seat: number) => string,
): Promise<readonly string[]> => {
  const lines: string[] = []
  for (let seat = awaitedSeat(table); seat !== null; seat = awaitedSeat(table)) {
    const line = choose(table, seat)
    value(await applyPlayerText(table, line))
    lines.push(line)
  }
  return lines
}
