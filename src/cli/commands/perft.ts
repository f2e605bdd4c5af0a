import * as v from 'valibot'
import { countActionSequences } from '../../kernel/countActionSequences.ts'
import { ok } from '../../kernel/result.ts'
import type { Command } from '../command.ts'
import { malformedInput } from '../commandRefusal.ts'
import { openGame } from '../openGame.ts'
import { playoutOfTable } from '../playoutOfTable.ts'

/** Greatest depth: each further step multiplies the count by 30 to 100, so a deeper tree would never be finished. */
const MAX_DEPTH = 6

const inputSchema = v.strictObject({
  game: v.unknown(),
  depth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_DEPTH)),
})

/** Counts the sequences of 1, 2, … `depth` actions in a GAME; its dealer answers draws. */
export const perftCommand: Command = async (input, game) => {
  const parsed = v.safeParse(inputSchema, input)
  if (!parsed.success) return malformedInput(parsed.issues)
  const table = await openGame(parsed.output.game, game)
  return table.ok ? ok({ counts: countActionSequences(playoutOfTable(table.value), parsed.output.depth) }) : table
}
