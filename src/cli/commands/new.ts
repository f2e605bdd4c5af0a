import { ok } from '../../kernel/result.ts'
import type { Command } from '../command.ts'
import { dealerView, describeGame } from '../describeGame.ts'
import { openGame } from '../openGame.ts'

/** Sets up a GAME and deals. */
export const newGameCommand: Command = async (input, game) => {
  const table = await openGame(input, game)
  return table.ok ? ok(describeGame(table.value, dealerView(table.value))) : table
}
