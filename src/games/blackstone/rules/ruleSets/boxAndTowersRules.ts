/**
 * Chapter of the start up to the towers: the box in its places, who begins, and who has which pile (rules 2.1). All that
 * a dealt board needs before the first choice.
 */
import { setPile } from '../../changeState.ts'
import { pickPile } from '../actions/pickPile.ts'
import type { MoveContext, RuleSet } from '../ruleTypes.ts'
import { beginGame, placeBox, startingTodos, unpickedPiles } from '../setup.ts'

/** Gives the last free pile to the last player without a choice. */
const takeLastPile = (context: MoveContext, seat: number): void => {
  const pile = unpickedPiles(context.draft)[0] ?? -1
  setPile(context.draft, seat, pile)
  context.emit({ kind: 'piled', seat, pile })
}

export const boxAndTowersRules: RuleSet = {
  placeCards: placeBox,
  todosBeforeFirstTurn: startingTodos,
  actionHandlers: { pile: { pile: pickPile } },
  todoHandlers: {
    first: (context) => beginGame(context, Number(context.draft.setting.options.first ?? 0)),
    pile: (context, { seat }) => takeLastPile(context, seat),
  },
  deciders: { pile: (state, { seat }) => (unpickedPiles(state).length > 1 ? seat : null) },
}
