/** Who is awaited: a seat, the dealer, or nobody because the next task runs by itself. */
import type { Draw, Seat, Slot, Turn } from '#src/kernel/contract.ts'
import { numbersFrom } from '../../../numberLists.ts'
import { leaderSeat, seatOf } from '../../company.ts'
import { OMEN_SIDES } from '../../data/numbers.ts'
import { nextTask, type State, type Task } from '../../state.ts'
import { findsToTake, slotsToDraw } from '../drawFinds.ts'
import { assaultDice, defendAgainDie, isDefenceAsked } from '../dwellers/assault.ts'
import { fateDice, recoveryDice } from '../ending/afterCard.ts'
import { roundDice } from '../hall/round.ts'
import { namedMember, wayChoices } from '../path/chooseWay.ts'
import { companyDice, leaderDice } from '../setup.ts'
import { isTestAsked, testDie } from '../takeAbilityTest.ts'
import { hitDice, isAttackAsked } from '../turn/hitting.ts'
import { hasTurnChoice } from '../turn/turnActions.ts'

/** Cards that are laid open to all; null where none is left. */
const openToAll = (slots: readonly Slot[]): Draw | null =>
  slots.length > 0 ? { kind: 'open', slots, to: 'all' } : null

/** Dice of one throw; null where nothing is thrown. */
const diceFor = (state: State, task: Task): readonly number[] | null => {
  switch (task.do) {
    case 'throwLeader':
      return leaderDice(state)
    case 'throwCompany':
      return companyDice(state)
    case 'throwRound':
      return roundDice(state)
    case 'test':
      return [testDie(state, task)]
    case 'hit':
      return hitDice(state, task)
    case 'hitAgain':
      return [task.die]
    case 'assault':
      return assaultDice(state, task)
    case 'defendAgain':
      return [defendAgainDie(state, task)]
    case 'omen':
    case 'event':
      return [OMEN_SIDES]
    case 'throwFates':
      return fateDice(state)
    case 'throwRecovery':
      return recoveryDice(state)
    default:
      return null
  }
}

/** The draw that this task awaits from the dealer; null if it awaits none. */
export const drawAwaitedBy = (state: State, task: Task): Draw | null => {
  switch (task.do) {
    case 'seal':
      return { kind: 'seal', slots: numbersFrom(task.first, task.faces.length), faces: task.faces, sides: 1 }
    case 'reseal':
      return { kind: 'reseal', from: task.from, to: numbersFrom(task.first, task.from.length), sides: 1 }
    case 'path':
      return openToAll([state.path.next])
    case 'drawFinds':
      return openToAll(slotsToDraw(state, task))
    case 'openGroups':
      return openToAll(task.slots)
    default: {
      const sides = diceFor(state, task)
      return sides && { kind: 'dice', sides }
    }
  }
}

/** Seat that decides this task, null if nobody does: nobody is asked where one answer is left (rules 12). */
export const deciderOf = (state: State, task: Task): Seat | null => {
  switch (task.do) {
    case 'choose':
      return seatOf(state, state.company.length)
    case 'vote':
      return task.seat
    case 'way':
      return wayChoices(state).length > 1 ? leaderSeat(state) : null
    case 'word':
      return seatOf(state, namedMember(state))
    case 'more':
      return seatOf(state, task.member)
    case 'turn':
      return hasTurnChoice(state) ? seatOf(state, task.member) : null
    case 'judgeTest':
      return isTestAsked(state, task) ? seatOf(state, task.member) : null
    case 'judgeHit':
      return isAttackAsked(state, task) ? seatOf(state, task.member) : null
    case 'judgeAssault':
      return isDefenceAsked(state, task) ? seatOf(state, task.member) : null
    case 'take':
      return findsToTake(task).length > 1 ? seatOf(state, task.member) : null
    case 'handover':
      return leaderSeat(state)
    default:
      return null
  }
}

export const currentTurnOf = (state: State): Turn => {
  if (state.outcome) return { kind: 'over', outcome: state.outcome }
  const task = nextTask(state)
  const draw = drawAwaitedBy(state, task)
  if (draw) return { kind: 'chance', draw }
  const seat = deciderOf(state, task)
  return { kind: 'seats', seats: seat === null ? [] : [seat] }
}
