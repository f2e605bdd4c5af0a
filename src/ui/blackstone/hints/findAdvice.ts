/** Advice of a hint: actions in order, and reasons. */
import type { Action } from '../../../games/blackstone/actions.ts'
import type { Slot } from '../../../kernel/contract.ts'
import type { Advice, AdviceOptions } from '../../table/hints/useAdvice.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '../table/blackstoneTableView.ts'
import { askCosts, askPlan } from './askBotWorker.ts'
import { completionReasons, findReasons } from './findReasons.ts'

/**
 * Reasons for a route to a task. Its completion is counted as one more action, because the route does not contain it.
 */
const completionReasonsFor = (
  now: BlackstoneTableSnapshot,
  taskSlot: Slot,
  actions: readonly Action[],
): readonly string[] => completionReasons(now, taskSlot, actions.filter(({ kind }) => kind !== 'complete').length + 1)

/** Route to a task that can be completed this turn; null if there is none. */
const adviseCompletion = async (
  now: BlackstoneTableSnapshot,
  taskSlot: Slot,
  signal: AbortSignal,
): Promise<Advice<Action> | null> => {
  const [cost] = await askCosts(now, [taskSlot], signal)
  if (!cost || !('actions' in cost) || cost.missing > 0) return null
  const ready = now.legalActions.find((action) => action.kind === 'complete' && action.card === taskSlot)
  return {
    actions: cost.actions.length === 0 && ready ? [ready] : cost.actions,
    why: completionReasonsFor(now, taskSlot, cost.actions),
  }
}

/**
 * Actions of a plan before the end of the turn: ending it is the player's decision, unless there is nothing else to do.
 */
const actionsBeforeEnd = (actions: readonly Action[]): readonly Action[] => {
  const end = actions.findIndex(({ kind }) => kind === 'endWork')
  return end > 0 ? actions.slice(0, end) : actions
}

const advisePlan = async (
  view: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
  options: AdviceOptions,
): Promise<Advice<Action>> => {
  const actions = await askPlan(now, options)
  return { actions: actionsBeforeEnd(actions), why: await findReasons(view, now, actions, options.signal) }
}

/** Advice for the player whose turn it is; for one task of the hand if `taskSlot` is given. */
export const findAdvice = (
  view: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
  taskSlot: Slot | null,
  options: AdviceOptions,
): Promise<Advice<Action> | null> =>
  taskSlot === null ? advisePlan(view, now, options) : adviseCompletion(now, taskSlot, options.signal)

/** Rest of an advice after its first action was done, with reasons for what is left. */
export const continueAdvice = async (
  view: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
  taskSlot: Slot | null,
  actions: readonly Action[],
  signal: AbortSignal,
): Promise<Advice<Action>> => ({
  actions,
  why: taskSlot === null ? await findReasons(view, now, actions, signal) : completionReasonsFor(now, taskSlot, actions),
})
