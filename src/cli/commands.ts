import { err } from '../kernel/result.ts'
import type { Command } from './command.ts'
import { applyCommand } from './commands/apply.ts'
import { legalCommand } from './commands/legal.ts'
import { modesCommand } from './commands/modes.ts'
import { newGameCommand } from './commands/new.ts'
import { perftCommand } from './commands/perft.ts'
import { recordCommand } from './commands/record.ts'
import { schemaCommand } from './commands/schema.ts'
import { selfplayCommand } from './commands/selfplay.ts'
import { verifyCommand } from './commands/verify.ts'

/** Commands that answer with one object; `play` is not among them. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['modes', modesCommand],
  ['new', newGameCommand],
  ['legal', legalCommand],
  ['apply', applyCommand],
  ['verify', verifyCommand],
  ['record', recordCommand],
  ['perft', perftCommand],
  ['selfplay', selfplayCommand],
  ['schema', schemaCommand],
])

const unknownCommand: Command = async () =>
  err({ refusal: { code: 'command.unknown', values: { known: [...COMMANDS.keys(), 'play'].join(', ') } } })

/** Command of this name, or one that refuses. */
export const commandOf = (name: string): Command => COMMANDS.get(name) ?? unknownCommand
