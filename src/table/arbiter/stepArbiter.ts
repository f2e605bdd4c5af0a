/**
 * The arbiter orders the log: it judges proposals, lets the dealer answer, and tells phones only what storage has. Pure: a step takes an
 * event and gives what lies before it next and what is to be done outside.
 */
import type { Seat, Shape } from '../kernel/contract.ts'
import { settle } from './book.ts'
import type { Docket, Effect, PhoneId, Step } from './docket.ts'
import { propose, store, written } from './judge.ts'
import type { Proposal } from './messages.ts'
import { commitTo } from './telling.ts'

export type ArbiterEvent =
  /** The game is opened: draws that are due are dealt. */
  | { readonly kind: 'begin' }
  /** A phone that holds these seats and has the first `have` entries. */
  | { readonly kind: 'join'; readonly phone: PhoneId; readonly seats: readonly Seat[]; readonly have: number }
  | { readonly kind: 'propose'; readonly phone: PhoneId; readonly proposal: Proposal }
  /** What the last `store` effect asked for is durable, or it is not. */
  | { readonly kind: 'stored' }
  | { readonly kind: 'notStored' }
  /** Storage may work again. */
  | { readonly kind: 'retry' }

/** What waited while a batch was being stored, up to the next batch. */
const drain = <G extends Shape>(docket: Docket<G>, effects: readonly Effect[]): Step<G> => {
  let step: Step<G> = [docket, effects]
  for (let [asked, ...queue] = docket.queue; asked && !step[0].isStoring; [asked, ...queue] = step[0].queue) {
    const [next, more] = propose({ ...step[0], queue }, asked)
    step = [next, [...step[1], ...more]]
  }
  return step
}

/** What could not be stored is told all the same: play goes on and says that it is not saved. */
const tell = <G extends Shape>(docket: Docket<G>, stored: number): Step<G> => {
  const next = { ...docket, stored, told: docket.book.lines.length, isStoring: false }
  return drain(
    next,
    [...next.phones.keys()].map((phone) => commitTo(next, phone, docket.told)),
  )
}

/** A log without entries is stored too: the game was begun, even if nothing was to be dealt. */
const isStored = <G extends Shape>({ stored, book }: Docket<G>): boolean => stored === book.lines.length

const begin = <G extends Shape>(docket: Docket<G>): Step<G> => {
  const book = settle(docket.book)
  return book === docket.book && isStored(docket) ? [docket, []] : written(docket, book, false)
}

const retry = <G extends Shape>(docket: Docket<G>): Step<G> =>
  docket.isStoring || isStored(docket) ? [docket, []] : store(docket)

export const step = <G extends Shape>(docket: Docket<G>, event: ArbiterEvent): Step<G> => {
  switch (event.kind) {
    case 'begin':
      return begin(docket)
    case 'join': {
      const joined = { ...docket, phones: new Map([...docket.phones, [event.phone, event.seats] as const]) }
      return [joined, event.have < joined.told ? [commitTo(joined, event.phone, event.have)] : []]
    }
    case 'propose':
      return propose(docket, { phone: event.phone, proposal: event.proposal })
    case 'stored':
      return tell(docket, docket.book.lines.length)
    case 'notStored':
      return tell(docket, docket.stored)
    case 'retry':
      return retry(docket)
  }
}
