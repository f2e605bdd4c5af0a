import * as v from 'valibot'
import { countTree } from '../../kernel/playout.ts'
import { ok } from '../../kernel/result.ts'
import type { Command } from '../command.ts'
import { openGame } from '../game.ts'
import { playoutOf } from '../playouts.ts'
import { malformed } from '../refused.ts'

/** Every further step multiplies the count by 30 to 100: a deeper tree than this is never counted to its end. */
const DEEPEST = 6

const asked = v.strictObject({
  game: v.unknown(),
  depth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(DEEPEST)),
})

/** How many sequences of 1, 2, … `depth` actions there are in a GAME, draws answered by its dealer. */
export const perft: Command = async (input) => {
  const read = v.safeParse(asked, input)
  if (!read.success) return malformed(read.issues)
  const table = await openGame(read.output.game)
  return table.ok ? ok({ counts: countTree(playoutOf(table.value), read.output.depth) }) : table
}
