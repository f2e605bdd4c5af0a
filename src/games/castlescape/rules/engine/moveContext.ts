/** What every action and step works with: the scene that it judges, and the context of the move that it applies. */
import type { Seat, Slot } from '#src/kernel/contract.ts'
import type { Refusal } from '#src/kernel/result.ts'
import type { Action, GameEvent } from '../../actions.ts'
import type { Face } from '../../cards.ts'
import type { Guild, State, Task, TurnState } from '../../state.ts'

/** State as one seat sees it. */
export interface Scene {
  readonly state: State
  readonly seat: Seat
  /** Face of a hidden card, -1 if it is not known. */
  faceOf(slot: Slot): Face
}

/** Context of a move: the draft that it changes, the cards that it opens, and a function that reports events. */
export interface MoveContext {
  readonly draft: State
  /** Face of a card that this move opens. */
  faceOf(slot: Slot): Face
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

export const guildOf = ({ guilds }: State, seat: Seat): Guild => {
  const guild = guilds[seat]
  if (!guild) throw new RangeError(`no seat ${seat}`)
  return guild
}

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

/** The next task. Throws if there is none. */
export const nextTask = ({ tasks }: State): Task => {
  const task = tasks[tasks.length - 1]
  if (!task) throw new Error('nothing to do and not over')
  return task
}

/** Seats clockwise from this one on. */
export const seatsFrom = ({ guilds }: State, seat: Seat): readonly Seat[] =>
  guilds.map((_, index) => (seat + index) % guilds.length)

export const seatAfter = ({ guilds }: State, seat: Seat): Seat => (seat + 1) % guilds.length
export const seatBefore = ({ guilds }: State, seat: Seat): Seat => (seat + guilds.length - 1) % guilds.length
