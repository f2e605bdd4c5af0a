/**
 * A chapter of the rules: what can be decided where, what happens by itself, and what it hears of. A mode is made of chapters, and a
 * module that is in play adds one.
 */
import type { Seat, Slot } from '../../../kernel/contract.ts'
import type { Refusal } from '../../../kernel/result.ts'
import type { Action, ActionOf, Event } from '../actions.ts'
import type { Space } from '../board.ts'
import type { State, Todo } from '../state.ts'
import type { Guarding } from './guarding.ts'
import type { Income } from './income.ts'
import type { Limits } from './limits.ts'
import type { Play, Scene, Verb } from './play.ts'
import type { Rules } from './rules.ts'

/** What is to be done to a vassal on the board. */
export type Touch = 'slide' | 'swap' | 'flip' | 'retain' | 'use' | 'guard'

type Waiting = Todo['do']
type TodoOf<D extends Waiting> = Extract<Todo, { readonly do: D }>

export type Verbs = { readonly [K in Action['kind']]?: Verb<ActionOf<K>> }

export interface Chapter {
  /** Puts its own empty zones on a table on which nothing lies. */
  readonly bare?: (state: State) => void
  /** A new game: puts its cards on the bare table, face down; answers with what is then to be done before the first player is known. */
  readonly lay?: (state: State, rules: Rules) => readonly Todo[]
  /** The first player is known: what is to be done before the first turn. Modules are asked before the mode (rules 2.1). */
  readonly begin?: (state: State, order: readonly Seat[]) => readonly Todo[]
  /** Kinds of action, by what is awaited. */
  readonly verbs?: { readonly [D in Waiting]?: Verbs }
  /** What happens by itself; the todo has been taken from the list. */
  readonly runs?: { readonly [D in Waiting]?: (play: Play, todo: TodoOf<D>) => void }
  /** The seat that decides; null where there is nothing to decide, and it happens by itself. */
  readonly deciders?: { readonly [D in Waiting]?: (state: State, todo: TodoOf<D>, rules: Rules) => Seat | null }
  /** Why this seat may not do this to what lies on this space, where the chapter protects it. */
  readonly forbids?: (scene: Scene, space: Space, touch: Touch) => Refusal | null
  /** What guards are, where the chapter knows any. */
  readonly guarding?: Guarding
  /** What comes as a turn begins, and what may be kept as it ends, where the chapter has a word on that. */
  readonly income?: Income
  readonly limits?: Limits
  /** Is told of everything that happens, at once. */
  readonly hears?: (play: Play, event: Event) => void
  /** Hidden cards that an action of this chapter lays open. */
  readonly opens?: (state: State, seat: Seat, action: Action) => readonly Slot[]
}
