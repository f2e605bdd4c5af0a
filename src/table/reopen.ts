/** A stored table of one phone, opened again. Apart from its beginning, which needs none of it. */
import type { Game, Shape } from '../kernel/contract.ts'
import type { Flaw } from '../kernel/ledger.ts'
import { no, ok, type Result } from '../kernel/result.ts'
import { type Env, type LocalTable, seatAll } from './local.ts'
import { rereadBook } from './reread.ts'
import type { Save } from './store.ts'

/**
 * Opens a stored table where it was left. Every hash, lock and deal of the log is verified; a flaw names the entry that fails, -1 for the
 * header. `save` may come from another store: it is not written again.
 */
export const openSaved = async <G extends Shape>(
  game: Game<G>,
  env: Env,
  { header, secret, entries }: Save,
): Promise<Result<LocalTable<G>, Flaw>> => {
  if (!secret) return no({ entry: -1, refusal: { code: 'save.secret' } })
  const book = rereadBook(game, header, secret, entries)
  return book.ok ? ok(await seatAll(env, book.value, secret, false)) : book
}
