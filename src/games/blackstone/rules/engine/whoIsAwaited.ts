/** Who is awaited: a seat, the dealer, or nobody because the next todo runs by itself. */
import type { Draw, Seat, Turn } from '#src/kernel/contract.ts'
import { nextTodo, type State, type Todo } from '../../state.ts'
import type { Rules, Scene } from '../ruleTypes.ts'

/** The draw that this todo awaits from the dealer. Who begins is rolled, unless an option names the seat. */
export const drawAwaitedBy = (state: State, todo: Todo): Draw | null => {
  if (todo.do === 'seal') return { kind: 'seal', slots: todo.slots, faces: todo.faces, sides: todo.sides }
  if (todo.do === 'open') return { kind: 'open', slots: todo.slots, to: todo.to }
  if (todo.do === 'reseal') return { kind: 'reseal', from: todo.from, to: todo.to, sides: todo.sides }
  const isRolled = todo.do === 'first' && state.setting.options.first === 'random'
  return isRolled ? { kind: 'dice', sides: [state.courts.length] } : null
}

/** The seat that decides this todo; null if there is nothing to decide. */
export const deciderOf = (rules: Rules, state: State, todo: Todo): Seat | null =>
  rules.deciders.get(todo.do)?.(state, todo, rules) ?? null

export const currentTurnOf = (rules: Rules, state: State): Turn => {
  if (state.outcome) return { kind: 'over', outcome: state.outcome }
  const todo = nextTodo(state)
  const draw = drawAwaitedBy(state, todo)
  if (draw) return { kind: 'chance', draw }
  const seat = deciderOf(rules, state, todo)
  return { kind: 'seats', seats: seat === null ? [] : [seat] }
}

export const isSeatAwaited = ({ rules, state, seat }: Scene): boolean =>
  !state.outcome && deciderOf(rules, state, nextTodo(state)) === seat
