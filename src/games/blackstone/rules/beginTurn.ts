/** Beginning of a turn: its steps, in order. */

import { pushTodos } from './engine/pushTodos.ts'
import type { MoveContext } from './ruleTypes.ts'

export const beginTurn = (context: MoveContext): void => {
  context.emit({ kind: 'turn', seat: context.draft.seat, round: context.draft.round })
  pushTodos(context, ...context.rules.turn.map((step) => ({ do: step })))
}
