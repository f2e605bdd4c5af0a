/** What every chapter works with: the scene that it judges, and the context of the move that it applies. */
import type { Seat, Slot } from '../../../../kernel/contract.ts'
import type { Refusal } from '../../../../kernel/result.ts'
import type { Action, GameEvent } from '../../actions.ts'
import type { Space } from '../../board.ts'
import { cardOf, faceOnSide, sideOf, type Task } from '../../cards.ts'
import { taskOf } from '../../catalogue.ts'
import type { Face } from '../../faces.ts'
import type { Court, State, Todo } from '../../state.ts'
import type { Mode } from '../mode.ts'
import type { Rules } from '../rules.ts'

/**
 * A state as one seat sees it. `knownCode` returns the code of a slot's card, or a negative number if this seat may not
 * know it.
 */
export interface Scene {
  readonly state: State
  readonly mode: Mode
  readonly rules: Rules
  readonly seat: Seat
  knownCode(slot: Slot): number
}

/** Context of a move: the draft that it changes, and a function that reports events. */
export interface MoveContext {
  readonly draft: State
  readonly mode: Mode
  readonly rules: Rules
  emit(event: GameEvent): void
}

/** Handler of one kind of action: lists candidates, refuses, and applies. */
export interface ActionHandler<A extends Action> {
  /** Candidates in a stable order; those that `check` refuses are not legal. */
  list(scene: Scene): readonly A[]
  check(scene: Scene, action: A): Refusal | null
  /** Whether `check` refuses nothing that `list` gives here, so that it need not be asked again; absent where it may. */
  listsLegalOnly?(scene: Scene): boolean
  /** Applies an action that was checked and whose cards are open. */
  act(context: MoveContext, action: A): void
}

export const refusal = (code: string, ruling?: number, values?: Refusal['values']): Refusal => {
  if (values) return ruling === undefined ? { code, values } : { code, ruling, values }
  return ruling === undefined ? { code } : { code, ruling }
}

/** The first refusal of several answers; null if there is none. */
export const firstRefusal = (...answers: readonly (Refusal | null | false)[]): Refusal | null => {
  for (const answer of answers) if (answer) return answer
  return null
}

export const courtOf = (state: State, seat: Seat): Court => {
  const court = state.courts[seat]
  if (!court) throw new RangeError(`no seat ${seat}`)
  return court
}

/** The court of the active player. */
export const activeCourt = (context: MoveContext): Court => courtOf(context.draft, context.draft.seat)

export const slotAt = (state: State, space: Space): Slot => state.board[space] ?? -1

/** Code of the open card in a slot; negative if the card is hidden. */
export const codeInSlot = (state: State, slot: Slot): number => state.cards[slot] ?? -1

/** The face that shows in a slot with an open vassal. */
export const faceInSlot = (state: State, slot: Slot): Face => {
  const code = codeInSlot(state, slot)
  return faceOnSide(cardOf(code), sideOf(code))
}

/** The up face on a space; -1 if the space is empty. */
export const faceAt = (state: State, space: Space): Face => {
  const slot = slotAt(state, space)
  return slot < 0 ? -1 : faceInSlot(state, slot)
}

/** The reverse of the up face on a space; -1 if the space is empty. */
export const hiddenFaceAt = (state: State, space: Space): Face => {
  const slot = slotAt(state, space)
  if (slot < 0) return -1
  const code = codeInSlot(state, slot)
  return faceOnSide(cardOf(code), 1 - sideOf(code))
}

/** The task in a slot; null if this seat does not know it. */
export const findKnownTask = (scene: Scene, slot: Slot): Task | null => {
  const code = scene.knownCode(slot)
  return code < 0 ? null : taskOf(scene.state.setting, cardOf(code))
}

/** The task in a slot that is open. */
export const taskInSlot = (state: State, slot: Slot): Task => taskOf(state.setting, cardOf(codeInSlot(state, slot)))

/** Adds todos on top, the first one to be done next. */
export const pushTodos = (context: MoveContext, ...todos: readonly Todo[]): void => {
  if (todos.length === 0) return
  const todo = context.draft.todo.slice()
  for (let i = todos.length - 1; i >= 0; i--) todo.push(todos[i] as Todo)
  context.draft.todo = todo
}
