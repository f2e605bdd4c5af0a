/** Legal actions of a seat: listing, checking and applying them. */
import type { Seat, Slot } from '#src/kernel/contract.ts'
import type { Refusal } from '#src/kernel/result.ts'
import type { Action } from '../../actions.ts'
import { nextTodo, type State } from '../../state.ts'
import type { ActionHandler, MoveContext, Rules, Scene } from '../ruleTypes.ts'
import { refusal } from './refusal.ts'
import { codeInSlot, courtOf } from './slots.ts'
import { isSeatAwaited } from './whoIsAwaited.ts'

const handlerOf = ({ actionHandlers }: Rules, state: State, kind: Action['kind']): ActionHandler<Action> | undefined =>
  actionHandlers.get(nextTodo(state).do)?.get(kind)

/** Does any chapter in force have this kind of action? */
const isKnownAction = ({ actionHandlers }: Rules, kind: Action['kind']): boolean =>
  [...actionHandlers.values()].some((handlers) => handlers.has(kind))

/** All actions that this seat may take, in a stable order; none if it is not awaited. */
export const legalActions = (scene: Scene): readonly Action[] => {
  if (!isSeatAwaited(scene)) return []
  const legal: Action[] = []
  for (const handler of scene.rules.actionHandlers.get(nextTodo(scene.state).do)?.values() ?? []) {
    const isSure = handler.listsLegalOnly?.(scene) ?? false
    for (const action of handler.list(scene)) if (isSure || handler.check(scene, action) === null) legal.push(action)
  }
  return legal
}

/** Why this seat may not take this action now; null if it may. */
export const checkAction = (scene: Scene, action: Action): Refusal | null => {
  if (scene.state.outcome) return refusal('over')
  if (!isSeatAwaited(scene)) return refusal('notYourTurn')
  const handler = handlerOf(scene.rules, scene.state, action.kind)
  if (handler) return handler.check(scene, action)
  return refusal(isKnownAction(scene.rules, action.kind) ? 'notNow' : 'notHere')
}

/** Applies an action that was checked. */
export const applyAction = (context: MoveContext, action: Action): void =>
  handlerOf(context.rules, context.draft, action.kind)?.act(context, action)

const cardShownBy = (action: Action): Slot =>
  action.kind === 'complete' || action.kind === 'adopt' ? action.card : action.kind === 'discard' ? action.slot : -1

/**
 * Hidden cards that an action opens: the task that is shown or dropped from the hand, and those that a chapter adds.
 */
export const findOpenedSlots = (rules: Rules, state: State, seat: Seat, action: Action): readonly Slot[] => {
  const card = cardShownBy(action)
  const opened = courtOf(state, seat).hand.includes(card) && codeInSlot(state, card) < 0 ? [card] : []
  for (const slotsOpenedBy of rules.openedSlotFinders) opened.push(...slotsOpenedBy(state, seat, action))
  return opened
}
