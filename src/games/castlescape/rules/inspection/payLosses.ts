/** Points that cards and Renown pay for, where Recruits do not or are not enough (rules 6.3 and 7; C30, C42). */
import type { Seat } from '#src/kernel/contract.ts'
import { withNumbers } from '../../../numberLists.ts'
import { addRenown, popTask, pushTasks, updateGuild } from '../../changeState.ts'
import { guildOf, type State, type TaskOf } from '../../state.ts'
import type { MoveContext } from '../ruleTypes.ts'

/** Renown for points that nothing else pays for. */
const fine = ({ draft, emit }: MoveContext, seat: Seat, renown: number): void => {
  if (renown <= 0) return
  addRenown(draft, seat, -renown)
  emit({ kind: 'fined', seat, renown })
}

/** Pays all points with Renown, the hand being empty (rules 6.3). */
export const runPay = (context: MoveContext, { seat, n }: TaskOf<'pay'>): void => {
  popTask(context.draft)
  fine(context, seat, n)
}

/** The whole hand goes, laid open by a draw, and the rest is paid with Renown (rules 7; C30, C42). */
export const runDiscard = (context: MoveContext, { seat, n }: TaskOf<'discard'>): void => {
  const { draft } = context
  popTask(draft)
  const { hand } = guildOf(draft, seat)
  updateGuild(draft, seat, { hand: [] })
  fine(context, seat, n - hand.length)
  if (hand.length > 0) pushTasks(draft, { do: 'reveal', slots: hand, into: 'discard', seat })
}

const payOnePoint = (draft: State): void => {
  const task = draft.tasks.at(-1)
  popTask(draft)
  if ((task?.do === 'pay' || task?.do === 'discard') && task.n > 1) pushTasks(draft, { ...task, n: task.n - 1 })
}

/** One point paid with this card of the hand: to the own discard pile, without a penalty (C30). */
export const dropCard = (context: MoveContext, seat: Seat, card: number): void => {
  const { draft } = context
  const { hand, discard } = guildOf(draft, seat)
  const face = context.faceOf(card)
  updateGuild(draft, seat, { hand: hand.filter((slot) => slot !== card), discard: withNumbers(discard, face) })
  context.emit({ kind: 'dropped', seat, faces: [face] })
  payOnePoint(draft)
}

/** One point paid with 1 Renown. */
export const payRenown = (context: MoveContext, seat: Seat): void => {
  fine(context, seat, 1)
  payOnePoint(context.draft)
}
