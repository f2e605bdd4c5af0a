import { err, ok } from '../../kernel/result.ts'
import type { Command } from '../command.ts'
import { gameCliOf, resolveGameId } from '../games.ts'

/**
 * Prints the JSON schema (draft 7) of position documents. The schema covers the form; `new` checks whether such a
 * position can occur.
 */
export const schemaCommand: Command = async (input, game) => {
  const { positions } = gameCliOf(resolveGameId(input, game))
  return positions ? ok({ schema: positions.schema() }) : err({ refusal: { code: 'position.unknown' } })
}
