/** Seats of the moves that can still be taken back. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Entry } from '../../../kernel/log.ts'

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
