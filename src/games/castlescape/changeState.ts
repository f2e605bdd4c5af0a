/**
 * Changes of a draft. Each puts a fresh copy of a part in the place of the old one, which the state before still has; a
 * part that was read earlier does not show the change.
 */
import type { Seat } from '../../kernel/contract.ts'
import { type Guild, guildOf, type State, type Task, type TurnState } from './state.ts'

/** Replaces some fields of a guild. */
export const updateGuild = (draft: State, seat: Seat, change: Partial<Guild>): void => {
  draft.guilds = draft.guilds.with(seat, { ...guildOf(draft, seat), ...change })
}

export const updateTurn = (draft: State, change: Partial<TurnState>): void => {
  draft.turn = { ...draft.turn, ...change }
}

export const addRenown = (draft: State, seat: Seat, renown: number): void => {
  if (renown !== 0) updateGuild(draft, seat, { renown: guildOf(draft, seat).renown + renown }) // C31
}

/** Adds tasks on top, the first one to be done next. */
export const pushTasks = (draft: State, ...tasks: readonly Task[]): void => {
  draft.tasks = [...draft.tasks, ...tasks.toReversed()]
}

export const popTask = (draft: State): void => {
  draft.tasks = draft.tasks.slice(0, -1)
}
