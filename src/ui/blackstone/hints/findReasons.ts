/**
 * Reasons for a plan: its results, compared with the current position. Only what follows from the actions is mentioned.
 */
import type { Action } from '../../../games/blackstone/actions.ts'
import type { Space } from '../../../games/blackstone/board.ts'
import type { Task } from '../../../games/blackstone/cards.ts'
import type {
  CheapestResult,
  CompletionRoute,
} from '../../../games/blackstone/insight/completionSearch/findCheapestRoute.ts'
import { formationDistance } from '../../../games/blackstone/insight/shown/leastTokensToFormation.ts'
import { pointsGoalOf } from '../../../games/blackstone/insight/shown/pointsGoal.ts'
import { turnResources } from '../../../games/blackstone/insight/shown/queensAndWizardsQuestStatus.ts'
import { stackCosts } from '../../../games/blackstone/insight/shown/stackCosts.ts'
import { vassalAt, visibleTaskIn } from '../../../games/blackstone/insight/tableCards.ts'
import { kingsOf } from '../../../games/blackstone/rules/court/activeCards.ts'
import type { Scene } from '../../../games/blackstone/rules/ruleTypes.ts'
import type { Slot } from '../../../kernel/contract.ts'
import { joinNames } from '../../../text/joinTexts.ts'
import { t } from '../../../text/t.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '../table/blackstoneTableView.ts'
import { nameOfFace } from '../views/spaceAndFaceNames.ts'
import { askCosts } from './askBotWorker.ts'
import { queensAndWizardsQuestReasons } from './queensAndWizardsQuestReasons.ts'
import { createSeatView, sceneAfter, simulateActions } from './simulateActions.ts'

const taskTypeName = (task: Task): string => t(`type.${task.type}`)

const completionGainText = (now: BlackstoneTableSnapshot, { type, points }: Task): string =>
  joinNames(
    [
      pointsGoalOf(now.state) > 0 ? t('do.gainPoints', { points }) : '',
      type === 'ploy' ? '' : t(`do.gain.${type}`),
    ].filter(Boolean),
  )

/** Number of faces that the court lacks for one more card of this type, by stack. */
const unpaidCounts = (scene: Scene, task: Task): readonly number[] =>
  stackCosts(scene, task).map(({ unpaidFaces }) => unpaidFaces.length)

/**
 * Reason to retain a vassal: it pays for a task of the hand. Board and court are those that the actions before leave,
 * because these may have flipped or moved the vassal, or paid with others.
 */
const paymentReasons = (
  view: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
  actions: readonly Action[],
  space: Space,
): readonly string[] => {
  const [before, after] = [sceneAfter(view, now, actions.slice(0, -1)), sceneAfter(view, now, actions)]
  const vassal = before && vassalAt(before.state, space)
  if (!after || !vassal || vassal === 'hidden') return []
  const paidTask = (after.state.courts[now.seat]?.hand ?? [])
    .flatMap((slot) => visibleTaskIn(after, slot) ?? [])
    .find((task) => {
      const countsBefore = unpaidCounts(before, task)
      return unpaidCounts(after, task).some((count, stack) => count < (countsBefore[stack] ?? 0))
    })
  return paidTask ? [t('hint.why.pays', { vassal: nameOfFace(vassal.face), type: taskTypeName(paidTask) })] : []
}

/** Reason to complete this task, as the last of `moveCount` actions. */
export const completionReasons = (now: BlackstoneTableSnapshot, slot: Slot, moveCount: number): readonly string[] => {
  const task = visibleTaskIn(now.scene, slot)
  return task
    ? [t('hint.why.completes', { deeds: moveCount, type: taskTypeName(task), gain: completionGainText(now, task) })]
    : []
}

/** Reason to end the turn: nothing is left to spend, or it is better saved. */
const endTurnReason = ({ state, court: { knights, wizards } }: BlackstoneTableSnapshot): string => {
  if (state.quest) return t(turnResources(state).total > 0 ? 'hint.why.best' : 'prompt.actNone')
  return knights + wizards > 0 ? t('hint.why.kept', { knights, wizards }) : t('prompt.noMoves')
}

/** Reasons for a single action of the plan, the one at this index. */
const actionReasons = (
  view: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
  actions: readonly Action[],
  action: Action,
  index: number,
): readonly string[] => {
  switch (action.kind) {
    case 'complete':
      return completionReasons(now, action.card, index + 1)
    case 'adopt':
      return [t('hint.why.adopts')]
    case 'kill':
      return [t('hint.why.kills', { rats: action.rats })]
    case 'retain':
      return paymentReasons(view, now, actions.slice(0, index + 1), action.space)
    case 'draw': {
      const [count, limit] = [now.court.hand.length, kingsOf(now.court)]
      return index === 0 && count < limit ? [t('hint.why.hand', { count, limit })] : []
    }
    case 'endWork':
      return index === 0 ? [endTurnReason(now)] : []
    case 'pile':
      return [t('prompt.pileWhy')]
    case 'discard':
      return index === 0 ? [t('prompt.drop')] : []
    case 'pass':
      return [t('prompt.pass')]
    default:
      return []
  }
}

const isReachable = (cost: CheapestResult | null | undefined): cost is CompletionRoute => !!cost && 'actions' in cost
const tokensOf = ({ knights, wizards }: CompletionRoute): number => knights + wizards

/**
 * Reasons for tasks of the hand that cost fewer tokens after the plan than before. Completions of this turn are not
 * counted, because after the turn's last one these tasks are for the next turn.
 */
const nearerTaskReasons = async (
  now: BlackstoneTableSnapshot,
  after: BlackstoneTableSnapshot['state'],
  signal: AbortSignal,
): Promise<readonly string[]> => {
  const cards: readonly Slot[] = now.court.hand.filter((slot) => after.courts[now.seat]?.hand.includes(slot))
  const askCostsOf = (state: BlackstoneTableSnapshot['state']) =>
    askCosts({ ...now, state: { ...state, completions: 0 } }, cards, signal)
  const [costsBefore, costsAfter] = [await askCostsOf(now.state), await askCostsOf(after)]
  return cards.flatMap((slot, index) => {
    const [costBefore, costAfter, task] = [costsBefore[index], costsAfter[index], visibleTaskIn(now.scene, slot)]
    if (!task || !isReachable(costBefore) || !isReachable(costAfter) || tokensOf(costAfter) >= tokensOf(costBefore))
      return []
    return [
      t('hint.why.nearer', { type: taskTypeName(task), before: tokensOf(costBefore), after: tokensOf(costAfter) }),
    ]
  })
}

const formationReasons = (
  { game }: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
  after: BlackstoneTableSnapshot['state'],
): readonly string[] => {
  if (!now.scene.mode.hasFormationGoal) return []
  const tokensAfter = formationDistance(game.sceneOf({ ...createSeatView(now), state: after })).tokens
  const tokensBefore = formationDistance(now.scene).tokens
  return tokensAfter < tokensBefore ? [t('hint.why.formation', { before: tokensBefore, after: tokensAfter })] : []
}

/** Actions that change the cost of tasks; any other action ends the part of a plan for which costs are compared. */
const isBoardMove = (action: Action): boolean => ['slide', 'swap', 'flip', 'retain', 'unguard'].includes(action.kind)

/** Reasons for a plan, at least one. */
export const findReasons = async (
  view: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
  actions: readonly Action[],
  signal: AbortSignal,
): Promise<readonly string[]> => {
  if (simulateActions(view, now, actions).state.outcome?.ranks[now.seat] === 1) return [t('hint.why.wins')]
  const questGains = now.state.quest ? queensAndWizardsQuestReasons(view, now, actions) : []
  const gains = [...questGains, ...actions.flatMap((action, index) => actionReasons(view, now, actions, action, index))]
  if (gains.length > 0) return gains
  const firstOtherIndex = actions.findIndex((action) => !isBoardMove(action))
  const { state } = simulateActions(view, now, firstOtherIndex < 0 ? actions : actions.slice(0, firstOtherIndex))
  const reasons = [
    ...formationReasons(view, now, state),
    ...(now.todo === 'work' ? await nearerTaskReasons(now, state, signal) : []),
  ]
  return reasons.length > 0 ? reasons : [t('hint.why.best')]
}
