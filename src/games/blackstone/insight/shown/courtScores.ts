/** Points and why: what each court has, what does not count yet, and what decided the game (rulings 23 to 28, 60 to 63). */
import type { Seat, Slot } from '../../../kernel/contract.ts'
import { STACKS, type Stack } from '../cards.ts'
import { kingsOf, type Points, pointsOf, scoringCount } from '../rules/court.ts'
import type { Court, State } from '../state.ts'

export interface Score extends Points {
  readonly seat: Seat
  readonly kings: number
  /** Completed cards whose points do not count, because their stack has more cards than there are Kings. */
  readonly sleeping: readonly { readonly stack: Stack; readonly slot: Slot }[]
}

const sleepers = (state: State, court: Court): Score['sleeping'] =>
  STACKS.flatMap((stack) =>
    court.stacks[stack].slice(scoringCount(state, court, stack)).map((slot) => ({ stack, slot })),
  )

export const scores = (state: State): readonly Score[] =>
  state.courts.map((court, seat) => ({
    seat,
    kings: kingsOf(court),
    sleeping: sleepers(state, court),
    ...pointsOf(state, court),
  }))
