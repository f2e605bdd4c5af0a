/** A book made again from a stored log. */
import { canonical } from '../kernel/canonical.ts'
import type { Game, Shape } from '../kernel/contract.ts'
import type { Json } from '../kernel/json.ts'
import { type Flaw, follow } from '../kernel/ledger.ts'
import type { Entry, Header } from '../kernel/log.ts'
import { no, ok, type Result, refuse } from '../kernel/result.ts'
import { type Book, dealNext, openBook, write } from './book.ts'
import type { DealerSecret } from './store.ts'

/** The book after one entry of a stored log. What the secret deals must be what the log says was dealt: else `entry.dealt`. */
export const reread = <G extends Shape>(book: Book<G>, entry: Entry): Result<Book<G>> => {
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
