/**
 * The audit of a fair deal. When the game is over the host's phone has told its secret, and every phone makes the whole deal again: the
 * promise, every lock, every throw, every card that was opened or shown in private. It needs no trust in anything that the host said.
 */
import type { Game, Seat, Shape, Slot } from '../kernel/contract.ts'
import type { Flaw } from '../kernel/ledger.ts'
import type { Entry, Header } from '../kernel/log.ts'
import { no, ok, type Refusal, type Result } from '../kernel/result.ts'
import { type Book, openBook } from './book.ts'
import { type Eyes, misshown } from './misshown.ts'
import { reread } from './reread.ts'
import type { DealerSecret } from './store.ts'

/** What was checked, and holds. */
export interface Audited {
  readonly entries: number
  /** How often chance was asked. */
  readonly draws: number
  /** How many cards were locked, those that were shuffled again counted again. */
  readonly cards: number
  /** Seats whose phones added chance of their own. */
  readonly seats: readonly Seat[]
}

export type Verdict = Result<Audited, Flaw>

/** What a phone has of a game. */
export interface Kept {
  readonly header: Header
  readonly entries: readonly Entry[]
}

const NOBODY: Eyes = { seats: [], shown: [] }

const dealtOtherwise = (refusal: Refusal, { seq, body }: Entry): Refusal => {
  if (refusal.code !== 'entry.dealt') return refusal
  const isDice = body.kind === 'chance' && body.answer.kind === 'dice'
  return { code: isDice ? 'deal.dice' : 'deal.cards', values: { entry: seq } }
}

const checked = <G extends Shape>({ replay, dealer, lines }: Book<G>): Audited => ({
  entries: lines.length,
  draws: dealer.drawn,
  cards: dealer.dealt.size,
  seats: (replay.header.deal?.nonces ?? []).flatMap((nonce, seat) => (nonce ? [seat] : [])),
})

/** The slots that are locked by the answer to what the book awaits. */
const locksNext = <G extends Shape>({ replay: { turn } }: Book<G>): readonly Slot[] => {
  if (turn.kind !== 'chance') return []
  if (turn.draw.kind === 'seal') return turn.draw.slots
  return turn.draw.kind === 'reseal' ? turn.draw.to : []
}

/**
 * Audits a log: a step opens the book, and each entry is one more. `eyes` are this phone's own seats and all that was shown to it in private. Refused is a header
 * that promises no deal (`deal.none`) or not this secret (`deal.secret`), and the first entry that is not what follows: `deal.cards`,
 * `deal.dice`, what no log may say, and at the end `deal.shown` and `deal.withheld`.
 */
export function* auditing<G extends Shape>(
  game: Game<G>,
  { header, entries }: Kept,
  secret: DealerSecret,
  eyes: Eyes = NOBODY,
): Generator<void, Verdict> {
  if (!header.deal) return no({ entry: -1, refusal: { code: 'deal.none' } })
  const opened = openBook(game, header, secret)
  if (!opened.ok) return no({ entry: -1, refusal: opened.error })
  const locked = new Map<Slot, number>()
  let book = opened.value
  yield
  for (const entry of entries) {
    for (const slot of locksNext(book)) locked.set(slot, entry.seq)
    const next = reread(book, entry)
    if (!next.ok) return no({ entry: book.replay.seq, refusal: dealtOtherwise(next.error, entry) })
    book = next.value
    yield
  }
  const flaw = misshown(book, locked, eyes)
  return flaw ? no(flaw) : ok(checked(book))
}

/** The whole audit at once. */
export const audit = <G extends Shape>(...asked: Parameters<typeof auditing<G>>): Verdict => {
  const steps = auditing(...asked)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The audit with a pause after each step, so that a phone goes on answering. */
export const auditInPieces = async (steps: Generator<void, Verdict>, pause: () => Promise<void>): Promise<Verdict> => {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await pause()
  }
}
