/** Can it be played? The game's own reader of positions answers. */
import { game } from '../../games/blackstone/index.ts'
import { readPosition } from '../../games/blackstone/position/read.ts'
import type { Json } from '../../kernel/json.ts'
import type { Refusal } from '../../kernel/result.ts'

/** The first thing that is wrong with it; null where it can be played. */
export const whyNot = (document: Json): Refusal | null => {
  const read = readPosition(game, document)
  if (!read.ok) return read.error
  const { table, hidden } = read.value
  const laid = game.setup(table)
  if (!laid.ok) return laid.error
  if (hidden === undefined) return null
  const cards = game.hidden(table, hidden)
  return cards.ok ? null : cards.error
}
