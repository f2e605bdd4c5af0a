/** What lies before the arbiter: the book, who is at the table, and what waits. */
import type { Seat, Shape } from '../kernel/contract.ts'
import type { Entry } from '../kernel/log.ts'
import type { Book } from './book.ts'
import type { Proposal, ToPhone } from './messages.ts'

export type PhoneId = number
/** What the people at the table have agreed on, no phone proposes alone. */
export const HOST: PhoneId = -1

export interface Asked<P = Proposal> {
  readonly phone: PhoneId
  readonly proposal: P
}

/** The proposal of an action, as the game has read it. */
export type Choice<A> = Extract<Proposal<A>, { kind: 'seat' }>

export interface Docket<G extends Shape> {
  readonly book: Book<G>
  readonly phones: ReadonlyMap<PhoneId, readonly Seat[]>
  /** Veiled choices that wait until all awaited seats have chosen. */
  readonly choices: readonly Asked<Choice<G['action']>>[]
  /** Proposals that came while a batch was being stored. */
  readonly queue: readonly Asked[]
  /** How many lines storage has, -1 where it does not know the game yet; and how many the phones were told. */
  readonly stored: number
  readonly told: number
  readonly isStoring: boolean
}

export type Effect =
  /** Answered by `stored` or `notStored`; there is never more than one at a time. */
  | { readonly kind: 'store'; readonly entries: readonly Entry[] }
  | { readonly kind: 'send'; readonly phone: PhoneId; readonly message: ToPhone }

/** A step of the arbiter: what lies before it next, and what is to be done outside. */
export type Step<G extends Shape> = readonly [Docket<G>, readonly Effect[]]

/** A table without phones over a book of which storage has every line, or so many. */
export const emptyTable = <G extends Shape>(book: Book<G>, stored = book.lines.length): Docket<G> => ({
  book,
  phones: new Map(),
  choices: [],
  queue: [],
  stored,
  told: book.lines.length,
  isStoring: false,
})
