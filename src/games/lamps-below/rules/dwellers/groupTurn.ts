/** The turn of a group: the omen, figures that come back, and what each figure does (rules 9.1). */

import { groupCardOf, kindOf } from '../../cards.ts'
import type { Profile, Situation, Verb } from '../../cardTypes.ts'
import { popTask, pushTasks } from '../../changeState.ts'
import { ORDERS } from '../../data/dwellers.ts'
import { OMEN_SIDES } from '../../data/numbers.ts'
import { roomOf } from '../../figures.ts'
import { type Figure, hallOf, type State, type Task } from '../../state.ts'
import type { MoveContext } from '../ruleTypes.ts'
import { groupOf, returnFigure, updateGroup } from './placing.ts'
import { situationAt } from './situation.ts'
import { planOf } from './verbs.ts'

/** Guards end, one figure may come back, and the table is read at omen and threat together. */
export const applyOmen = (context: MoveContext, group: number, value: number): void => {
  const { draft, emit } = context
  const { threat } = hallOf(draft)
  const reading = Math.min(OMEN_SIDES, value + threat)
  popTask(draft)
  const { card, figures } = groupOf(draft, group)
  updateGroup(draft, group, { figures: figures.map((figure) => ({ ...figure, guard: false })) })
  emit({ kind: 'omen', group, value, reading })
  if (value <= threat && figures.length < groupCardOf(card).size) returnFigure(context, group)
  pushTasks(draft, { do: 'figures', group, reading, after: 0 })
}

export const verbFor = (profile: Profile, situation: Situation, reading: number): Verb =>
  ORDERS[profile][situation].find(({ upTo }) => reading <= upTo)?.verb ?? 'hold'

const updateFigure = (draft: State, group: number, number: number, change: Partial<Figure>): void => {
  const { figures } = groupOf(draft, group)
  updateGroup(draft, group, {
    figures: figures.map((figure) => (figure.number === number ? { ...figure, ...change } : figure)),
  })
}

/** One figure acts in its own situation at that moment (E21). */
const actFigure = ({ draft, emit }: MoveContext, group: number, { number, at }: Figure, reading: number): void => {
  const kind = kindOf(groupOf(draft, group).card)
  const { situation, target: member } = situationAt(draft, kind, at)
  const verb = verbFor(kind.profile, situation, reading)
  const plan = planOf(draft, verb, { group, number, kind, at, target: roomOf(draft, member) })
  updateFigure(draft, group, number, { at: plan.to, guard: plan.guard })
  emit({ kind: 'acts', group, number, verb, to: plan.to })
  for (let attack = 0; attack < plan.attacks; attack++) pushTasks(draft, { do: 'assault', group, number, member })
}

/** The next figure by its number acts; a figure that came back is the last (E41). */
export const runFigures = (context: MoveContext, task: Extract<Task, { do: 'figures' }>): void => {
  const { draft } = context
  const { group, reading, after } = task
  popTask(draft)
  const next = groupOf(draft, group).figures.find(({ number }) => number > after)
  if (!next) return
  pushTasks(draft, { ...task, after: next.number })
  actFigure(context, group, next, reading)
}
