/** Beginning of a turn: its steps, in order. */
import type { MoveContext } from './contract.ts'
import { pushTodos } from './engine/pushTodos.ts'

export const beginTurn = (context: MoveContext): void => {
  context.emit({ kind: 'turn', seat: context.draft.seat, round: context.draft.round })
  pushTodos(context, ...context.rules.turn.map((step) => ({ do: step })))
}
