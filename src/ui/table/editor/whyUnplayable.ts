/** Check of a draft by the game's own reader. */
import type { Game, Shape } from '../../../kernel/contract.ts'
import type { Json } from '../../../kernel/json.ts'
import type { Refusal } from '../../../kernel/result.ts'
import type { PositionFormat } from '../gameUiContract.ts'

/** First refusal of a position; null if it can be played. */
export const whyUnplayable = <G extends Shape>(
  game: Pick<Game<G>, 'setup' | 'hiddenCards'>,
  read: PositionFormat['read'],
  document: Json,
): Refusal | null => {
  const parsed = read(document)
  if (!parsed.ok) return parsed.error
  const { table, hidden } = parsed.value
  const setupResult = game.setup(table)
  if (!setupResult.ok) return setupResult.error
  if (hidden === undefined) return null
  const hiddenResult = game.hiddenCards(table, hidden)
  return hiddenResult.ok ? null : hiddenResult.error
}
