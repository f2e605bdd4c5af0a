/** What the dealer put into every slot of a game that is over, made again from its secret. */
import type { Game, Shape } from '../kernel/contract.ts'
import { fold } from '../kernel/fold.ts'
import type { Body } from '../kernel/log.ts'
import { EMPTY_VAULT, type Vault } from '../kernel/vault.ts'
import { openBook } from './book.ts'
import { answerDraw } from './dealer.ts'
import type { Save } from './store.ts'

/**
 * Deals a log again, an entry with each step; no hash is looked at, for that was done when the game was opened. Without the secret nothing
 * is known, and of a log that does not replay no more than what was dealt before.
 */
export function* redealing<G extends Shape>(game: Game<G>, { header, secret, entries }: Save): Generator<void, Vault> {
  const opened = secret && openBook(game, header, secret)
  if (!opened?.ok) return EMPTY_VAULT
  let { replay, dealer } = opened.value
  for (const { seq, body } of entries) {
    if (replay.turn.kind === 'chance') dealer = answerDraw(dealer, seq, replay.turn.draw).dealer
    const next = fold(replay, body as Body<G['action']>)
    if (!next.ok) return dealer.dealt
    replay = next.value
    yield
  }
  return dealer.dealt
}
