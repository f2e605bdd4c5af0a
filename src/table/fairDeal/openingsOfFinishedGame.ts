/** Openings of every slot of a finished game, dealt again from its secret. */
import type { Game, Shape } from '../../kernel/contract.ts'
import { foldEntry } from '../../kernel/foldEntry.ts'
import type { EntryBody } from '../../kernel/log.ts'
import { EMPTY_VAULT, type Vault } from '../../kernel/vault.ts'
import { askDealer } from '../arbiter/dealer.ts'
import { openGameLog } from '../arbiter/gameLog.ts'
import type { GameSave } from '../logStore.ts'

/**
 * Deals a log again, one entry with each step. Hashes are not checked, because that was done when the game was opened.
 * Empty without the secret; for a log that does not replay, what was dealt before the flaw.
 */
export function* openingsOfFinishedGame<G extends Shape>(
  game: Game<G>,
  { header, secret, entries }: GameSave,
): Generator<void, Vault> {
  const openedLog = secret && openGameLog(game, header, secret)
  if (!openedLog?.ok) return EMPTY_VAULT
  let { replay, dealer } = openedLog.value
  for (const { seq, body } of entries) {
    if (replay.turn.kind === 'chance') dealer = askDealer(dealer, seq, replay.turn.draw).dealer
    const next = foldEntry(replay, body as EntryBody<G['action']>)
    if (!next.ok) return dealer.dealt
    replay = next.value
    yield
  }
  return dealer.dealt
}
