/** Question that the game asks the awaited seat. */
import { figureName } from '../../games/lamps-below/ids.ts'
import type { State, Task } from '../../games/lamps-below/state.ts'
import { memberId } from './namesAndAmounts.ts'

const textOf = (state: State, task: Task): string => {
  switch (task.do) {
    case 'choose':
      return 'who goes'
    case 'vote':
      return 'which way do you vote for'
    case 'way':
      return 'which way, and who'
    case 'word':
      return `does ${memberId(state, state.challenge?.named ?? -1)} go`
    case 'more':
      return 'more or enough'
    case 'turn':
      return `what does ${memberId(state, task.member)} do`
    case 'handover':
      return 'what is handed on'
    case 'judgeTest':
      return `${memberId(state, task.member)} has failed with a ${task.value}: again for 1 courage, or keep`
    case 'judgeHit':
      return `the attack failed with a ${task.throws[0]?.attack}: again for 1 courage, or keep`
    case 'judgeAssault':
      return `${memberId(state, task.member)} defends with a ${task.defence} against a ${task.attack} of ${figureName(task)}: again for 1 courage, or keep`
    case 'take':
      return 'which find do you take'
    default:
      return ''
  }
}

/** Question that names who decides what: one seat may play several explorers. */
export const questionText = (state: State): string => {
  const task = state.tasks.at(-1)
  return task ? textOf(state, task) : ''
}
