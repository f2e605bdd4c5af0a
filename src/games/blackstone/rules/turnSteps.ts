/** Steps of a turn: those that need no decision, and the queuing of those that do. */

import type { Seat } from '../../../kernel/contract.ts'
import type { Space } from '../board.ts'
import { discardVassals, draftCourt } from '../changeStateInTurns.ts'
import { beginTurn } from './beginTurn.ts'
import { removeVassal } from './board/removeVassal.ts'
import { kingsOf } from './court/activeCards.ts'
import { isLimitedCourt } from './court/familyOf.ts'
import { exceedsLimits } from './court/limits.ts'
import { takeFromSupply } from './court/takeFromSupply.ts'
import { activeCourt } from './engine/activeCourt.ts'
import { pushTodos } from './engine/pushTodos.ts'
import { courtOf, slotAt } from './engine/slots.ts'
import type { MoveContext } from './ruleTypes.ts'

/** Gives the income of the turn, on the first one too (ruling 37), as far as the supply has it. */
export const muster = (context: MoveContext): void => {
  const { draft } = context
  const { seat } = draft
  const earned = context.rules.income(draft, activeCourt(context))
  const knights = takeFromSupply(draft, seat, 'knights', earned.knights)
  const wizards = takeFromSupply(draft, seat, 'wizards', earned.wizards)
  context.emit({ kind: 'mustered', seat, knights, wizards })
}

/** Order of refills: takes marked spaces, ascending, and returns them in the order in which they are refilled. */
export type RefillOrder = (marked: readonly Space[]) => readonly Space[]

/** Highest row first, then leftmost (ruling 55): the order of their numbers. */
export const rowByRow: RefillOrder = (marked) => marked

/**
 * Creates the step that discards all used vassals and then refills the marked spaces in this order. A marked space may
 * already be empty: a position may begin between two refills.
 */
export const createAssignVassals = (order: RefillOrder) => (context: MoveContext) => {
  const { draft } = context
  const used = draft.marked.filter((space) => slotAt(draft, space) >= 0)
  discardVassals(
    draft,
    used.map((space) => removeVassal(context, space)),
  )
  const pile = activeCourt(context).pile
  pushTodos(
    context,
    ...order(draft.marked).map((space) =>
      context.mode.isRefillOptional ? ({ do: 'refill', space } as const) : ({ do: 'fill', space, pile } as const),
    ),
  )
}

/**
 * Seats whose limits are checked at the end of a turn: the active player's; with the option everybody's, from the
 * active player on (ruling 29).
 */
const seatsToCheck = ({ rules, draft }: MoveContext): readonly Seat[] => {
  const { seat, courts, setting } = draft
  const courtsToCheck = setting.options.limitsEveryTurn === 'on' ? courts : [courtOf(draft, seat)]
  const seats = courtsToCheck.map((_, step) => (seat + step) % courts.length)
  return seats.filter((one) => isLimitedCourt(rules, draft, courtOf(draft, one)))
}

/** Returns tokens over the limit; the owner decides which cards to drop (ruling 30). */
export const checkLimits = (context: MoveContext): void => {
  const { draft, rules } = context
  const seats = seatsToCheck(context)
  const seatsOverLimit = seats.filter((seat) => exceedsLimits(rules.limits, courtOf(draft, seat)))
  pushTodos(context, ...seatsOverLimit.map((seat) => ({ do: 'drop', ...(seat !== draft.seat && { seat }) }) as const))
  for (const seat of seats) returnExcessTokens(context, seat)
}

const returnExcessTokens = (context: MoveContext, seat: Seat): void => {
  const before = courtOf(context.draft, seat)
  const maximum = kingsOf(before)
  const knights = Math.max(0, before.knights - maximum)
  const wizards = Math.max(0, before.wizards - maximum)
  if (knights + wizards === 0) return
  const court = draftCourt(context.draft, seat)
  court.knights -= knights
  court.wizards -= wizards
  context.emit({ kind: 'returned', seat, knights, wizards })
}

/** Passes the turn to the left; a round ends before the first player's turn (ruling 60). */
export const passTurn = (context: MoveContext): void => {
  const { draft } = context
  context.emit({ kind: 'turnEnded', seat: draft.seat })
  const seat = (draft.seat + 1) % draft.courts.length // ruling 152
  draft.completions = 0
  draft.outcome = context.mode.outcomeAtTurnEnd(draft, seat === draft.first)
  if (draft.outcome) return
  if (seat === draft.first) draft.round += 1
  draft.seat = seat
  beginTurn(context)
}
