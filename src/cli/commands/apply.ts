import * as v from 'valibot'
import type { Shape } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import { err, ok } from '../../kernel/result.ts'
import { isJson } from '../../table/savedGameSchema.ts'
import { applyPlayerJson, applyPlayerText } from '../applyPlayerInput.ts'
import type { Command } from '../command.ts'
import { malformedInput } from '../commandRefusal.ts'
import { dealerView, describeGame } from '../describeGame.ts'
import { eventsBeforeFirstAction } from '../eventsBeforeFirstAction.ts'
import { gameCliOf, resolveGameId } from '../games.ts'
import { type CliTable, openGame } from '../openGame.ts'

/** Action as plain JSON. */
const actionSchema = v.custom<Json & object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value) && isJson(value),
)
/** Schema of the input; only games without a notation take actions as JSON. */
const inputSchema = (hasNotation: boolean) =>
  v.strictObject({
    game: v.unknown(),
    actions: v.pipe(v.array(hasNotation ? v.string() : v.union([v.string(), actionSchema])), v.maxLength(10_000)),
  })

const describeEvents = (table: CliTable, view: ReturnType<typeof dealerView>, events: readonly Shape['event'][]) => {
  const { describeEvent } = gameCliOf(table.game.id)
  return describeEvent ? events.map((event) => ({ ...event, text: describeEvent(view, event) })) : events
}

/**
 * Applies actions to a GAME one after the other, each for the seat that is awaited then. If one is refused, all are
 * refused.
 */
export const applyCommand: Command = async (input, game) => {
  const hasNotation = gameCliOf(resolveGameId(input, game)).notation !== undefined
  const parsed = v.safeParse(inputSchema(hasNotation), input)
  if (!parsed.success) return malformedInput(parsed.issues)
  const table = await openGame(parsed.output.game, game)
  if (!table.ok) return table
  const events = [...eventsBeforeFirstAction(table.value)]
  table.value.subscribe((change) => events.push(...change.events))
  for (const [action, actionInput] of parsed.output.actions.entries()) {
    const result = await (typeof actionInput === 'string'
      ? applyPlayerText(table.value, actionInput)
      : applyPlayerJson(table.value, actionInput))
    if (!result.ok) return err({ refusal: result.error, action })
  }
  const view = dealerView(table.value)
  return ok({ events: describeEvents(table.value, view, events), ...describeGame(table.value, view) })
}
