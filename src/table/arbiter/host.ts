/** The host's phone: runs the arbiter over storage and the links of the phones. */
import type { Seat, Shape } from '../kernel/contract.ts'
import { type ArbiterEvent, step } from './arbiter.ts'
import type { Book } from './book.ts'
import { type Effect, emptyTable, type PhoneId } from './docket.ts'
import type { Link } from './link.ts'
import type { Propose, ToPhone } from './messages.ts'
import { type DealerSecret, faultOf, type LogStore, type StoreFault } from './store.ts'

export interface Host<G extends Shape> {
  book(): Book<G>
  /** Why the last batch could not be stored; null while all is well. */
  fault(): StoreFault | null
  /** A phone that holds these seats and has the first `have` entries. */
  join(link: Link<ToPhone, Propose>, seats: readonly Seat[], have: number): void
  /** Deals what is due. */
  begin(): void
  /** Tries again to store what is missing. */
  retry(): void
}

/** `fresh` is the secret of a game that storage does not know yet: it is created before its first batch. */
export const runHost = <G extends Shape>(store: LogStore, opened: Book<G>, fresh: DealerSecret | null): Host<G> => {
  const { header } = opened.replay
  const links = new Map<PhoneId, Link<ToPhone, Propose>>()
  let docket = emptyTable(opened, fresh ? -1 : opened.lines.length)
  let uncreated = fresh
  let fault: StoreFault | null = null

  const save = async ({ entries }: Extract<Effect, { kind: 'store' }>): Promise<void> => {
    if (uncreated) await store.create(header, uncreated)
    uncreated = null
    await store.append(header.id, entries, [])
  }
  const perform = (effect: Effect): void => {
    if (effect.kind === 'send') links.get(effect.phone)?.send(effect.message)
    else save(effect).then(stored, notStored)
  }
  const take = (event: ArbiterEvent): void => {
    const [next, effects] = step(docket, event)
    docket = next
    effects.forEach(perform)
  }
  const stored = (): void => {
    fault = null
    take({ kind: 'stored' })
  }
  const notStored = (error: unknown): void => {
    fault = faultOf(error)
    take({ kind: 'notStored' })
  }

  return {
    book: () => docket.book,
    fault: () => fault,
    begin: () => take({ kind: 'begin' }),
    retry: () => take({ kind: 'retry' }),
    join(link, seats, have) {
      const phone = links.size
      links.set(phone, link)
      link.receive(({ proposal }) => take({ kind: 'propose', phone, proposal }))
      take({ kind: 'join', phone, seats, have })
    },
  }
}
