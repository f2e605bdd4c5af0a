/** The stack that a task goes to: its own, or for a Knight-Wizard card the one that is named (ruling 141). */
import { type Stack, stacksFor, type Task } from '../cards.ts'

export type NamedStack = 'knight' | 'wizard'

/** What an action may say of the stack: a Knight-Wizard card has two, any other goes to its own without a word. */
export const stackNames = (task: Task): readonly (NamedStack | undefined)[] =>
  task.type === 'knightWizard' ? ['knight', 'wizard'] : [undefined]

/** The named stack, or the task's own. */
export const stackFor = (task: Task, named: NamedStack | undefined): Stack => {
  const [own] = stacksFor(task.type)
  if (!own) throw new Error('a task has a stack')
  return named ?? own
}
