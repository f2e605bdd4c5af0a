/** Check of a position by the game's own reader. */
import { game } from '../../../games/blackstone/index.ts'
import { readPosition } from '../../../games/blackstone/position/readPosition.ts'
import type { Json } from '../../../kernel/json.ts'
import type { Refusal } from '../../../kernel/result.ts'

/** First refusal of a position; null if it can be played. */
export const checkPosition = (document: Json): Refusal | null => {
  const parsed = readPosition(game, document)
  if (!parsed.ok) return parsed.error
  const { table, hidden } = parsed.value
  const setupResult = game.setup(table)
  if (!setupResult.ok) return setupResult.error
  if (hidden === undefined) return null
  const hiddenResult = game.hiddenCards(table, hidden)
  return hiddenResult.ok ? null : hiddenResult.error
}
