/**
 * Table with bots. Its screen treats them like players elsewhere, and Undo takes back their moves together with the
 * player's own.
 */
import type { Seat, Shape } from '../../../kernel/contract.ts'
import type { Entry } from '../../../kernel/log.ts'
import type { Result } from '../../../kernel/result.ts'
import type { ProposalReceipt } from '../../../table/client/proposalPromises.ts'
import type { TableChange } from '../../../table/client/tableClient.ts'
import { createListeners } from '../../../table/listeners.ts'
import type { OpenTable } from '../../../table/openTableInterface.ts'
import type { BotController } from './botController.ts'

/** Seats of all moves since the last reveal, the latest at the end: the rules of kernel/undo.ts, from the log alone. */
export const undoableMoveSeats = (entries: readonly Entry[]): readonly Seat[] => {
  const moves: Seat[] = []
  const undone: Seat[] = []
  for (const { body } of entries) {
    if (body.kind === 'undo') undone.push(...moves.splice(-1))
    else if (body.kind === 'redo') moves.push(...undone.splice(-1))
    else {
      undone.length = 0
      if (body.kind === 'seat') moves.push(body.seat)
      else moves.length = 0
    }
  }
  return moves
}

/**
 * Seats of the bot moves after the last move of this seat, the latest first. Null where the seat has no such move, or
 * where another person moved after it.
 */
export const botMoveSeatsAfter = (
  entries: readonly Entry[],
  isBot: (seat: Seat) => boolean,
  seat: Seat,
): readonly Seat[] | null => {
  const moves = undoableMoveSeats(entries)
  const lastPersonMove = moves.findLastIndex((one) => !isBot(one))
  return lastPersonMove >= 0 && moves[lastPersonMove] === seat ? moves.slice(lastPersonMove + 1).reverse() : null
}

type AnyTable = OpenTable<Shape>

/** Subscription that also notifies when a seat was given to a bot, or back. */
const createSubscribe = (table: AnyTable, { levels }: BotController): AnyTable['subscribe'] => {
  const listeners = createListeners<TableChange<Shape>>()
  let pending = 0
  table.subscribe((change) => {
    pending = change.pending
    listeners.notify(change)
  })
  let isFirst = true
  levels.subscribe(() => {
    if (!isFirst) listeners.notify({ events: [], done: [], refused: [], pending, saved: table.fault() === null })
    isFirst = false
  })
  return listeners.subscribe
}

/** Seats of the bot moves that are undone with the last move of this seat, as far as the table allows it. */
const botSeatsToUndo = (table: AnyTable, { levels }: BotController, seat: Seat): readonly Seat[] => {
  const moves = botMoveSeatsAfter(table.entries(), (one) => levels.peek().has(one), seat) ?? []
  return moves[0] !== undefined && table.whyNoUndo(moves[0]) === null ? moves : []
}

export const tableWithBots = (table: AnyTable, controller: BotController): AnyTable => {
  /** What bots have done meanwhile is undone with the rest. */
  const undoWithBots = async (seat: Seat): Promise<Result<ProposalReceipt>> => {
    for (const bot of botSeatsToUndo(table, controller, seat)) {
      const done = await table.undo(bot)
      if (!done.ok) return done
    }
    return table.undo(seat)
  }
  const undo = (seat: Seat): Promise<Result<ProposalReceipt>> => {
    const isAfterBots = botSeatsToUndo(table, controller, seat).length > 0
    if (isAfterBots) return controller.runWhileIdle(() => undoWithBots(seat))
    // Runs without waiting, because the replacing move may follow at once.
    controller.restartThinking()
    return table.undo(seat)
  }
  return {
    ...table,
    seats: () => table.seats().filter((seat) => !controller.levels.value.has(seat)),
    undo,
    whyNoUndo: (seat) => (botSeatsToUndo(table, controller, seat).length > 0 ? null : table.whyNoUndo(seat)),
    subscribe: createSubscribe(table, controller),
    close: () => {
      controller.close()
      table.close()
    },
  }
}
