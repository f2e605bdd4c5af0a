import * as v from 'valibot'
import type { Event } from '../../games/blackstone/actions.ts'
import { no, ok } from '../../kernel/result.ts'
import type { Command } from '../command.ts'
import { dealersScene, described } from '../described.ts'
import { openGame } from '../game.ts'
import { malformed } from '../refused.ts'
import { told } from '../told.ts'
import { fulfil } from '../wish.ts'

const asked = v.strictObject({ game: v.unknown(), actions: v.pipe(v.array(v.string()), v.maxLength(10_000)) })

/** Does the actions in a GAME one after the other, each for the seat that is awaited then. The first that is refused refuses all. */
export const apply: Command = async (input) => {
  const read = v.safeParse(asked, input)
  if (!read.success) return malformed(read.issues)
  const table = await openGame(read.output.game)
  if (!table.ok) return table
  const events: Event[] = []
  table.value.subscribe((change) => events.push(...change.events))
  for (const [action, text] of read.output.actions.entries()) {
    const done = await fulfil(table.value, text)
    if (!done.ok) return no({ refusal: done.error, action })
  }
  const scene = dealersScene(table.value)
  return ok({
    events: events.map((event) => ({ ...event, text: told(scene, event) })),
    ...described(table.value, scene),
  })
}
