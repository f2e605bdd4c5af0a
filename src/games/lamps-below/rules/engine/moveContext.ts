/** What every action and step works with: the scene that it judges, and the context of the move that it applies. */
import type { Seat } from '#src/kernel/contract.ts'
import type { Refusal } from '#src/kernel/result.ts'
import type { Action, GameEvent, Member } from '../../actions.ts'
import type { Explorer, HallState, State, Task } from '../../state.ts'

/** State as one seat sees it: nobody knows more than another. */
export interface Scene {
  readonly state: State
  readonly seat: Seat
}

/** Context of a move: the draft that it changes, and a function that reports events. */
export interface MoveContext {
  readonly draft: State
  emit(event: GameEvent): void
}

/** Handler of one kind of action: lists candidates, refuses, and applies. */
export interface ActionHandler<A extends Action> {
  /** Candidates in a stable order; those that `check` refuses are not legal. */
  list(scene: Scene): readonly A[]
  check(scene: Scene, action: A): Refusal | null
  /** Applies an action of this seat that was checked. */
  act(context: MoveContext, seat: Seat, action: A): void
}

export const explorerOf = ({ company }: State, member: Member): Explorer => {
  const explorer = company[member]
  if (!explorer) throw new RangeError(`no explorer ${member}`)
  return explorer
}

/** Replaces some fields of an explorer. */
export const updateExplorer = (draft: State, member: Member, change: Partial<Explorer>): void => {
  draft.company = draft.company.with(member, { ...explorerOf(draft, member), ...change })
}

/** The hall that is played. Throws outside of one. */
export const hallOf = ({ hall }: State): HallState => {
  if (!hall) throw new Error('no hall is played')
  return hall
}

export const updateHall = (draft: State, change: Partial<HallState>): void => {
  draft.hall = { ...hallOf(draft), ...change }
}

/** Adds tasks on top, the first one to be done next. */
export const pushTasks = (draft: State, ...tasks: readonly Task[]): void => {
  draft.tasks = [...draft.tasks, ...tasks.toReversed()]
}

export const popTask = (draft: State): void => {
  draft.tasks = draft.tasks.slice(0, -1)
}

/** The next task. Throws if there is none. */
export const nextTask = ({ tasks }: State): Task => {
  const task = tasks[tasks.length - 1]
  if (!task) throw new Error('nothing to do and not over')
  return task
}

/** The task that waits, which the table of actions has found to be of this kind. */
export const taskOf = <K extends Task['do']>(state: State): Extract<Task, { do: K }> =>
  nextTask(state) as Extract<Task, { do: K }>
