/**
 * Command line of the engine: one JSON value in, one object out, exit code 0 or 1. docs/cli.md has an example of each
 * command.
 */
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import type { GameId } from '../kernel/gameCard.ts'
import { answer } from './answerCommand.ts'
import { commandOf } from './commands.ts'
import { play } from './play/play.ts'
import { usageText } from './usage.ts'

const printAnswer = async (name: string, game?: GameId): Promise<boolean> => {
  const input = process.stdin.isTTY ? new Uint8Array() : await buffer(process.stdin)
  const output = await answer(commandOf(name), input, game)
  process.stdout.write(`${JSON.stringify(output)}\n`)
  return output.ok
}

// The reader may stop reading, as `head` does: then there is nothing left to do.
process.stdout.on('error', () => process.exit())

const { positionals, values } = parseArgs({
  options: { game: { type: 'string' }, bots: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
  strict: false,
})
const [name = '', source] = positionals
// An empty argument of `--game` is treated as an unknown game.
const game = values.game === undefined ? undefined : String(values.game)
const bots = values.bots === undefined ? undefined : String(values.bots)

const printUsage = (): boolean => {
  process.stdout.write(`${usageText()}\n`)
  return true
}

const runCommand = async (): Promise<boolean> => {
  if (values.help === true || name === '' || name === 'help') return printUsage()
  if (name === 'play') return play({ source, game, bots }, process.stdin, process.stdout)
  return printAnswer(name, game)
}

process.exitCode = (await runCommand()) ? 0 : 1
