/** What a phone's seats were shown in private, held against what the dealer owed them. Of this the public log says nothing. */
import { canonical } from '../kernel/canonical.ts'
import type { Opening, Seat, Shape, Slot } from '../kernel/contract.ts'
import type { Json } from '../kernel/json.ts'
import type { Flaw } from '../kernel/ledger.ts'
import type { Book, Line } from './book.ts'
import type { PrivateOpening } from './store.ts'

export interface Eyes {
  /** The seats that this phone plays: all that they are owed must be there. */
  readonly seats: readonly Seat[]
  /** All that this phone was shown, also for seats that it played for others. */
  readonly shown: readonly PrivateOpening[]
}

/** One card that one seat was shown. */
interface Sight {
  readonly seat: Seat
  readonly opening: Opening
}

interface Owed extends Sight {
  /** The entry that showed it. */
  readonly entry: number
}

const sights = (shown: readonly PrivateOpening[]): readonly Sight[] =>
  shown.flatMap(({ seats, opening }) => seats.map((seat) => ({ seat, opening })))

const owedIn = (lines: readonly Line[]): readonly Owed[] =>
  lines.flatMap(({ entry, shown }) => sights(shown).map((sight) => ({ ...sight, entry: entry.seq })))

const nameOf = ({ seat, opening }: Sight): string => canonical([seat, opening as unknown as Json])

/**
 * The first card that was shown to a seat which it was not for, or not shown to a seat which it was for; null where there is none. Its entry
 * is the one that showed the card to somebody, else the one that locked it.
 */
export const misshown = <G extends Shape>(
  { replay: { header }, lines }: Book<G>,
  locked: ReadonlyMap<Slot, number>,
  eyes: Eyes,
): Flaw | null => {
  const flaw = (code: string, entry: number, { seat }: Sight): Flaw => ({
    entry,
    refusal: { code, values: { entry, name: header.seats[seat]?.name ?? '' } },
  })
  const owed = owedIn(lines)
  const seen = sights(eyes.shown)
  const due = new Set(owed.map(nameOf))
  const wrong = seen.find((sight) => !due.has(nameOf(sight)))
  if (wrong) {
    const { slot } = wrong.opening
    const entry = owed.find(({ opening }) => opening.slot === slot)?.entry ?? locked.get(slot) ?? lines.length - 1
    return flaw('deal.shown', entry, wrong)
  }
  const told = new Set(seen.map(nameOf))
  const kept = owed.find((sight) => eyes.seats.includes(sight.seat) && !told.has(nameOf(sight)))
  return kept ? flaw('deal.withheld', kept.entry, kept) : null
}
