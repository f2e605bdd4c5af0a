import { FIRST_GAME } from '../../kernel/formats.ts'
import { ok } from '../../kernel/result.ts'
import type { Command } from '../command.ts'
import { listModes } from '../games.ts'

/** Lists every mode with its seats and options, of one game or of all; modes of the first game have no `game`. */
export const modesCommand: Command = async (_, gameArgument) =>
  ok({
    modes: listModes(gameArgument).map(({ game, mode: { id, seats, together, options } }) => ({
      ...(game !== FIRST_GAME && { game }),
      id,
      seats,
      together,
      options,
    })),
  })
