/** Actions of an explorer's turn (rules 7), in the order in which they are listed. */
import type { Action } from '../../actions.ts'
import type { State } from '../../state.ts'
import type { ActionHandler } from '../ruleTypes.ts'
import { hitDweller } from './hitting.ts'
import { endTurn, leaveHall } from './leavingAndEndingTurn.ts'
import { moveExplorer } from './moving.ts'
import { braceExplorer, dareBold, mendFellow, restExplorer } from './restMendBraceDare.ts'
import { probeRoom, searchCache } from './searching.ts'
import { applyRelic } from './usingRelic.ts'

export type Handlers = { readonly [K in Action['kind']]?: ActionHandler<Extract<Action, { readonly kind: K }>> }

export const TURN_HANDLERS: Handlers = {
  move: moveExplorer,
  hit: hitDweller,
  search: searchCache,
  probe: probeRoom,
  rest: restExplorer,
  mend: mendFellow,
  brace: braceExplorer,
  use: applyRelic,
  dare: dareBold,
  leave: leaveHall,
  end: endTurn,
}

const CHOICES = Object.entries(TURN_HANDLERS).flatMap(([kind, handler]) =>
  kind === 'end' ? [] : [handler as ActionHandler<Action>],
)

/** Whether anything but the end of the turn is left to do. */
export const hasTurnChoice = (state: State): boolean => {
  const scene = { state, seat: -1 }
  return CHOICES.some((handler) => handler.list(scene).some((action) => handler.check(scene, action) === null))
}
