/** Stack that a task goes to: its own, or for a Knight-Wizard card the named one (ruling 141). */
import { type Stack, stacksFor, type Task } from '../../cards.ts'

export type NamedStack = 'knight' | 'wizard'

/** Stacks that an action may name: two for a Knight-Wizard card; none for any other, which goes to its own. */
export const namedStackChoices = (task: Task): readonly (NamedStack | undefined)[] =>
  task.type === 'knightWizard' ? ['knight', 'wizard'] : [undefined]

/** The named stack, or the task's own. */
export const stackOfTask = (task: Task, named: NamedStack | undefined): Stack => {
  const [ownStack] = stacksFor(task.type)
  if (!ownStack) throw new Error('a task has a stack')
  return named ?? ownStack
}
