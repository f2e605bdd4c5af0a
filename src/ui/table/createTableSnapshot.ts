/** Snapshot of an open table for drawing: which seat is shown, who is awaited, and what is covered. */
import type { Seat } from '../../kernel/contract.ts'
import type { GameTable } from './lifecycle/openTableRegistry.ts'
import type { TableSnapshot } from './tableSnapshot.ts'

/**
 * Seat that this phone shows: of its own seats the awaited one, else the active one, else the one shown last. A phone
 * without seats shows the awaited seat.
 */
const shownSeatOf = (table: GameTable, awaited: readonly Seat[], activeSeat: Seat, openHand: Seat | null): Seat => {
  const ownSeats = table.seats()
  const isOwn = (seat: Seat | null): seat is Seat => seat !== null && ownSeats.includes(seat)
  // When several seats choose at once, the one that holds the phone continues.
  const holder = awaited.find((seat) => seat === openHand && isOwn(seat))
  return holder ?? awaited.find(isOwn) ?? [activeSeat, openHand].find(isOwn) ?? ownSeats[0] ?? awaited[0] ?? activeSeat
}

/** Seat whose action Undo takes back: the first own seat that may undo, where any may; else the shown seat. */
const undoSeatOf = (table: GameTable, seat: Seat, isAnybodysAllowed: boolean): Seat =>
  (isAnybodysAllowed ? table.seats().find((own) => table.whyNoUndo(own) === null) : undefined) ?? seat

/**
 * Creates the snapshot.
 * @param openHand seat whose hand is open here; null where none is
 */
export const createTableSnapshot = (table: GameTable, openHand: Seat | null, isPending: boolean): TableSnapshot => {
  const { state } = table.view(null)
  const { tableUi } = table
  const turn = table.turn()
  const ownSeats = table.seats()
  const awaited = table.awaited()
  const activeSeat = tableUi.activeSeat(state)
  const seat = shownSeatOf(table, awaited, activeSeat, openHand)
  const awaitedElsewhere = awaited.some((awaitedSeat) => ownSeats.includes(awaitedSeat)) ? null : (awaited[0] ?? null)
  // Applies also before a seat without hidden cards: else the hand of the seat before it would be open again when that
  // seat's next turn begins.
  const isOnlyPhone = !table.shared && ownSeats.length === table.header.seats.length
  const hidesHands =
    (ownSeats.length > 1 || isOnlyPhone) && table.header.seats.some((_, anySeat) => tableUi.hasSecrets(state, anySeat))
  const isCovered = openHand !== seat && hidesHands
  const isAwaited = turn.kind === 'seats' && awaitedElsewhere === null
  const isCurtainDown = isAwaited && isCovered
  const undoSeat = undoSeatOf(table, seat, isCovered || !hidesHands)
  return {
    state,
    // Covered cards are not read, so none of them can be drawn.
    visibleState: table.view(isCovered || turn.kind === 'over' ? null : seat),
    seat,
    activeSeat,
    awaitedElsewhere,
    isAwaited,
    chosenSeats: table.chosen(),
    legalActions: isAwaited && !isCurtainDown ? table.legal(seat) : [],
    outcome: turn.kind === 'over' ? turn.outcome : null,
    hidesHands,
    isCurtainDown,
    isPending,
    isSaved: table.fault() === null,
    undoSeat,
    whyNoUndo: table.whyNoUndo(undoSeat),
    whyNoRedo: table.whyNoRedo(seat),
  }
}
