import { game } from '../../games/blackstone/index.ts'
import { ok } from '../../kernel/result.ts'
import type { Command } from '../command.ts'

/** Every mode with its seats and options. */
export const modes: Command = async () =>
  ok({ modes: [...game.modes.values()].map(({ id, seats, together, options }) => ({ id, seats, together, options })) })
