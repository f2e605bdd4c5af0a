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

/** Every command that answers with one object; `play` is not among them. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map([
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

const unknown: Command = async () =>
  no({ refusal: { code: 'command.unknown', values: { known: [...COMMANDS.keys(), 'play'].join(', ') } } })

/** The command of this name, or one that refuses. */
export const commandOf = (name: string): Command => COMMANDS.get(name) ?? unknown
