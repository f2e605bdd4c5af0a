/** Advice of a hint: actions in order, and reasons. */
import type { Action } from '../../../games/blackstone/actions.ts'
import type { Slot } from '../../../kernel/contract.ts'
import { hashOf } from '../../../kernel/hash.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '../table/blackstoneTableView.ts'
import { completionReasons, findReasons } from './findReasons.ts'
import { askCosts, askPlan } from './workerQuestions.ts'

export interface Advice {
  readonly actions: readonly Action[]
  readonly why: readonly string[]
}

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
): Promise<Advice | null> => {
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

/** Plan of a bot of the highest level without random mistakes; the same position always gets the same plan. */
const advisePlan = async (
  view: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
  signal: AbortSignal,
): Promise<Advice> => {
  const seed = Number.parseInt(hashOf(now.state).slice(0, 8), 16)
  const actions = await askPlan(now, seed, signal)
  return { actions: actionsBeforeEnd(actions), why: await findReasons(view, now, actions, signal) }
}

/** Advice for the player whose turn it is; for one task of the hand if `taskSlot` is given. */
export const findAdvice = (
  view: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
  taskSlot: Slot | null,
  signal: AbortSignal,
): Promise<Advice | null> =>
  taskSlot === null ? advisePlan(view, now, signal) : adviseCompletion(now, taskSlot, signal)

/** Rest of an advice after its first action was done, with reasons for what is left. */
export const continueAdvice = async (
  view: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
  taskSlot: Slot | null,
  actions: readonly Action[],
  signal: AbortSignal,
): Promise<Advice> => ({
  actions,
  why: taskSlot === null ? await findReasons(view, now, actions, signal) : completionReasonsFor(now, taskSlot, actions),
})
