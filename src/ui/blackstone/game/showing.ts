/** Showing that a task is met: for what, paid with whom, with which vassals. What only one way leaves open is not asked. */
import type { Action } from '../../../games/blackstone/actions.ts'
import type { Breed, Task } from '../../../games/blackstone/cards.ts'
import type { Face } from '../../../games/blackstone/faces.ts'
import { costsOf, type StackCost, whyNotComplete } from '../../../games/blackstone/insight/completing.ts'
import { leastFirst } from '../../../games/blackstone/insight/paying.ts'
import { adoptable } from '../../../games/blackstone/insight/rats.ts'
import { taskSeen } from '../../../games/blackstone/insight/sight.ts'
import { maySpare } from '../../../games/blackstone/rules/payment.ts'
import type { Scene } from '../../../games/blackstone/rules/play.ts'
import type { Slot } from '../../../kernel/contract.ts'
import type { Refusal } from '../../../kernel/result.ts'
import { rowOf } from '../../text/list.ts'
import { t } from '../../text/t.ts'
import { nameOfFace } from '../names.ts'
import type { Choice } from '../props.ts'
import { pickUp, sentence } from './choices.ts'
import { type Pick, type Shows, showingsOf } from './pick.ts'
import type { Now, Sitting } from './sitting.ts'
import { goalOf } from './views.ts'

export type ShowPick = Extract<Pick, { readonly on: 'second' }>

const stackOf = (action: Shows) => ('stack' in action ? action.stack : undefined)
const distinct = <T>(ways: readonly Shows[], of: (action: Shows) => T): readonly T[] => [...new Set(ways.map(of))]

/** The payments that these ways leave, the one that takes least first. */
const paysOf = (ways: readonly Shows[]): readonly (readonly Face[])[] =>
  leastFirst([...new Map(ways.map(({ pay }) => [pay.join(), pay])).values()])

/** What is asked next of several ways. */
export const openOf = (ways: readonly Shows[]): 'stack' | 'pay' | 'second' => {
  if (distinct(ways, stackOf).length > 1) return 'stack'
  return paysOf(ways).length > 1 ? 'pay' : 'second'
}

/** One way: it is done. Several: what is open is asked. */
const show = (sitting: Sitting, now: Now, pick: ShowPick) => (): void => {
  const ways = showingsOf(pick, now.legal)
  const [only] = ways
  if (only && ways.length === 1) sitting.act(only as Action)
  else if (only) pickUp(sitting, pick)()
}

const named = (faces: readonly Face[]): string => rowOf(faces.map(nameOfFace))

/** Who pays, in words. */
const paidBy = (pay: readonly Face[]): string => (pay.length > 0 ? t('do.completePay', { vassals: named(pay) }) : '')

/** Who pays for these ways; that it is to be chosen, where there are several. */
const payHint = (ways: readonly Shows[]): string => {
  const pays = paysOf(ways)
  return pays.length > 1 ? t('do.completeChoose') : paidBy(pays[0] ?? [])
}

/** What a completed task brings; points only where they count. */
const gain = (now: Now, slot: Slot): string => {
  const task = taskSeen(now.scene, slot)
  if (!task) return ''
  const points = goalOf(now.state) > 0 ? t('do.gainPoints', { points: task.points }) : ''
  return rowOf([points, task.type === 'ploy' ? '' : t(`do.gain.${task.type}`)].filter(Boolean))
}

/** Why a task cannot be shown, as a sentence; of retained vassals that are missing, which. */
const whyNot = (now: Now, slot: Slot, refusal: Refusal): string => {
  const task = taskSeen(now.scene, slot)
  if (refusal.code !== 'complete.cannotPay' || !task || maySpare(now.scene)) return sentence(refusal)
  const [missing = []] = leastFirst(costsOf(now.scene, task).map(({ unpaid }) => unpaid))
  return missing.length > 0 ? t('do.completeNeeds', { vassals: named(missing) }) : sentence(refusal)
}

const complete = (sitting: Sitting, now: Now, slot: Slot): Choice => {
  const pick: ShowPick = { on: 'second', slot, as: 'complete' }
  const ways = showingsOf(pick, now.legal)
  const refusal = ways.length > 0 ? null : whyNotComplete(now.scene, slot)
  return {
    id: 'complete',
    label: t('do.complete'),
    icon: 'tick',
    hint: openOf(ways) === 'stack' ? t('do.completeStack') : payHint(ways) || gain(now, slot),
    reason: refusal ? whyNot(now, slot, refusal) : undefined,
    onPress: show(sitting, now, pick),
  }
}

const adopt = (sitting: Sitting, now: Now, slot: Slot, dog: Breed): Choice => {
  const pick: ShowPick = { on: 'second', slot, as: 'adopt', dog }
  const ways = showingsOf(pick, now.legal)
  const refusal = ways.length > 0 ? null : (whyNotComplete(now.scene, slot) ?? { code: 'adopt.taken' })
  return {
    id: dog,
    label: t('do.adopt', { dog: t(`dog.${dog}`) }),
    icon: dog,
    hint: payHint(ways) || t('do.adoptWhy'),
    reason: refusal ? whyNot(now, slot, refusal) : undefined,
    onPress: show(sitting, now, pick),
  }
}

/** What can be done with a task: complete it, or meet it for a dog. A Knight-Wizard card brings either of two (ruling 122). */
export const taskChoices = (sitting: Sitting, now: Now, slot: Slot): readonly Choice[] => [
  complete(sitting, now, slot),
  ...adoptable(now.scene, slot).map((dog) => adopt(sitting, now, slot, dog)),
]

/** The stack that a Knight-Wizard card goes to, with what each costs (ruling 141). */
export const stackChoices = (sitting: Sitting, now: Now, pick: ShowPick): readonly Choice[] =>
  (['knight', 'wizard'] as const).map((stack) => {
    const chosen: ShowPick = { ...pick, stack }
    return {
      id: stack,
      label: t(`type.${stack}`),
      icon: stack,
      hint: payHint(showingsOf(chosen, now.legal)) || t('do.completeFree'),
      onPress: show(sitting, now, chosen),
    }
  })

/** One way to pay. */
export interface PayView {
  readonly faces: readonly Face[]
  readonly label: string
  /** Why fewer are paid than are due; empty where that is not so. */
  readonly note: string
  readonly onPress: () => void
}

/** The ways to pay for a task, the one that takes least first (rulings 82 and 131). */
export const payViews = (sitting: Sitting, now: Now, pick: ShowPick): readonly PayView[] => {
  const ways = showingsOf(pick, now.legal)
  const pays = paysOf(ways)
  const most = Math.max(...pays.map(({ length }) => length))
  return pays.map((pay) => ({
    faces: pay,
    label: named(pay) || t('do.payNobody'),
    note: pay.length < most ? t('do.payLess') : '',
    onPress: show(sitting, now, { ...pick, pay }),
  }))
}

const stackCost = (scene: Scene, { due, unpaid }: StackCost): string => {
  if (due.length === 0) return ''
  // What one vassal less would settle is not missing.
  const spares = maySpare(scene)
  const missing = unpaid.length > (spares ? 1 : 0) ? t('half.unpaid', { vassals: named(unpaid) }) : ''
  return named(due) + (spares ? t('half.spare') : '') + missing
}

/** What a task costs in retained vassals; empty where nothing. Of a Knight-Wizard card in either stack (ruling 141). */
export const costInWords = (scene: Scene, task: Task): string => {
  const costs = costsOf(scene, task).map((cost) => ({ stack: cost.stack, vassals: stackCost(scene, cost) }))
  const [first] = costs
  if (costs.every(({ vassals }) => vassals === '')) return ''
  if (costs.length === 1) return t('half.upcharge', { vassals: first?.vassals ?? '' })
  const one = ({ stack, vassals }: (typeof costs)[number]): string =>
    t('half.upchargeAs', { type: t(`type.${stack}`), vassals: vassals || t('half.nobody') })
  return costs.map(one).join(' · ')
}
