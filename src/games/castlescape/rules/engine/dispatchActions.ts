/** Legal actions of a seat: listing, checking and applying them. */
import type { Seat, Slot } from '#src/kernel/contract.ts'
import type { Refusal } from '#src/kernel/result.ts'
import type { Action } from '../../actions.ts'
import { guildOf, nextTask, type State, type Task } from '../../state.ts'
import { buildWall, leaveGroup } from '../actions/buildWall.ts'
import { buyCard, takeCard } from '../actions/buyOrAcquireCard.ts'
import { claimGoal } from '../actions/claimGoal.ts'
import { clearCard } from '../actions/clearCard.ts'
import { destroyCard } from '../actions/destroyCard.ts'
import { endTurn } from '../actions/endTurn.ts'
import { keepOfSeen } from '../actions/keepSeenContracts.ts'
import { dropOne, loseOne, payOne } from '../actions/payForInfamy.ts'
import { playCard } from '../actions/playCard.ts'
import { moveRecruit, oustRecruit, postRecruit, recallRecruit } from '../actions/recruitActions.ts'
import { checkKeep, keepChoices } from '../keepContracts.ts'
import type { ActionHandler, MoveContext, Scene } from '../ruleTypes.ts'
import { decidersOf } from './awaited.ts'

type Handlers = { readonly [K in Action['kind']]?: ActionHandler<Extract<Action, { readonly kind: K }>> }

/** Actions that answer each question, in the order in which they are listed. */
const HANDLERS: { readonly [K in Task['do']]?: Handlers } = {
  main: {
    play: playCard,
    build: buildWall,
    leave: leaveGroup,
    post: postRecruit,
    recall: recallRecruit,
    move: moveRecruit,
    oust: oustRecruit,
    destroy: destroyCard,
    clear: clearCard,
    take: takeCard,
    buy: buyCard,
    claim: claimGoal,
    end: endTurn,
  },
  keepOne: { keep: keepOfSeen },
  lose: { lose: loseOne },
  pay: { drop: dropOne, pay: payOne },
  discard: { drop: dropOne },
}

const handlersOf = (state: State): Handlers => HANDLERS[nextTask(state).do] ?? {}

const isAwaited = (state: State, seat: Seat): boolean =>
  !state.outcome && decidersOf(state, nextTask(state)).includes(seat)

/** All actions that this seat may take, in a stable order; none if it is not awaited. */
export const legalActions = (scene: Scene): readonly Action[] => {
  const { state, seat } = scene
  if (!isAwaited(state, seat)) return []
  if (nextTask(state).do === 'keep') return keepChoices(state, seat).map((slots) => ({ kind: 'keep', slots }))
  const handlers = Object.values(handlersOf(state)) as readonly ActionHandler<Action>[]
  return handlers.flatMap((handler) => handler.list(scene).filter((action) => handler.check(scene, action) === null))
}

/** Why this seat may not take this action now; null if it may. */
export const checkAction = (scene: Scene, action: Action): Refusal | null => {
  const { state, seat } = scene
  if (state.outcome) return { code: 'over' }
  if (!isAwaited(state, seat)) return { code: 'notYourTurn' }
  if (nextTask(state).do === 'keep')
    return action.kind === 'keep' ? checkKeep(state, seat, action.slots) : { code: 'notNow' }
  const handler = handlersOf(state)[action.kind] as ActionHandler<Action> | undefined
  return handler ? handler.check(scene, action) : { code: 'notNow' }
}

/** Applies an action that was checked. */
export const applyAction = (context: MoveContext, seat: Seat, action: Action): void => {
  const handler = handlersOf(context.draft)[action.kind] as ActionHandler<Action> | undefined
  handler?.act(context, seat, action)
}

/** Card of the hand that an action shows; -1 if it shows none. */
const cardShownBy = (action: Action): Slot => {
  if (action.kind === 'play' || action.kind === 'drop') return action.card
  return action.kind === 'destroy' && action.zone === 'hand' ? action.card : -1
}

/** Hidden cards that an action opens to all: one of the hand, or all that is left of it at the end of a turn. */
export const openedSlots = (state: State, seat: Seat, action: Action): readonly Slot[] => {
  if (!isAwaited(state, seat) || !handlersOf(state)[action.kind]) return []
  const { hand } = guildOf(state, seat)
  return action.kind === 'end' ? hand : hand.filter((slot) => slot === cardShownBy(action))
}
