/** What every chapter asks of the scene that it judges, and of the context of the move that it applies. */
import type { Slot } from '#src/kernel/contract.ts'
import { cardOf, type Task } from '../../cards.ts'
import type { Court, Todo } from '../../state.ts'
import { taskOf } from '../../tableTasks.ts'
import type { MoveContext, Scene } from '../contract.ts'
import { courtOf } from './slots.ts'

/** The court of the active player. */
export const activeCourt = (context: MoveContext): Court => courtOf(context.draft, context.draft.seat)

/** The task in a slot; null if this seat does not know it. */
export const findKnownTask = (scene: Scene, slot: Slot): Task | null => {
  const code = scene.knownCode(slot)
  return code < 0 ? null : taskOf(scene.state.setting, cardOf(code))
}

/** Adds todos on top, the first one to be done next. */
export const pushTodos = (context: MoveContext, ...todos: readonly Todo[]): void => {
  if (todos.length === 0) return
  const todo = context.draft.todo.slice()
  for (let i = todos.length - 1; i >= 0; i--) todo.push(todos[i] as Todo)
  context.draft.todo = todo
}
