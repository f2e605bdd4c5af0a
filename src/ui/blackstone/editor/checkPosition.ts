/** Check of a position by the game's own reader. */
import { game } from '../../../games/blackstone/game.ts'
import { readPosition } from '../../../games/blackstone/position/readPosition.ts'
import type { Json } from '../../../kernel/json.ts'
import type { Refusal } from '../../../kernel/result.ts'
import { whyUnplayable } from '../../table/editor/whyUnplayable.ts'

/** First refusal of a position; null if it can be played. */
export const checkPosition = (document: Json): Refusal | null =>
  whyUnplayable(game, (json) => readPosition(game, json), document)
