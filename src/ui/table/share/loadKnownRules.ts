/** Rules of a game received from elsewhere, found by its header. */

import { GAME_CARDS } from '../../../games/cards.ts'
import { loadRules } from '../../../games/load.ts'
import type { Game, Shape } from '../../../kernel/contract.ts'
import type { Header } from '../../../kernel/log.ts'
import { err, ok, type Refusal, type Result, refuse } from '../../../kernel/result.ts'
import { failedLoadCode } from '../../common/failedLoadCode.ts'
import { requirePack } from '../packs/requirePack.ts'

/** Reason why this app lacks the rules that a header names; null if it has them. */
const headerRefusal = ({ game, version, mode }: Header): Refusal | null => {
  const card = GAME_CARDS.find(({ id }) => id === game)
  if (!card) return { code: 'game.unknown', values: { game } }
  if (card.version !== version) return { code: 'header.version', values: { version } }
  return card.modes.some(({ id }) => id === mode) ? null : { code: 'header.mode', values: { mode } }
}

/**
 * Refused with `game.unknown`, `header.version` or `header.mode`, and with that of `failedLoadCode` if the rules cannot be
 * fetched.
 * Rejects with PackMissing where somebody stops the fetching of the game's pack.
 */
export const loadKnownRules = async (header: Header): Promise<Result<Game<Shape>>> => {
  const refusal = headerRefusal(header)
  if (refusal) return err(refusal)
  await requirePack(header.game)
  const rules = await loadRules(header).catch(() => null)
  return rules ? ok(rules) : refuse(failedLoadCode())
}
