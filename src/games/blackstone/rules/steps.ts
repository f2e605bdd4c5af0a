/** The steps of a turn that need no decision, or say that they do. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Space } from '../board.ts'
import type { Court, State } from '../state.ts'
import { kingsOf } from './court.ts'
import { familyOf } from './family.ts'
import { takeAway } from './leaving.ts'
import { isOver } from './limits.ts'
import { canRefill } from './piles.ts'
import { activeCourt, courtOf, next, type Play, slotAt } from './play.ts'
import type { Rules } from './rules.ts'
import { take } from './tokens.ts'

/** The income of the turn, on the first one too (ruling 37), as far as the supply has it. */
export const muster = (play: Play): void => {
  const court = activeCourt(play)
  const earned = play.rules.income(play.draft, court)
  const knights = take(play.draft, court, 'knights', earned.knights)
  const wizards = take(play.draft, court, 'wizards', earned.wizards)
  play.tell({ kind: 'mustered', seat: play.draft.seat, knights, wizards })
}

/** Marked spaces, ascending, as they are refilled one after the other. */
export type Order = (marked: readonly Space[]) => readonly Space[]

/** Highest row first, then leftmost (ruling 55): spaces are numbered so. */
export const rowByRow: Order = (marked) => marked

/**
 * All used vassals go to the discard before the first refill; then each marked space in this order. A marked space that is empty has given
 * its vassal already: a position may begin between two refills.
 */
export const assign = (order: Order) => (play: Play) => {
  const { draft } = play
  for (const space of draft.marked) {
    if (slotAt(draft, space) >= 0) draft.discard.push(takeAway(play, space))
  }
  const pile = activeCourt(play).pile
  next(
    play,
    ...order(draft.marked).map((space) =>
      play.mode.refillOptional ? ({ do: 'refill', space } as const) : ({ do: 'fill', space, pile } as const),
    ),
  )
}

/** Do the limits hold for this court? They do not for some family (ruling 32). */
export const isLimited = (rules: Rules, state: State, court: Court): boolean =>
  !familyOf(rules, state, court)?.unlimited

/** Whose limits are checked when a turn ends: the active player's; by a setting everybody's, from the active player on (ruling 29). */
const checked = ({ rules, draft }: Play): readonly Seat[] => {
  const { seat, courts, setting } = draft
  const all = setting.options.limitsEveryTurn === 'on' ? courts : [courtOf(draft, seat)]
  const seats = all.map((_, step) => (seat + step) % courts.length)
  return seats.filter((one) => isLimited(rules, draft, courtOf(draft, one)))
}

/** Tokens over the limit go back by themselves; what to drop of the rest the owner decides (ruling 30). */
export const checkLimits = (play: Play): void => {
  const { draft, rules } = play
  const seats = checked(play)
  const over = seats.filter((seat) => isOver(rules.limits, courtOf(draft, seat)))
  next(play, ...over.map((seat) => ({ do: 'drop', ...(seat !== draft.seat && { seat }) }) as const))
  for (const seat of seats) returnTokens(play, seat)
}

const returnTokens = (play: Play, seat: Seat): void => {
  const court = courtOf(play.draft, seat)
  const most = kingsOf(court)
  const knights = Math.max(0, court.knights - most)
  const wizards = Math.max(0, court.wizards - most)
  court.knights -= knights
  court.wizards -= wizards
  if (knights + wizards > 0) play.tell({ kind: 'returned', seat, knights, wizards })
}

/** Cards exist again for spaces that had stayed empty for want of them (ruling 44). */
export const canMakeUp = (state: State): boolean => state.missing > 0 && canRefill(state)

/** The turn goes to the left; a round ends before the first player's turn (ruling 60). */
export const passTurn = (play: Play): void => {
  const { draft } = play
  play.tell({ kind: 'turnEnded', seat: draft.seat })
  const seat = (draft.seat + 1) % draft.courts.length
  draft.completions = 0
  draft.outcome = play.mode.verdictAtTurnEnd(draft, seat === draft.first)
  if (draft.outcome) return
  if (seat === draft.first) draft.round += 1
  draft.seat = seat
  beginTurn(play)
}

export const beginTurn = (play: Play): void => {
  play.tell({ kind: 'turn', seat: play.draft.seat, round: play.draft.round })
  next(play, ...play.rules.turn.map((step) => ({ do: step })))
}
