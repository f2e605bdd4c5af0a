import { makeAction } from '../../games/blackstone/notation/action.ts'
import { ok } from '../../kernel/result.ts'
import type { Command } from '../command.ts'
import { openGame } from '../game.ts'
import { awaited, sceneAt } from '../seats.ts'

/** Everything that the awaited seat may do in a GAME; `seat` is null when it is over. */
export const legal: Command = async (input) => {
  const table = await openGame(input)
  if (!table.ok) return table
  const seat = awaited(table.value)
  if (seat === null) return ok({ seat, actions: [] })
  const scene = sceneAt(table.value, seat)
  return ok({ seat, actions: table.value.legal(seat).map((action) => makeAction(scene, action)) })
}
