/** Chapter before the first turn: who begins, who has which pile, and two tasks each (rules 2.1). */

import { pickPile } from '../actions/smallDecisions.ts'
import { courtOf, type MoveContext } from '../engine/moveContext.ts'
import type { RuleSet } from '../ruleSet.ts'
import { beginGame, placeBox, startingTodos, unpickedPiles } from '../setup.ts'
import { dealTask } from '../tasks/decks.ts'

/** Gives the last free pile to the last player without a choice. */
const takeLastPile = (context: MoveContext, seat: number): void => {
  const pile = unpickedPiles(context.draft)[0] ?? -1
  courtOf(context.draft, seat).pile = pile
  context.emit({ kind: 'piled', seat, pile })
}

export const setupRules: RuleSet = {
  placeCards: placeBox,
  todosBeforeFirstTurn: startingTodos,
  actionHandlers: { pile: { pile: pickPile } },
  todoHandlers: {
    first: (context) => beginGame(context, Number(context.draft.setting.options.first ?? 0)),
    pile: (context, { seat }) => takeLastPile(context, seat),
    deal: (context, { deck, seat }) => dealTask(context, deck, seat),
  },
  deciders: { pile: (state, { seat }) => (unpickedPiles(state).length > 1 ? seat : null) },
}
