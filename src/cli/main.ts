/** The engine on the command line: one JSON value in, one object out, exit code 0 or 1. docs/cli.md has an example of each command. */
import { text } from 'node:stream/consumers'
import { no } from '../kernel/result.ts'
import type { Command } from './command.ts'
import { apply } from './commands/apply.ts'
import { legal } from './commands/legal.ts'
import { modes } from './commands/modes.ts'
import { newGame } from './commands/new.ts'
import { perft } from './commands/perft.ts'
import { record } from './commands/record.ts'
import { schema } from './commands/schema.ts'
import { selfplay } from './commands/selfplay.ts'
import { verify } from './commands/verify.ts'
import { parseJson } from './input.ts'
import { play } from './play/play.ts'

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['modes', modes],
  ['new', newGame],
  ['legal', legal],
  ['apply', apply],
  ['verify', verify],
  ['record', record],
  ['perft', perft],
  ['selfplay', selfplay],
  ['schema', schema],
])

const unknown = async () =>
  no({ refusal: { code: 'command.unknown', values: { known: [...COMMANDS.keys(), 'play'].join(', ') } } })

/** Nothing to read is no input; some commands need none. */
const readInput = async (): Promise<string> => (process.stdin.isTTY ? '{}' : (await text(process.stdin)).trim() || '{}')

const answer = async (command: Command): Promise<boolean> => {
  const input = parseJson(await readInput())
  const result = input.ok ? await command(input.value) : input
  const { ok } = result
  process.stdout.write(`${JSON.stringify(result.ok ? { ok, ...result.value } : { ok, ...result.error })}\n`)
  return ok
}

const [name = '', source] = process.argv.slice(2)
const isDone = name === 'play' ? await play(source) : await answer(COMMANDS.get(name) ?? unknown)
process.exitCode = isDone ? 0 : 1
