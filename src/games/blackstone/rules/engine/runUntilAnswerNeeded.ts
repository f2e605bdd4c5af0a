/** Running of todos between two decisions. */
import { popTodo } from '../../changeState.ts'
import { nextTodo, type State, type Todo } from '../../state.ts'
import { canMakeUpSpaces } from '../board/piles.ts'
import type { MoveContext, Rules } from '../ruleTypes.ts'
import { pushTodos } from './pushTodos.ts'
import { deciderOf, drawAwaitedBy } from './whoIsAwaited.ts'

/**
 * Before each of these, spaces that stayed empty for lack of cards are filled, because the step before has ended
 * (ruling 44).
 */
const TODOS_AFTER_STEP: readonly Todo['do'][] = ['rewards', 'assign', 'intrigue', 'limits', 'rats', 'next']

const mustMakeUp = (state: State, todo: Todo): boolean => canMakeUpSpaces(state) && TODOS_AFTER_STEP.includes(todo.do)

const runTodo = (context: MoveContext, todo: Todo): void => {
  popTodo(context.draft)
  const handler = context.rules.todoHandlers.get(todo.do)
  if (!handler) throw new Error(`${todo.do} waits for somebody`)
  handler(context, todo)
}

const needsAnswer = (rules: Rules, state: State, todo: Todo): boolean =>
  drawAwaitedBy(state, todo) !== null || deciderOf(rules, state, todo) !== null

/** Runs todos until a seat or the dealer is awaited, or the game is over. */
export const runUntilAnswerNeeded = (context: MoveContext): void => {
  const { draft, mode, rules } = context
  for (;;) {
    draft.outcome ??= mode.outcomeAfterChange(draft)
    if (draft.outcome) break
    const todo = nextTodo(draft)
    if (mustMakeUp(draft, todo)) pushTodos(context, { do: 'makeUp' })
    else if (needsAnswer(rules, draft, todo)) return
    else runTodo(context, todo)
  }
  draft.todo = []
  context.emit({ kind: 'over' })
}
