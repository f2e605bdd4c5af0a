import { ok } from '../../kernel/result.ts'
import type { Command } from '../command.ts'
import { gameCliOf } from '../games.ts'
import { legalActionTexts } from '../notation.ts'
import { openGame } from '../openGame.ts'
import { awaitedSeat } from '../seats.ts'

/**
 * Lists all legal actions of the awaited seat of a GAME, and the standing; `seat` is null when it is over. Without a
 * notation actions are plain JSON.
 */
export const legalCommand: Command = async (input, game) => {
  const table = await openGame(input, game)
  if (!table.ok) return table
  const seat = awaitedSeat(table.value)
  const { notation, describeStanding } = gameCliOf(table.value.game.id)
  const standing = describeStanding && { standing: describeStanding(table.value.view(null)) }
  if (seat === null) return ok({ seat, actions: [], ...standing })
  const actions = notation ? legalActionTexts(table.value, seat) : table.value.legal(seat)
  return ok({ seat, actions, ...standing })
}
