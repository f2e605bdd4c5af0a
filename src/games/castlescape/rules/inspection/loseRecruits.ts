/** Losing Recruits worth a number (rules 6.3 and 7; C23, C42). */
import { withoutNumber } from '../../../numberLists.ts'
import { popTask, pushTasks, updateGuild } from '../../changeState.ts'
import { worthOf } from '../../site/influence.ts'
import { mustAllGo, recruitsToLose } from '../../site/recruitsToLose.ts'
import type { Square } from '../../site/square.ts'
import { guildOf, type State, type TaskOf } from '../../state.ts'
import type { MoveContext } from '../ruleTypes.ts'

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
