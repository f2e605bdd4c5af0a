/** The engine on the command line: one JSON value in, one object out, exit code 0 or 1. docs/cli.md has an example of each command. */
import { buffer } from 'node:stream/consumers'
import { answer } from './answer.ts'
import { commandOf } from './commands.ts'
import { play } from './play/play.ts'

const print = async (name: string): Promise<boolean> => {
  const input = process.stdin.isTTY ? new Uint8Array() : await buffer(process.stdin)
  const told = await answer(commandOf(name), input)
  process.stdout.write(`${JSON.stringify(told)}\n`)
  return told.ok
}

// Whoever reads may stop reading, as `head` does: then there is nothing left to do.
process.stdout.on('error', () => process.exit())

const [name = '', source] = process.argv.slice(2)
const isDone = name === 'play' ? await play(source) : await print(name)
process.exitCode = isDone ? 0 : 1
