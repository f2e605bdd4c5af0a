/** The book of a game on the dealer's phone: its replay, its dealer, and every entry with what it showed in private. */
import type { Game, Shape } from '../kernel/contract.ts'
import { append } from '../kernel/ledger.ts'
import type { Body, Entry, Header } from '../kernel/log.ts'
import { type Replay, start } from '../kernel/replay.ts'
import { ok, type Result } from '../kernel/result.ts'
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

/** A book without entries. Refuses a header that does not start, a secret that it does not promise, or a hidden half that does not fit. */
export const openBook = <G extends Shape>(game: Game<G>, header: Header, secret: DealerSecret): Result<Book<G>> => {
  const replay = start(game, header)
  if (!replay.ok) return replay
  const dealer = seatDealer(game, header, secret)
  return dealer.ok ? ok({ replay: replay.value, dealer: dealer.value, lines: [] }) : dealer
}

/** The book with one more entry. */
export const write = <G extends Shape>(book: Book<G>, replay: Replay<G>, entry: Entry, dealt?: Dealing): Book<G> => ({
  replay,
  dealer: dealt?.dealer ?? book.dealer,
  lines: [...book.lines, { entry, shown: dealt?.shown ?? [] }],
})
type Dealing = ReturnType<typeof answerDraw>

/** The dealer's answer to what the book awaits, where that is chance. */
export const dealNext = <G extends Shape>({ replay, dealer }: Book<G>): Dealing | undefined =>
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
