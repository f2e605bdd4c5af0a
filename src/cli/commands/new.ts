import { ok } from '../../kernel/result.ts'
import type { Command } from '../command.ts'
import { dealersScene, described } from '../described.ts'
import { openGame } from '../game.ts'

/** Sets a GAME up and deals. */
export const newGame: Command = async (input) => {
  const table = await openGame(input)
  return table.ok ? ok(described(table.value, dealersScene(table.value))) : table
}
