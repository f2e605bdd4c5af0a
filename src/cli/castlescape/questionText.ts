/** Question that the game asks the awaited seat. */
import type { State, Task } from '../../games/castlescape/state.ts'

const textOf = (task: Task): string => {
  switch (task.do) {
    case 'keep':
      return 'which two Contracts do you keep'
    case 'keepOne':
      return `which ${task.keep === 1 ? 'Contract' : `${task.keep} Contracts`} do you keep`
    case 'lose':
      return 'which Recruit goes'
    case 'pay':
      return 'drop a card, or pay 1 Renown'
    case 'discard':
      return 'which card do you discard'
    default:
      return ''
  }
}

/** Question where a seat has one decision; a turn, which has many actions, has none. */
export const questionText = ({ tasks }: State): string => {
  const task = tasks.at(-1)
  return task ? textOf(task) : ''
}
