/** Views of courts, and of the vassals that lie in their slots. */
import { courtScores } from '#src/games/blackstone/insight/shown/courtScores.ts'
import { openVassalIn } from '#src/games/blackstone/insight/tableCards.ts'
import { kingsOf } from '#src/games/blackstone/rules/court/activeCards.ts'
import type { Court, State } from '#src/games/blackstone/state.ts'
import type { Slot } from '#src/kernel/contract.ts'
import type { CourtView, Face, SeatCourtView } from '../../views/viewProps.ts'

/** Face that shows in a slot; 0 where it holds no open vassal. */
export const faceOf = (state: State, slot: Slot): Face => openVassalIn(state, slot)?.face ?? 0

export const courtView = (state: State, court: Court): CourtView => ({
  kings: kingsOf(court),
  knights: 1 + court.stacks.knight.length,
  wizards: 1 + court.stacks.wizard.length,
  ploys: court.stacks.ploy.length,
  retained: court.retained.map((slot) => faceOf(state, slot)),
  limit: kingsOf(court),
})

export const seatCourts = (state: State, names: readonly string[]): readonly SeatCourtView[] => {
  const points = courtScores(state)
  return state.courts.map((court, seat) => ({
    seat,
    name: names[seat] ?? '',
    court: courtView(state, court),
    points: points[seat]?.total ?? 0,
  }))
}
