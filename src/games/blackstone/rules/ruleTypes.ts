/**
 * Contract of the parts of the rules: modes, modules and rule sets, and what their handlers are given. Each of them names
 * the others, so they stand in one file.
 */
import type { GameSetup, Outcome, Seat, Slot } from '../../../kernel/contract.ts'
import type { ModeCard, Options } from '../../../kernel/gameCard.ts'
import type { Refusal } from '../../../kernel/result.ts'
import type { Action, ActionOf } from '../actions.ts'
import type { Space } from '../board.ts'
import type { Task, TaskDeck } from '../cards.ts'
import type { GameEvent } from '../events.ts'
import type { State, Todo, TurnStep } from '../state.ts'
import type { TaskType } from '../taskRow.ts'
import type { IncomeRule } from './court/income.ts'
import type { LimitRule } from './court/limits.ts'
import type { Family } from './family.ts'

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

/** Rules of guards in one edition. */
export interface GuardPolicy {
  /** Actions that a guard forbids on its vassal. */
  readonly forbiddenActions: readonly VassalAction[]
  /** Do guards stop this seat? A seat that they stop may remove them. */
  stopsSeat(scene: Scene): boolean
  canGuard(scene: Scene): boolean
  /** May one vassal have several guards (ruling 84)? */
  readonly allowsSeveral: boolean
  /** Price of removing a guard, in Knights; the guard goes to the supply with them. */
  readonly removalPrice: number
  /** Number of the ruling that refusals cite. */
  readonly ruling: number
}

/** Kind of action on a vassal of the board. */
export type VassalAction = 'slide' | 'swap' | 'flip' | 'retain' | 'use' | 'guard'

type TodoKind = Todo['do']
type TodoOf<D extends TodoKind> = Extract<Todo, { readonly do: D }>

export type ActionHandlers = { readonly [K in Action['kind']]?: ActionHandler<ActionOf<K>> }

/**
 * A chapter of the rules: decisions and their handlers, todos that run by themselves, and listeners to events. A mode
 * is made of chapters, and each module in play adds one.
 */
export interface RuleSet {
  /** Adds its own empty zones to an empty table. */
  readonly addEmptyZones?: (state: State) => void
  /** New game: puts its cards on the table, face down. Returns the todos before the first player is known. */
  readonly placeCards?: (state: State, rules: Rules) => readonly Todo[]
  /** Todos before the first turn, once the first player is known. Modules are asked before the mode (rules 2.1). */
  readonly todosBeforeFirstTurn?: (state: State, order: readonly Seat[]) => readonly Todo[]
  /** Handlers of kinds of action, by the todo that is awaited. */
  readonly actionHandlers?: { readonly [D in TodoKind]?: ActionHandlers }
  /** Handlers of todos that run by themselves; the todo has already been removed from the list. */
  readonly todoHandlers?: { readonly [D in TodoKind]?: (context: MoveContext, todo: TodoOf<D>) => void }
  /** The seat that decides a todo; null if there is nothing to decide, and its handler runs. */
  readonly deciders?: { readonly [D in TodoKind]?: (state: State, todo: TodoOf<D>, rules: Rules) => Seat | null }
  /** Why this seat may not do this to the card on this space, if the chapter protects it. */
  readonly checkProtection?: (scene: Scene, space: Space, touch: VassalAction) => Refusal | null
  /** Policy of guards, if the chapter has any. */
  readonly guardPolicy?: GuardPolicy
  /** Income at the start of a turn and limits at its end, if the chapter defines them. */
  readonly income?: IncomeRule
  readonly limits?: LimitRule
  /** Called with every event, at once. */
  readonly onEvent?: (context: MoveContext, event: GameEvent) => void
  /** Hidden cards that an action of this chapter opens. */
  readonly slotsOpenedBy?: (state: State, seat: Seat, action: Action) => readonly Slot[]
}

/** A mode: one file that exports it as `mode`. The rules query it and never compare its name. */
export interface Mode extends ModeCard {
  /** Anchor of its section in RULES.md; its id, if this is absent. */
  readonly rulesSection?: string
  /** Spaces that hold a vassal at the start. */
  readonly setupSpaces: readonly number[]
  /** Number of corner piles in use, clockwise from the upper left. */
  readonly pileCount: number
  readonly decks: readonly TaskDeck[]
  /** The deck of a task, null if it stays in the box; if this is absent, its deck in the box. */
  readonly deckOf?: (task: Task) => TaskDeck | null
  readonly startTokens: number
  /** The chapters of its rules. */
  readonly ruleSets: readonly RuleSet[]
  readonly hasRats: boolean
  /** Is the goal to order the outer ring (rules 2.6)? */
  readonly hasFormationGoal: boolean
  /** May the player leave a space empty instead of refilling it, after a retain and after a completion? */
  readonly isRefillOptional: boolean
  /** Steps of a turn in order; those of a module are left out if it is not in play. */
  readonly turn: readonly TurnStep[]
  /** Outcome if the game is decided now; asked after every change. */
  outcomeAfterChange(state: State): Outcome | null
  /** Outcome if the game is decided at the end of a turn; `roundEnds`: the next turn is the first player's. */
  outcomeAtTurnEnd(state: State, roundEnds: boolean): Outcome | null
  /** Outcome if the game ends now by agreement (ruling 155). */
  outcomeAsItStands(state: State): Outcome
}

/**
 * A module: one file that exports it as `module`, an optional part of the rules, in play if the options of a table say
 * so.
 */
export interface Module extends RuleSet {
  readonly id: string
  /** Cards that it adds to the vassals. */
  readonly vassalCards?: readonly number[]
  /** Type of task that is played with only if this module is in play. */
  readonly taskType?: TaskType
  /** Chapters besides its own. */
  readonly ruleSets?: readonly RuleSet[]
  /** Why a table with this many seats and these options cannot be set up. */
  checkSetup?(rules: Rules, table: GameSetup): Refusal | null
  /** Is it in play at a table with these options? All options are given. */
  isOn(options: Options): boolean
}

export type TodoHandler = (context: MoveContext, todo: Todo) => void
export type Decider = (state: State, todo: Todo, rules: Rules) => Seat | null

/** The rules in force at one table: its mode, the modules that its options name, and the families that may be used. */
export interface Rules {
  readonly mode: Mode
  /** Modules in play. */
  readonly modules: readonly Module[]
  /** Chapters of the mode, then those of the modules. */
  readonly ruleSets: readonly RuleSet[]
  /** Hooks of those chapters that have one. */
  readonly protectionChecks: readonly NonNullable<RuleSet['checkProtection']>[]
  readonly eventListeners: readonly NonNullable<RuleSet['onEvent']>[]
  readonly openedSlotFinders: readonly NonNullable<RuleSet['slotsOpenedBy']>[]
  /** Policy of guards; null if there are none. */
  readonly guardPolicy: GuardPolicy | null
  /** Income at the start of a turn, and limits at its end. */
  readonly income: IncomeRule
  readonly limits: LimitRule
  /** Families by the numbers of their cards. */
  readonly families: ReadonlyMap<number, Family>
  /** Handlers by awaited todo and kind of action, in the order in which actions are listed. */
  readonly actionHandlers: ReadonlyMap<Todo['do'], ReadonlyMap<Action['kind'], ActionHandler<Action>>>
  readonly todoHandlers: ReadonlyMap<Todo['do'], TodoHandler>
  readonly deciders: ReadonlyMap<Todo['do'], Decider>
  /** Steps of the mode's turn that a chapter in force handles. */
  readonly turn: readonly TurnStep[]
}
