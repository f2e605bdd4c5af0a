/** What the arbiter tells the phones. */
import type { Seat, Shape } from '../kernel/contract.ts'
import type { Refusal } from '../kernel/result.ts'
import type { Line } from './book.ts'
import type { Docket, Effect, PhoneId } from './docket.ts'
import type { Commit, Proposal } from './messages.ts'
import type { PrivateOpening } from './store.ts'

/** Tells a phone that its proposal is not done. */
export const refusing = (phone: PhoneId, { seat, count }: Proposal, refusal: Refusal): Effect => ({
  kind: 'send',
  phone,
  message: { kind: 'refuse', seat, count, refusal },
})

/** What these seats were shown by these lines. Each private opening goes to the phones that hold one of its seats, and names only those. */
export const shownTo = (lines: readonly Line[], seats: readonly Seat[]): readonly PrivateOpening[] =>
  lines
    .flatMap((line) => line.shown)
    .map(({ seats: to, opening }) => ({ seats: to.filter((seat) => seats.includes(seat)), opening }))
    .filter(({ seats: to }) => to.length > 0)

const commitFor = (lines: readonly Line[], seats: readonly Seat[], saved: boolean): Commit => ({
  kind: 'commit',
  entries: lines.map(({ entry }) => entry),
  shown: shownTo(lines, seats),
  saved,
})

/** Tells a phone all that is done from this line on, as far as anyone was told. */
export const commitTo = <G extends Shape>(docket: Docket<G>, phone: PhoneId, from: number): Effect => {
  const { book, phones, stored, told } = docket
  const message = commitFor(book.lines.slice(from, told), phones.get(phone) ?? [], stored >= told)
  return { kind: 'send', phone, message }
}
