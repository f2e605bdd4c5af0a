/** Points of each court and the cards that do not count yet (rulings 23 to 28, 60 to 63). */
import type { Seat, Slot } from '#src/kernel/contract.ts'
import { STACKS, type Stack } from '../../cards.ts'
import { kingsOf } from '../../rules/court/activeCards.ts'
import { type CourtPoints, courtPointsOf, scoringCount } from '../../rules/court/courtPoints.ts'
import type { Court, State } from '../../state.ts'

export interface CourtScore extends CourtPoints {
  readonly seat: Seat
  readonly kings: number
  /** Completed cards whose points do not count, because their stack has more cards than there are Kings. */
  readonly inactiveCards: readonly { readonly stack: Stack; readonly slot: Slot }[]
}

const inactiveCardsOf = (state: State, court: Court): CourtScore['inactiveCards'] =>
  STACKS.flatMap((stack) =>
    court.stacks[stack].slice(scoringCount(state, court, stack)).map((slot) => ({ stack, slot })),
  )

export const courtScores = (state: State): readonly CourtScore[] =>
  state.courts.map((court, seat) => ({
    seat,
    kings: kingsOf(court),
    inactiveCards: inactiveCardsOf(state, court),
    ...courtPointsOf(state, court),
  }))
