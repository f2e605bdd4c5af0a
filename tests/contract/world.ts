/** A whole table in one call stack: the real arbiter, one real follower for each phone, and between them nothing but text. */
import type { Seat, Shape } from '../../src/kernel/contract.ts'
import type { Result } from '../../src/kernel/result.ts'
import { type ArbiterEvent, step } from '../../src/table/arbiter.ts'
import { openBook } from '../../src/table/book.ts'
import { type Docket, type Effect, emptyTable } from '../../src/table/docket.ts'
import { type Follower, seatFollower } from '../../src/table/follower.ts'
import { type Proposed, propose, type Wish } from '../../src/table/propose.ts'
import { receive } from '../../src/table/receive.ts'
import { sure } from '../kernel/trusted.ts'
import { headerOf, type Setting } from './walk.ts'

export interface World<G extends Shape> {
  docket(): Docket<G>
  guests(): readonly Follower<G>[]
  /** Everything that a guest was ever sent, as text. */
  inbox(guest: number): readonly string[]
  /** What a seat wishes, sent, judged, stored and told. */
  wish(seat: Seat, wish: Wish<G['action']>): Result<Proposed<G>>
}

/** Guest n plays the seats of `phones[n]`; a guest without seats watches. */
export const openWorld = <G extends Shape>(
  setting: Setting<G>,
  seed: string,
  phones: readonly (readonly Seat[])[],
): World<G> => {
  const header = headerOf(setting)
  const book = sure(openBook(setting.game, header, { seed }))
  let docket = emptyTable(book)
  const guests = phones.map((seats) => seatFollower(seats, book.replay, [], []))
  const inboxes: string[][] = phones.map(() => [])

  const send = (guest: number, text: string): void => {
    inboxes[guest]?.push(text)
    guests[guest] = receive(guests[guest] as Follower<G>, JSON.parse(text))[0]
  }
  const perform = (effect: Effect): void =>
    effect.kind === 'store' ? take({ kind: 'stored' }) : send(effect.phone, JSON.stringify(effect.message))
  const take = (event: ArbiterEvent): void => {
    const [next, effects] = step(docket, event)
    docket = next
    effects.forEach(perform)
  }

  phones.forEach((seats, phone) => {
    take({ kind: 'join', phone, seats, have: 0 })
  })
  take({ kind: 'begin' })

  return {
    docket: () => docket,
    guests: () => guests,
    inbox: (guest) => inboxes[guest] ?? [],
    wish(seat, wish) {
      const phone = phones.findIndex((seats) => seats.includes(seat))
      const proposed = propose(guests[phone] as Follower<G>, seat, wish)
      if (!proposed.ok) return proposed
      guests[phone] = proposed.value.follower
      take({ kind: 'propose', phone, proposal: JSON.parse(JSON.stringify(proposed.value.proposal)) })
      return proposed
    },
  }
}
