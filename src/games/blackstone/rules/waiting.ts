/** Who is awaited: a seat, the dealer, or nobody because the next thing happens by itself. */
import type { Draw, Seat, Turn } from '../../../kernel/contract.ts'
import type { State, Todo } from '../state.ts'
import { canRefill } from './piles.ts'
import { freePiles } from './setup.ts'

/** The next thing to be done. */
export const todoOf = (state: State): Todo => {
  const todo = state.todo[state.todo.length - 1]
  if (!todo) throw new Error('nothing to do and not over')
  return todo
}

/** What this awaits from the dealer. Who begins is rolled, unless an option names the seat. */
export const drawFor = (state: State, todo: Todo): Draw | null => {
  if (todo.do === 'seal') return { kind: 'seal', slots: todo.slots, faces: todo.faces, sides: todo.sides }
  if (todo.do === 'open') return { kind: 'open', slots: todo.slots, to: todo.to }
  const rolled = todo.do === 'first' && state.setting.options.first === 'random'
  return rolled ? { kind: 'dice', sides: [state.courts.length] } : null
}

/** The seat that decides this, where there is something to decide. */
export const deciderOf = (state: State, todo: Todo): Seat | null => {
  switch (todo.do) {
    case 'work':
    case 'makeUp':
    case 'drop':
      return state.seat
    case 'refill':
      return canRefill(state) ? state.seat : null
    case 'pile':
      return freePiles(state).length > 1 ? todo.seat : null
    default:
      return null
  }
}

export const turnOf = (state: State): Turn => {
  if (state.outcome) return { kind: 'over', outcome: state.outcome }
  const todo = todoOf(state)
  const draw = drawFor(state, todo)
  if (draw) return { kind: 'chance', draw }
  const seat = deciderOf(state, todo)
  return { kind: 'seats', seats: seat === null ? [] : [seat] }
}

export const isAwaited = (state: State, seat: Seat): boolean =>
  !state.outcome && deciderOf(state, todoOf(state)) === seat
