/** The task that an answer is given to. */
import { nextTask, type Task, type TaskOf } from '../../state.ts'
import type { Scene } from '../ruleTypes.ts'

/** The task that waits, which the table of actions has found to be of this kind. */
export const taskOf = <K extends Task['do']>({ state }: Pick<Scene, 'state'>): TaskOf<K> => nextTask(state) as TaskOf<K>
