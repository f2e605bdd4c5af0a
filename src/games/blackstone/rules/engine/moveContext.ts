/** What every chapter of the rules has in hand: the scene that it judges, the play that it changes. */
import type { Seat, Slot } from '../../../kernel/contract.ts'
import type { Refusal } from '../../../kernel/result.ts'
import type { Action, Event } from '../actions.ts'
import type { Space } from '../board.ts'
import { cardOf, faceShown, sideOf, type Task } from '../cards.ts'
import { taskOf } from '../catalogue.ts'
import type { Face } from '../faces.ts'
import type { Court, State, Todo } from '../state.ts'
import type { Mode } from './mode.ts'
import type { Rules } from './rules.ts'

/** A state as one seat sees it. `know` answers with the open code of a slot, or a negative number where this seat may not know it. */
export interface Scene {
  readonly state: State
  readonly mode: Mode
  readonly rules: Rules
  readonly seat: Seat
  know(slot: Slot): number
}

/** A draft that is being changed, and what is told of it. */
export interface Play {
  readonly draft: State
  readonly mode: Mode
  readonly rules: Rules
  tell(event: Event): void
}

/** One kind of action: which there are, why one is refused, what it does. */
export interface Verb<A extends Action> {
  /** Candidates in a stable order; those that `check` refuses are not legal. */
  list(scene: Scene): readonly A[]
  check(scene: Scene, action: A): Refusal | null
  /** Trusted: the action was checked, and the cards that it opens lie open. */
  act(play: Play, action: A): void
}

export const refusal = (code: string, ruling?: number, values?: Refusal['values']): Refusal => {
  if (values) return ruling === undefined ? { code, values } : { code, ruling, values }
  return ruling === undefined ? { code } : { code, ruling }
}

/** The first refusal of several questions, asked in order. */
export const firstOf = (...answers: readonly (Refusal | null | false)[]): Refusal | null => {
  for (const answer of answers) if (answer) return answer
  return null
}

export const courtOf = (state: State, seat: Seat): Court => {
  const court = state.courts[seat]
  if (!court) throw new RangeError(`no seat ${seat}`)
  return court
}

/** The court of the active player. */
export const activeCourt = (play: Play): Court => courtOf(play.draft, play.draft.seat)

export const slotAt = (state: State, space: Space): Slot => state.board[space] ?? -1

/** The open code in a slot; negative where it is hidden. */
export const codeIn = (state: State, slot: Slot): number => state.cards[slot] ?? -1

/** The face that shows in a slot with an open vassal. */
export const faceIn = (state: State, slot: Slot): Face => {
  const code = codeIn(state, slot)
  return faceShown(cardOf(code), sideOf(code))
}

/** The up face on a space; -1 where it is empty. */
export const faceAt = (state: State, space: Space): Face => {
  const slot = slotAt(state, space)
  return slot < 0 ? -1 : faceIn(state, slot)
}

/** The face under the up face on a space; -1 where it is empty. */
export const reverseAt = (state: State, space: Space): Face => {
  const slot = slotAt(state, space)
  if (slot < 0) return -1
  const code = codeIn(state, slot)
  return faceShown(cardOf(code), 1 - sideOf(code))
}

/** The task in a slot, where this seat knows it. */
export const taskKnown = (scene: Scene, slot: Slot): Task | null => {
  const code = scene.know(slot)
  return code < 0 ? null : taskOf(scene.state.setting, cardOf(code))
}

/** The task in a slot that lies open. */
export const taskIn = (state: State, slot: Slot): Task => taskOf(state.setting, cardOf(codeIn(state, slot)))

/** What is to be done first goes on top. */
export const next = (play: Play, ...todos: readonly Todo[]): void => {
  for (let i = todos.length - 1; i >= 0; i--) play.draft.todo.push(todos[i] as Todo)
}

export const remove = <T>(list: T[], item: T): void => {
  const at = list.indexOf(item)
  if (at < 0) throw new Error('not in this zone')
  list.splice(at, 1)
}
