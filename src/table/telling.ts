/** What the arbiter tells the phones. */
import type { Seat, Shape } from '../kernel/contract.ts'
import type { Refusal } from '../kernel/result.ts'
import type { Line } from './book.ts'
import type { Docket, Effect, PhoneId } from './docket.ts'
import type { Commit, Proposal } from './messages.ts'

/** Tells a phone that its proposal is not done. */
export const refusing = (phone: PhoneId, { seat, count }: Proposal, refusal: Refusal): Effect => ({
  kind: 'send',
  phone,
  message: { kind: 'refuse', seat, count, refusal },
})

/** Each private opening goes to the phones that hold one of its seats, and names only those. */
const commitFor = (lines: readonly Line[], seats: readonly Seat[], saved: boolean): Commit => {
  const shown = lines
    .flatMap((line) => line.shown)
    .map(({ seats: to, opening }) => ({ seats: to.filter((seat) => seats.includes(seat)), opening }))
  const mine = shown.filter(({ seats: to }) => to.length > 0)
  return { kind: 'commit', entries: lines.map(({ entry }) => entry), shown: mine, saved }
}

/** Tells a phone all that is done from this line on, as far as anyone was told. */
export const commitTo = <G extends Shape>(docket: Docket<G>, phone: PhoneId, from: number): Effect => {
  const { book, phones, stored, told } = docket
  const message = commitFor(book.lines.slice(from, told), phones.get(phone) ?? [], stored >= told)
  return { kind: 'send', phone, message }
}
