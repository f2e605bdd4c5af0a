/** The book of a game on the dealer's phone: its replay, its dealer, and every entry with what it showed in private. */
import { canonical } from '../kernel/canonical.ts'
import type { Game, Shape } from '../kernel/contract.ts'
import type { Json } from '../kernel/json.ts'
import { append, type Flaw, follow } from '../kernel/ledger.ts'
import type { Body, Entry, Header } from '../kernel/log.ts'
import { type Replay, start } from '../kernel/replay.ts'
import { no, ok, type Result, refuse } from '../kernel/result.ts'
import { answerDraw, type Dealer, seatDealer } from './dealer.ts'
import type { DealerSecret, PrivateOpening } from './store.ts'

export interface Line {
  readonly entry: Entry
  readonly shown: readonly PrivateOpening[]
}

export interface Book<G extends Shape> {
  readonly replay: Replay<G>
  readonly dealer: Dealer
  readonly lines: readonly Line[]
}

/** A book without entries. Refuses a header that does not start, or a hidden half that does not fit it. */
export const openBook = <G extends Shape>(game: Game<G>, header: Header, secret: DealerSecret): Result<Book<G>> => {
  const replay = start(game, header)
  if (!replay.ok) return replay
  const dealer = seatDealer(game, header, secret)
  return dealer.ok ? ok({ replay: replay.value, dealer: dealer.value, lines: [] }) : dealer
}

const write = <G extends Shape>(book: Book<G>, replay: Replay<G>, entry: Entry, dealt?: Dealing): Book<G> => ({
  replay,
  dealer: dealt?.dealer ?? book.dealer,
  lines: [...book.lines, { entry, shown: dealt?.shown ?? [] }],
})
type Dealing = ReturnType<typeof answerDraw>

const dealNext = <G extends Shape>({ replay, dealer }: Book<G>): Dealing | undefined =>
  replay.turn.kind === 'chance' ? answerDraw(dealer, replay.seq, replay.turn.draw) : undefined

/** Lets the dealer answer until seats are awaited or the game is over. Throws where the rules refuse their own draw. */
export const settle = <G extends Shape>(book: Book<G>): Book<G> => {
  let settled = book
  for (let dealt = dealNext(settled); dealt; dealt = dealNext(settled)) {
    const next = append(settled.replay, { kind: 'chance', answer: dealt.answer })
    if (!next.ok) throw new Error(`the rules refused their own draw: ${next.error.code}`)
    settled = write(settled, next.value.replay, next.value.entry, dealt)
  }
  return settled
}

/** Writes a deed and the draws that it causes: they stand or fall together. */
export const writeDeed = <G extends Shape>(book: Book<G>, body: Body<G['action']>): Result<Book<G>> => {
  const next = append(book.replay, body)
  return next.ok ? ok(settle(write(book, next.value.replay, next.value.entry))) : next
}

/** One entry of a stored log. What the secret deals must be what the log says was dealt. */
const reread = <G extends Shape>(book: Book<G>, entry: Entry): Result<Book<G>> => {
  const dealt = entry.body.kind === 'chance' ? dealNext(book) : undefined
  const next = follow(book.replay, entry)
  if (!next.ok) return next
  const isDealt =
    !dealt || canonical({ kind: 'chance', answer: dealt.answer } as Json) === canonical(entry.body as Json)
  return isDealt ? ok(write(book, next.value, entry, dealt)) : refuse('entry.dealt', undefined, { entry: entry.seq })
}

/** The book of a stored log, every hash, lock and deal verified. */
export const rereadBook = <G extends Shape>(
  game: Game<G>,
  header: Header,
  secret: DealerSecret,
  entries: readonly Entry[],
): Result<Book<G>, Flaw> => {
  const opened = openBook(game, header, secret)
  if (!opened.ok) return no({ entry: -1, refusal: opened.error })
  let book = opened.value
  for (const entry of entries) {
    const next = reread(book, entry)
    if (!next.ok) return no({ entry: book.replay.seq, refusal: next.error })
    book = next.value
  }
  return ok(book)
}
