/** Who is awaited: a seat, all seats at once, the dealer, or nobody because the next task runs by itself. */
import type { Draw, Seat, Turn } from '#src/kernel/contract.ts'
import { numbersFrom } from '../../../numberLists.ts'
import { guildOf, nextTask, type State, type Task } from '../../state.ts'
import { keepsAll } from '../cards/seeContracts.ts'
import { squaresToChoose } from '../inspection/loseRecruits.ts'

/** The draw that this task awaits from the dealer. Who begins is thrown, unless an option names the seat. */
export const drawAwaitedBy = ({ setting, guilds }: State, task: Task): Draw | null => {
  switch (task.do) {
    case 'seal':
      return { kind: 'seal', slots: numbersFrom(task.first, task.faces.length), faces: task.faces, sides: 1 }
    case 'reseal':
      return { kind: 'reseal', from: task.from, to: numbersFrom(task.first, task.from.length), sides: 1 }
    case 'show':
      return { kind: 'open', slots: task.slots, to: [task.seat] }
    case 'reveal':
      return { kind: 'open', slots: task.slots, to: 'all' }
    case 'first':
      return setting.options.first === 'random' ? { kind: 'dice', sides: [guilds.length] } : null
    default:
      return null
  }
}

/** Seats that decide this task. Nobody is asked where one answer is left (C42). */
export const decidersOf = (state: State, task: Task): readonly Seat[] => {
  switch (task.do) {
    case 'keep':
      return [...state.guilds.keys()]
    case 'main':
      return [state.seat]
    case 'keepOne':
      return keepsAll(task) ? [] : [task.seat]
    case 'lose':
      return squaresToChoose(state, task).length > 0 ? [task.seat] : []
    case 'pay':
      return guildOf(state, task.seat).hand.length > 0 ? [task.seat] : []
    case 'discard':
      return guildOf(state, task.seat).hand.length > task.n ? [task.seat] : []
    default:
      return []
  }
}

export const currentTurnOf = (state: State): Turn => {
  if (state.outcome) return { kind: 'over', outcome: state.outcome }
  const task = nextTask(state)
  const draw = drawAwaitedBy(state, task)
  if (draw) return { kind: 'chance', draw }
  const seats = decidersOf(state, task)
  return task.do === 'keep' ? { kind: 'seats', seats, veiled: true } : { kind: 'seats', seats }
}
