/** The command line as a person starts it, and games to play on it. */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { vi } from 'vitest'
import { openGame, type Table } from '../../src/cli/game.ts'
import { awaited } from '../../src/cli/seats.ts'
import { fulfil } from '../../src/cli/wish.ts'
import type { Event } from '../../src/games/blackstone/actions.ts'
import type { PositionDocument } from '../../src/games/blackstone/position/document.ts'
import type { ModeCard, Turn } from '../../src/kernel/contract.ts'
import type { Refusal } from '../../src/kernel/result.ts'
import type { Save } from '../../src/table/store.ts'
import { value } from '../games/blackstone/situation.ts'

// Processes of their own, the first of which builds: on a busy machine they take long.
vi.setConfig({ testTimeout: 120_000 })

const ROOT = resolve(import.meta.dirname, '../..')

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

const start = (file: string, args: readonly string[], input: string | Uint8Array): Ran => {
  const { status, stdout, stderr } = spawnSync(file, args, { cwd: ROOT, input, encoding: 'utf8', maxBuffer: 1 << 28 })
  return { code: status, out: stdout, err: stderr }
}

/** Runs `scripts/cli.mjs`, which is what `npm run -s cli --` runs, with this text on standard input. */
export const run = (args: readonly string[], input: string | Uint8Array): Ran =>
  start(process.execPath, ['scripts/cli.mjs', ...args], input)

/** Runs a line of shell at the top of the house. */
export const shell = (line: string): Ran => start('sh', ['-c', line], '')

/** All that commands answer with; each answers with its own part of it. */
export interface Answered {
  readonly ok: boolean
  readonly refusal: Refusal
  readonly sentence: string
  readonly modes: readonly ModeCard[]
  readonly turn: Turn
  readonly hash: string
  readonly position: PositionDocument
  readonly record: Save
  readonly events: readonly (Event & { readonly text: string })[]
  readonly seat: number | null
  readonly actions: readonly string[]
  readonly entries: number
  readonly chain: string
  readonly dealt: boolean
}

/** The answer of a command; throws where it is not one value of JSON. */
export const ask = (command: string, input: unknown): Answered => JSON.parse(run([command], JSON.stringify(input)).out)

export const tableOf = async (input: unknown): Promise<Table> => {
  const table = await openGame(input)
  if (!table.ok) throw new Error(JSON.stringify(table.error))
  return table.value
}

/** Plays a table to its end and answers with what was typed. */
export const played = async (
  table: Table,
  choose: (table: Table, seat: number) => string,
): Promise<readonly string[]> => {
  const lines: string[] = []
  for (let seat = awaited(table); seat !== null; seat = awaited(table)) {
    const line = choose(table, seat)
    value(await fulfil(table, line))
    lines.push(line)
  }
  return lines
}
