/** Losing Recruits worth a number, and what is paid for points that remain (rules 6.3 and 7; C23, C42). */
import type { Seat } from '#src/kernel/contract.ts'
import { withNumbers, withoutNumber } from '../../../numberLists.ts'
import { addRenown, popTask, pushTasks, updateGuild } from '../../changeState.ts'
import { worthOf } from '../../site/influence.ts'
import { mustAllGo, recruitsToLose } from '../../site/recruitsToLose.ts'
import type { Square } from '../../site/square.ts'
import { guildOf, type State, type Task } from '../../state.ts'
import type { MoveContext } from '../ruleTypes.ts'

type TaskOf<K extends Task['do']> = Extract<Task, { do: K }>

/** Squares whose Recruits the owner may choose from; empty where nobody is asked: all go, or one answer is left. */
export const squaresToChoose = (state: State, { seat, n }: TaskOf<'lose'>): readonly Square[] => {
  const { recruits } = guildOf(state, seat)
  if (mustAllGo(state.site, recruits, n)) return []
  const squares = recruitsToLose(state.site, recruits, n)
  return squares.length > 1 ? squares : []
}

/** Takes a Recruit back to the supply; what it is worth is met. */
export const loseRecruit = ({ draft, emit }: MoveContext, task: TaskOf<'lose'>, square: Square): void => {
  const { seat, n } = task
  popTask(draft)
  updateGuild(draft, seat, { recruits: withoutNumber(guildOf(draft, seat).recruits, square) })
  emit({ kind: 'lost', seat, square })
  const left = n - worthOf(draft.site, square)
  if (left > 0) pushTasks(draft, { ...task, n: left })
}

/** Takes the one Recruit that may be taken, or all where they are worth no more; cards or Renown pay the rest. */
export const runLose = (context: MoveContext, task: TaskOf<'lose'>): void => {
  const { draft } = context
  const { recruits } = guildOf(draft, task.seat)
  const [square] = recruitsToLose(draft.site, recruits, task.n)
  if (square !== undefined) {
    loseRecruit(context, task, square)
    return
  }
  popTask(draft)
  if (task.n > 0) pushTasks(draft, { do: task.fallback, seat: task.seat, n: task.n })
}

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
