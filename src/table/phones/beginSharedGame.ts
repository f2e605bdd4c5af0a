/** The game of those who sit in a lobby. */
import type { Game, Shape } from '../../kernel/contract.ts'
import { ok, type Result } from '../../kernel/result.ts'
import { openBook } from '../book.ts'
import { commitOf, dealOf } from '../fairDeal.ts'
import { headerOf } from '../header.ts'
import type { Plan } from '../room/frames.ts'
import { playerOf } from '../room/keys.ts'
import { type Sitter, sitting } from '../room/lobby.ts'
import type { DealerSecret } from '../store.ts'
import type { Beginning } from './stage.ts'

/** `id` and `secret` are those that the lobby has promised. Refused: what the game's set-up refuses. */
export const beginShared = <G extends Shape>(
  game: Game<G>,
  id: string,
  secret: DealerSecret,
  { mode, options }: Plan,
  sitters: readonly Sitter[],
): Result<Beginning<G>> => {
  const seated = sitting(sitters)
  const names = seated.map(({ name }) => name)
  const header = headerOf(
    game,
    id,
    { mode, options, names, emblems: seated.map(playerOf) },
    dealOf(commitOf(id, secret), seated),
  )
  if (!header.ok) return header
  const book = openBook(game, header.value, secret)
  return book.ok ? ok({ book: book.value, secret, sitters }) : book
}
