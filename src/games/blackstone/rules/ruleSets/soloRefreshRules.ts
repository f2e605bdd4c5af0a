/**
 * Chapter of the Solo refresh: vassals of the board are replaced from a pile of its own at the end of every turn (rules
 * 2.7).
 */

import type { ActionOf } from '../../actions.ts'
import { popTodo } from '../../changeState.ts'
import { applyTurnedOver, beginRefresh, continueRefresh } from '../board/soloRefresh.ts'
import { refusal } from '../engine/refusal.ts'
import { courtOf } from '../engine/slots.ts'
import type { ActionHandler, RuleSet } from '../ruleTypes.ts'

/** Choice of the pile for refreshes, before the first one; not the player's own pile (ruling 130). */
const pickRefreshPile: ActionHandler<ActionOf<'refreshPile'>> = {
  list: ({ state }) => [...state.piles.keys()].map((pile) => ({ kind: 'refreshPile', pile })),

  check: ({ state, seat }, { pile }) =>
    pile >= state.piles.length || pile === courtOf(state, seat).pile ? refusal('refreshPile.own', 130) : null,

  act(context, { pile }) {
    popTodo(context.draft)
    context.draft.refreshPile = pile
    context.emit({ kind: 'piled', seat: context.draft.seat, pile })
  },
}

export const soloRefreshRules: RuleSet = {
  addEmptyZones(state) {
    state.refreshPile = -1
  },
  actionHandlers: { refreshPile: { refreshPile: pickRefreshPile } },
  todoHandlers: {
    refresh: beginRefresh,
    refreshing: continueRefresh,
    turnedOver: (context, { slot, then }) => applyTurnedOver(context, slot, then),
  },
  deciders: { refreshPile: ({ seat }) => seat },
}
