/**
 * A chapter of the rules: what can be decided where, what happens by itself, and what it hears of. A mode is made of chapters, and a
 * module that is in play adds one.
 */
import type { Seat, Slot } from '../../../kernel/contract.ts'
import type { Refusal } from '../../../kernel/result.ts'
import type { Action, ActionOf, Event } from '../actions.ts'
import type { Space } from '../board.ts'
import type { State, Todo } from '../state.ts'
import type { Play, Scene, Verb } from './play.ts'

/** What is to be done to a vassal on the board. */
export type Touch = 'slide' | 'swap' | 'flip' | 'retain' | 'use' | 'guard'

type Waiting = Todo['do']
type TodoOf<D extends Waiting> = Extract<Todo, { readonly do: D }>

export type Verbs = { readonly [K in Action['kind']]?: Verb<ActionOf<K>> }

export interface Chapter {
  /** Kinds of action, by what is awaited. */
  readonly verbs?: { readonly [D in Waiting]?: Verbs }
  /** What happens by itself; the todo has been taken from the list. */
  readonly runs?: { readonly [D in Waiting]?: (play: Play, todo: TodoOf<D>) => void }
  /** The seat that decides; null where there is nothing to decide, and it happens by itself. */
  readonly deciders?: { readonly [D in Waiting]?: (state: State, todo: TodoOf<D>) => Seat | null }
  /** Why this seat may not do this to what lies on this space, where the chapter protects it. */
  readonly forbids?: (scene: Scene, space: Space, touch: Touch) => Refusal | null
  /** Is told of everything that happens, at once. */
  readonly hears?: (play: Play, event: Event) => void
  /** Hidden cards that an action of this chapter lays open. */
  readonly opens?: (state: State, seat: Seat, action: Action) => readonly Slot[]
}
