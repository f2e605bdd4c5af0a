/** A game from its first deed to its last: for a replay, a chart, a log. */
import type { Deed, Table } from '../../../kernel/contract.ts'
import type { Action, Event } from '../actions.ts'
import type { Castle } from '../game.ts'
import type { State } from '../state.ts'

/** The game after so many of its deeds, and what the last of them told. */
export interface Stage {
  readonly done: number
  readonly state: State
  readonly events: readonly Event[]
}

/**
 * One stage for each deed, so that whoever asks can rest between two of them. `from` is where to go on; without it the game is set up
 * first. It ends early where the rules refuse a deed, which no verified log holds.
 */
export function* stages(game: Castle, table: Table, deeds: readonly Deed<Action>[], from?: Stage): Generator<Stage> {
  const set = from ? null : game.setup(table)
  let stage = from ?? (set?.ok ? { done: 0, state: set.value, events: [] } : null)
  if (!stage) return
  if (!from) yield stage
  for (const deed of deeds.slice(stage.done)) {
    const applied = game.apply(stage.state, deed)
    if (!applied.ok) return
    stage = { done: stage.done + 1, ...applied.value }
    yield stage
  }
}
