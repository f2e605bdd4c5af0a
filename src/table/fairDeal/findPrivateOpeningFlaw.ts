/**
 * Openings that a phone's seats were shown in private, compared with those that the dealer owed them. The public log
 * does not have them.
 */
import { canonicalJson } from '../../kernel/canonicalJson.ts'
import type { Opening, Seat, Shape, Slot } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import type { LogFlaw } from '../../kernel/replayLog.ts'
import type { GameLog, LoggedEntry } from '../arbiter/gameLog.ts'
import type { PrivateOpening } from '../logStore.ts'

export interface ObservedOpenings {
  /** Seats that this phone plays: all openings that they are owed must be there. */
  readonly seats: readonly Seat[]
  /** All openings that this phone was shown, also for seats that it played for others. */
  readonly shown: readonly PrivateOpening[]
}

/** One card that one seat was shown. */
interface SeatOpening {
  readonly seat: Seat
  readonly opening: Opening
}

interface OwedOpening extends SeatOpening {
  /** Entry that showed it. */
  readonly entry: number
}

const seatOpenings = (shown: readonly PrivateOpening[]): readonly SeatOpening[] =>
  shown.flatMap(({ seats, opening }) => seats.map((seat) => ({ seat, opening })))

const owedOpenings = (loggedEntries: readonly LoggedEntry[]): readonly OwedOpening[] =>
  loggedEntries.flatMap(({ entry, shown }) =>
    seatOpenings(shown).map((seatOpening) => ({ ...seatOpening, entry: entry.seq })),
  )

const openingKey = ({ seat, opening }: SeatOpening): string => canonicalJson([seat, opening as unknown as Json])

/**
 * First card that was shown to a seat that it was not for, or not shown to a seat that it was for; null if there is
 * none. Its entry is the one that showed the card to somebody, else the one that locked it.
 */
export const findPrivateOpeningFlaw = <G extends Shape>(
  { replay: { header }, loggedEntries }: GameLog<G>,
  lockedAt: ReadonlyMap<Slot, number>,
  observed: ObservedOpenings,
): LogFlaw | null => {
  const createFlaw = (code: string, entry: number, { seat }: SeatOpening): LogFlaw => ({
    entry,
    refusal: { code, values: { entry, name: header.seats[seat]?.name ?? '' } },
  })
  const owed = owedOpenings(loggedEntries)
  const observedOpenings = seatOpenings(observed.shown)
  const owedKeys = new Set(owed.map(openingKey))
  const unexpected = observedOpenings.find((opening) => !owedKeys.has(openingKey(opening)))
  if (unexpected) {
    const { slot } = unexpected.opening
    const entry =
      owed.find(({ opening }) => opening.slot === slot)?.entry ?? lockedAt.get(slot) ?? loggedEntries.length - 1
    return createFlaw('deal.shown', entry, unexpected)
  }
  const observedKeys = new Set(observedOpenings.map(openingKey))
  const withheld = owed.find(
    (opening) => observed.seats.includes(opening.seat) && !observedKeys.has(openingKey(opening)),
  )
  return withheld ? createFlaw('deal.withheld', withheld.entry, withheld) : null
}
