/** Playing on from a GAME without writing a log: the dealer deals as he would have dealt. */
import { type Blackstone, game } from '../games/blackstone/index.ts'
import { unlocked } from '../kernel/deal.ts'
import type { Playout } from '../kernel/playout.ts'
import { EMPTY_VAULT, remember, type Vault } from '../kernel/vault.ts'
import type { Book } from '../table/book.ts'
import { chanceFor } from '../table/dealer.ts'
import { rereadBook } from '../table/reread.ts'
import type { Table } from './game.ts'

/** All that was ever dealt follows from the record; whoever has it, has the hidden cards. */
export const bookOf = (table: Table): Book<Blackstone> => {
  const { header, secret, entries } = table.save()
  if (!secret) throw new Error('a table of this house has its dealer')
  const book = rereadBook(game, header, secret, entries)
  if (!book.ok) throw new Error(`a table's own log does not replay: ${book.error.refusal.code}`)
  return book.value
}

const vaultsOf = ({ replay, lines }: Book<Blackstone>): readonly Vault[] => {
  const shown = lines.flatMap((line) => line.shown)
  return replay.header.seats.map((_, seat) =>
    remember(
      EMPTY_VAULT,
      shown.flatMap(({ seats, opening }) => (seats.includes(seat) ? [opening] : [])),
    ),
  )
}

/** Goes on where a book stands, with the very cards that its dealer would deal. */
export const playoutFrom = (book: Book<Blackstone>): Playout<Blackstone> => {
  const { replay, dealer } = book
  const chanceAt = (seq: number, drawn: number) => unlocked(chanceFor(dealer, seq, drawn).below)
  return {
    game,
    dealer: { chanceAt, stacked: dealer.stacked },
    state: replay.state,
    seq: replay.seq,
    drawn: dealer.drawn,
    dealt: dealer.dealt,
    vaults: vaultsOf(book),
  }
}

export const playoutOf = (table: Table): Playout<Blackstone> => playoutFrom(bookOf(table))
