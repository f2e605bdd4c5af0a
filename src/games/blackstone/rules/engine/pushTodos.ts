import type { Todo } from '../../state.ts'
import type { MoveContext } from '../ruleTypes.ts'

/** Adds todos on top, the first one to be done next. */
export const pushTodos = (context: MoveContext, ...todos: readonly Todo[]): void => {
  if (todos.length === 0) return
  const todo = context.draft.todo.slice()
  for (let i = todos.length - 1; i >= 0; i--) todo.push(todos[i] as Todo)
  context.draft.todo = todo
}
