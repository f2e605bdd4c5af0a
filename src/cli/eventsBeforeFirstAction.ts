/** Events of a table that came before anybody was asked: what was dealt, and what followed from it. */
import type { Shape } from '../kernel/contract.ts'
import { applyEntry } from '../kernel/entries.ts'
import { startReplay } from '../kernel/replayState.ts'
import { gameCliOf } from './games.ts'
import type { CliTable } from './openGame.ts'

/** Those events, of a game that tells them; none where somebody has acted. */
export const eventsBeforeFirstAction = ({ game, header, entries }: CliTable): readonly Shape['event'][] => {
  if (!gameCliOf(game.id).tellsOpening) return []
  const begun = startReplay(game, header)
  if (!begun.ok || entries().some(({ body }) => body.kind !== 'chance')) return []
  const events: Shape['event'][] = []
  let replay = begun.value
  for (const entry of entries()) {
    const next = applyEntry(replay, entry)
    if (!next.ok) throw new Error(`a table's own log does not replay: ${next.error.code}`)
    replay = next.value
    events.push(...replay.events)
  }
  return events
}
