/**
 * Command line of the engine: one JSON value in, one object out, exit code 0 or 1. docs/cli.md has an example of each
 * command.
 */
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import type { GameId } from '../kernel/contract.ts'
import { answer } from './answerCommand.ts'
import { commandOf } from './commands.ts'
import { play } from './play/play.ts'

const printAnswer = async (name: string, game?: GameId): Promise<boolean> => {
  const input = process.stdin.isTTY ? new Uint8Array() : await buffer(process.stdin)
  const output = await answer(commandOf(name), input, game)
  process.stdout.write(`${JSON.stringify(output)}\n`)
  return output.ok
}

// The reader may stop reading, as `head` does: then there is nothing left to do.
process.stdout.on('error', () => process.exit())

const { positionals, values } = parseArgs({
  options: { game: { type: 'string' }, bots: { type: 'string' } },
  allowPositionals: true,
  strict: false,
})
const [name = '', source] = positionals
// An empty argument of `--game` is treated as an unknown game.
const game = values.game === undefined ? undefined : String(values.game)
const bots = values.bots === undefined ? undefined : String(values.bots)
const isDone =
  name === 'play' ? await play({ source, game, bots }, process.stdin, process.stdout) : await printAnswer(name, game)
process.exitCode = isDone ? 0 : 1
