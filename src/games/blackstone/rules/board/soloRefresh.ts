/**
 * Solo refresh: at the end of a turn Machinations are turned over until two vassals have been replaced (rules 2.7,
 * rulings 126 to 128 and 168).
 */

import type { Slot } from '#src/kernel/contract.ts'
import { cardOf, isVassal } from '../../cards.ts'
import { discardVassals, popDeck, pushDiscard } from '../../changeStateInTurns.ts'
import type { State, Todo } from '../../state.ts'
import { pushTodos } from '../engine/pushTodos.ts'
import { codeInSlot, slotAt, taskInSlot } from '../engine/slots.ts'
import type { MoveContext } from '../ruleTypes.ts'
import { reshuffleDeck } from '../tasks/dealAndDiscardTasks.ts'
import { canDeal } from '../tasks/decks.ts'
import { crossingSpace } from '../tasks/taskRequirement.ts'
import { removeVassal } from './removeVassal.ts'

const VASSALS_TO_REPLACE = 2
/** Two whole decks: more cards would not find a vassal either (ruling 128). */
const MAX_CARDS_TURNED = 64

type RefreshTodo = Extract<Todo, { readonly do: 'refreshing' }>

const INITIAL_REFRESH: RefreshTodo = { do: 'refreshing', spaces: [], replaced: 0, turned: 0 }

/** Queues a refresh; before the first one the pile is chosen. */
export const beginRefresh = (context: MoveContext): void => {
  if (context.draft.refreshPile === -1) pushTodos(context, { do: 'refreshPile' }, INITIAL_REFRESH)
  else pushTodos(context, INITIAL_REFRESH)
}

/** Is this a vassal? An empty space and an Assassin are not replaced (ruling 127). */
const isReplaceable = (state: State, slot: Slot): boolean => slot >= 0 && isVassal(cardOf(codeInSlot(state, slot)))

const replaceVassal = (context: MoveContext, space: number): void => {
  const { draft } = context
  const slot = removeVassal(context, space)
  discardVassals(draft, [slot])
  context.emit({ kind: 'refreshed', slot, space })
}

const turnOverMachination = (context: MoveContext, todo: RefreshTodo): void => {
  const slot = popDeck(context.draft, 'machination')
  if (slot === undefined) {
    pushTodos(context, todo)
    reshuffleDeck(context, 'machination')
    return
  }
  const then = { ...todo, turned: todo.turned + 1 }
  pushTodos(context, { do: 'open', slots: [slot], to: 'all' }, { do: 'turnedOver', slot, then })
}

/** Replaces the vassal on the next named space, or turns the next card over. */
export const continueRefresh = (context: MoveContext, todo: RefreshTodo): void => {
  const [space, ...spaces] = todo.spaces
  if (todo.replaced === VASSALS_TO_REPLACE) return
  if (space === undefined) {
    // As often as ruling 128 says.
    if (todo.turned < MAX_CARDS_TURNED && canDeal(context.draft, 'machination')) turnOverMachination(context, todo)
    return
  }
  const canReplace = isReplaceable(context.draft, slotAt(context.draft, space))
  if (canReplace) replaceVassal(context, space)
  const nextTodo = { ...todo, spaces, replaced: todo.replaced + (canReplace ? 1 : 0) } // ruling 168
  pushTodos(
    context,
    ...(canReplace ? [{ do: 'fill', space, pile: context.draft.refreshPile ?? 0 } as const] : []),
    nextTodo,
  )
}

/** Discards the open card, which names two spaces by both letters of each half (ruling 126). */
export const applyTurnedOver = (context: MoveContext, slot: Slot, then: RefreshTodo): void => {
  const task = taskInSlot(context.draft, slot)
  pushDiscard(context.draft, 'machination', [slot])
  context.emit({ kind: 'turnedOver', slot })
  pushTodos(context, { ...then, spaces: [task.left.space, crossingSpace(task)] })
}
