/** Any moment of a game again, without playing it from its beginning: some of its stages are kept as keys. */
import type { Deed, Table } from '../../../kernel/contract.ts'
import type { Action } from '../actions.ts'
import type { Castle } from '../game.ts'
import type { State } from '../state.ts'
import { type Stage, stages } from './stages.ts'

/** Every so many deeds a stage is kept. */
export const KEY_EVERY = 16

/** Is this stage one of those to be kept? */
export const isKey = ({ done }: Stage): boolean => done % KEY_EVERY === 0

/** Gives the state after so many deeds; `keys` are the kept stages in their order. One step on costs one deed, a leap no more than KEY_EVERY. */
export const rewinder = (
  game: Castle,
  table: Table,
  deeds: readonly Deed<Action>[],
  keys: readonly [Stage, ...Stage[]],
): ((done: number) => State) => {
  let last: Stage = keys[0]
  return (done) => {
    const key = keys[Math.floor(done / KEY_EVERY)] ?? keys[0]
    if (last.done > done || last.done < key.done) last = key
    for (const stage of stages(game, table, deeds.slice(0, done), last)) last = stage
    return last.state
  }
}
