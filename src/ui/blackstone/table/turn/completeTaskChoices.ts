/**
 * Showing that a task is met: for what, with which payment, with which second vassal. A choice with one option is not
 * asked.
 */
import type { Action } from '#src/games/blackstone/actions.ts'
import type { DogBreed, Task } from '#src/games/blackstone/cards.ts'
import type { Face } from '#src/games/blackstone/faces.ts'
import { smallestPaymentFirst } from '#src/games/blackstone/insight/shown/payingToken.ts'
import { pointsGoalOf } from '#src/games/blackstone/insight/shown/pointsGoal.ts'
import { adoptableDogs } from '#src/games/blackstone/insight/shown/ratsAndDogsStatus.ts'
import { type StackCost, stackCosts } from '#src/games/blackstone/insight/shown/stackCosts.ts'
import { whyNotComplete } from '#src/games/blackstone/insight/shown/whyNotComplete.ts'
import { visibleTaskIn } from '#src/games/blackstone/insight/tableCards.ts'
import type { Scene } from '#src/games/blackstone/rules/ruleTypes.ts'
import { canPayOneLess } from '#src/games/blackstone/rules/tasks/upchargePayment.ts'
import type { Slot } from '#src/kernel/contract.ts'
import type { Refusal } from '#src/kernel/result.ts'
import { joinNames } from '#src/text/joinTexts.ts'
import { t } from '#src/text/t.ts'
import type { ChoiceView } from '../../../parts/viewTypes.ts'
import { nameOfFace } from '../../views/spaceAndFaceNames.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '../blackstoneTableView.ts'
import { refusalSentence, selectOnPress } from './actionChoice.ts'
import { type ShowTaskAction, showTaskActionsOf, type TableSelection } from './tableSelection.ts'

export type ShowTaskSelection = Extract<TableSelection, { readonly on: 'second' }>

const stackOf = (action: ShowTaskAction) => ('stack' in action ? action.stack : undefined)
const distinctValues = <T>(
  actions: readonly ShowTaskAction[],
  selectValue: (action: ShowTaskAction) => T,
): readonly T[] => [...new Set(actions.map(selectValue))]

/** Distinct payments of these actions, the smallest first. */
const paymentsOf = (actions: readonly ShowTaskAction[]): readonly (readonly Face[])[] =>
  smallestPaymentFirst([...new Map(actions.map(({ pay }) => [pay.join(), pay])).values()])

/** The next open choice between several actions. */
export const openChoiceOf = (actions: readonly ShowTaskAction[]): 'stack' | 'pay' | 'second' => {
  if (distinctValues(actions, stackOf).length > 1) return 'stack'
  return paymentsOf(actions).length > 1 ? 'pay' : 'second'
}

/** Proposes the only matching action; where there are several, asks for the next open choice. */
const showTaskOrAsk =
  (view: BlackstoneTableView, now: BlackstoneTableSnapshot, selection: ShowTaskSelection) => (): void => {
    const actions = showTaskActionsOf(selection, now.legalActions)
    const [only] = actions
    if (only && actions.length === 1) view.confirmAndPropose(only as Action)
    else if (only) selectOnPress(view, selection)()
  }

const faceNames = (faces: readonly Face[]): string => joinNames(faces.map(nameOfFace))

/** Sentence on who pays; empty for nobody. */
const paymentText = (pay: readonly Face[]): string =>
  pay.length > 0 ? t('do.completePay', { vassals: faceNames(pay) }) : ''

/** Who pays for these actions; that it is to be chosen where there are several payments. */
const paymentHint = (actions: readonly ShowTaskAction[]): string => {
  const payments = paymentsOf(actions)
  return payments.length > 1 ? t('do.completeChoose') : paymentText(payments[0] ?? [])
}

/** What a completed task brings; points only where they count. */
const gainTextOf = (now: BlackstoneTableSnapshot, slot: Slot): string => {
  const task = visibleTaskIn(now.scene, slot)
  if (!task) return ''
  const points = pointsGoalOf(now.state) > 0 ? t('do.gainPoints', { points: task.points }) : ''
  return joinNames([points, task.type === 'ploy' ? '' : t(`do.gain.${task.type}`)].filter(Boolean))
}

/** Sentence on why a task cannot be shown; where retained vassals are missing, names them. */
const showTaskRefusal = (now: BlackstoneTableSnapshot, slot: Slot, refusal: Refusal): string => {
  const task = visibleTaskIn(now.scene, slot)
  if (refusal.code !== 'complete.cannotPay' || !task || canPayOneLess(now.scene)) return refusalSentence(refusal)
  const [missing = []] = smallestPaymentFirst(stackCosts(now.scene, task).map(({ unpaidFaces }) => unpaidFaces))
  return missing.length > 0 ? t('do.completeNeeds', { vassals: faceNames(missing) }) : refusalSentence(refusal)
}

const completeChoice = (view: BlackstoneTableView, now: BlackstoneTableSnapshot, slot: Slot): ChoiceView => {
  const selection: ShowTaskSelection = { on: 'second', slot, actionKind: 'complete' }
  const actions = showTaskActionsOf(selection, now.legalActions)
  const refusal = actions.length > 0 ? null : whyNotComplete(now.scene, slot)
  return {
    id: 'complete',
    label: t('do.complete'),
    emphasis: 'gold',
    icon: 'tick',
    hint: openChoiceOf(actions) === 'stack' ? t('do.completeStack') : paymentHint(actions) || gainTextOf(now, slot),
    reason: refusal ? showTaskRefusal(now, slot, refusal) : undefined,
    onPress: showTaskOrAsk(view, now, selection),
  }
}

const adoptChoice = (
  view: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
  slot: Slot,
  dog: DogBreed,
): ChoiceView => {
  const selection: ShowTaskSelection = { on: 'second', slot, actionKind: 'adopt', dog }
  const actions = showTaskActionsOf(selection, now.legalActions)
  const refusal = actions.length > 0 ? null : (whyNotComplete(now.scene, slot) ?? { code: 'adopt.taken' })
  return {
    id: dog,
    label: t('do.adopt', { dog: t(`dog.${dog}`) }),
    icon: dog,
    hint: paymentHint(actions) || t('do.adoptWhy'),
    reason: refusal ? showTaskRefusal(now, slot, refusal) : undefined,
    onPress: showTaskOrAsk(view, now, selection),
  }
}

/**
 * Choices for a task: complete it, or meet it for a dog. A Knight-Wizard card adopts either of two dogs (ruling 122).
 */
export const taskChoices = (
  view: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
  slot: Slot,
): readonly ChoiceView[] => [
  completeChoice(view, now, slot),
  ...adoptableDogs(now.scene, slot).map((dog) => adoptChoice(view, now, slot, dog)),
]

/** Choice of the stack for a Knight-Wizard card, with the cost of each (ruling 141). */
export const stackChoices = (
  view: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
  selection: ShowTaskSelection,
): readonly ChoiceView[] =>
  (['knight', 'wizard'] as const).map((stack) => {
    const stackSelection: ShowTaskSelection = { ...selection, stack }
    return {
      id: stack,
      label: t(`type.${stack}`),
      icon: stack,
      hint: paymentHint(showTaskActionsOf(stackSelection, now.legalActions)) || t('do.completeFree'),
      onPress: showTaskOrAsk(view, now, stackSelection),
    }
  })

export interface PaymentView {
  readonly faces: readonly Face[]
  readonly label: string
  /** Why fewer vassals pay than are due; empty where that is not so. */
  readonly note: string
  readonly onPress: () => void
}

/** Payments for a task, the smallest first (rulings 82 and 131). */
export const paymentViews = (
  view: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
  selection: ShowTaskSelection,
): readonly PaymentView[] => {
  const actions = showTaskActionsOf(selection, now.legalActions)
  const payments = paymentsOf(actions)
  const maxLength = Math.max(...payments.map(({ length }) => length))
  return payments.map((payment) => ({
    faces: payment,
    label: faceNames(payment) || t('do.payNobody'),
    note: payment.length < maxLength ? t('do.payLess') : '',
    onPress: showTaskOrAsk(view, now, { ...selection, pay: payment }),
  }))
}

const stackCostText = (scene: Scene, { upcharge, unpaidFaces }: StackCost): string => {
  if (upcharge.length === 0) return ''
  // A single unpaid face is not missing where one vassal less may pay.
  const canSpareOne = canPayOneLess(scene)
  const missing =
    unpaidFaces.length > (canSpareOne ? 1 : 0) ? t('half.unpaid', { vassals: faceNames(unpaidFaces) }) : ''
  return faceNames(upcharge) + (canSpareOne ? t('half.spare') : '') + missing
}

/**
 * What a task costs in retained vassals; empty where nothing. For a Knight-Wizard card the cost in either stack (ruling
 * 141).
 */
export const taskUpchargeText = (scene: Scene, task: Task): string => {
  const costs = stackCosts(scene, task).map((cost) => ({ stack: cost.stack, vassals: stackCostText(scene, cost) }))
  const [first] = costs
  if (costs.every(({ vassals }) => vassals === '')) return ''
  if (costs.length === 1) return t('half.upcharge', { vassals: first?.vassals ?? '' })
  const costText = ({ stack, vassals }: (typeof costs)[number]): string =>
    t('half.upchargeAs', { type: t(`type.${stack}`), vassals: vassals || t('half.nobody') })
  return costs.map(costText).join(' · ')
}
