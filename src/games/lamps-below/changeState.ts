/**
 * Changes of a draft. Each puts a fresh copy of a part in the place of the old one, which the state before still has; a
 * part that was read earlier does not show the change.
 */
import type { Member } from './actions.ts'
import { type Explorer, explorerOf, type HallState, hallOf, type State, type Task } from './state.ts'

/** Replaces some fields of an explorer. */
export const updateExplorer = (draft: State, member: Member, change: Partial<Explorer>): void => {
  draft.company = draft.company.with(member, { ...explorerOf(draft, member), ...change })
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
