/** Infamy and Corruption: up, down, and above 10 at once (rules 6.3; C20, C21). */
import type { Level } from '../../actions.ts'
import { addRenown, popTask, pushTasks, updateGuild } from '../../changeState.ts'
import { LEVEL_MAX } from '../../data/numbers.ts'
import { guildOf, type Task, type TaskOf } from '../../state.ts'
import type { MoveContext } from '../ruleTypes.ts'

/** Sets a level; never below 0. */
const setLevel = ({ draft, emit }: MoveContext, seat: number, level: Level, value: number): void => {
  const from = guildOf(draft, seat)[level]
  const to = Math.max(0, value) // C20
  if (to === from) return
  updateGuild(draft, seat, { [level]: to })
  emit({ kind: 'level', seat, level, from, to })
}

/** Renown for each point of Corruption above the highest level. */
const raiseCorruption = (context: MoveContext, seat: number, n: number): void => {
  const corruption = guildOf(context.draft, seat).corruption + n
  const over = Math.max(0, corruption - LEVEL_MAX)
  setLevel(context, seat, 'corruption', corruption - over)
  if (over === 0) return
  addRenown(context.draft, seat, -over)
  context.emit({ kind: 'fined', seat, renown: over })
}

/** Changes levels, Infamy before Corruption. Infamy above the highest level costs Recruits, then it is that level. */
export const runRaise = (context: MoveContext, { seat, infamy, corruption }: TaskOf<'raise'>): void => {
  const { draft } = context
  popTask(draft)
  if (infamy === 0) {
    raiseCorruption(context, seat, corruption)
    return
  }
  setLevel(context, seat, 'infamy', guildOf(draft, seat).infamy + infamy)
  const over = guildOf(draft, seat).infamy - LEVEL_MAX
  const tasks: Task[] = []
  if (over > 0) tasks.push({ do: 'lose', seat, n: over, fallback: 'pay' }, { do: 'capInfamy', seat }) // C21
  if (corruption !== 0) tasks.push({ do: 'raise', seat, infamy: 0, corruption })
  pushTasks(draft, ...tasks)
}

export const runCapInfamy = (context: MoveContext, { seat }: TaskOf<'capInfamy'>): void => {
  popTask(context.draft)
  setLevel(context, seat, 'infamy', LEVEL_MAX)
}

/** Resets Infamy to Corruption, up or down (rules 7, step 3). */
export const resetInfamy = (context: MoveContext, seat: number): void =>
  setLevel(context, seat, 'infamy', guildOf(context.draft, seat).corruption)
