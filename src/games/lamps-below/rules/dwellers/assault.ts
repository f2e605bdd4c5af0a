/** An attack of a dweller on an explorer (rules 9.3). */

import { kindOf } from '../../cards.ts'
import type { Die } from '../../cardTypes.ts'
import { popTask, pushTasks } from '../../changeState.ts'
import { abilityDie } from '../../company.ts'
import { levelOf, stepsBetter } from '../../dice.ts'
import { findFigure, mapOf, roomOf } from '../../figures.ts'
import { type Assault, explorerOf, type State, type Task } from '../../state.ts'
import { countForVow, suffer } from '../changeExplorer.ts'
import type { MoveContext } from '../ruleTypes.ts'
import { canPayAgain, payAgain } from '../takeAbilityTest.ts'
import { groupOf } from './placing.ts'

type AssaultTask = Extract<Task, { do: 'assault' }>
type JudgeTask = Extract<Task, { do: 'judgeAssault' }>

/** From another room it is a shot. */
const isShot = (state: State, assault: Assault): boolean =>
  findFigure(state, assault)?.at !== roomOf(state, assault.member)

const attackDie = (state: State, assault: Assault): Die => {
  const { near, shot } = kindOf(groupOf(state, assault.group).card)
  return isShot(state, assault) ? shot : near
}

/** Defence of an explorer: a step better if braced, and one more in cover against a shot (E9). */
const defenceDie = (state: State, assault: Assault): Die => {
  const explorer = explorerOf(state, assault.member)
  const isCovered = isShot(state, assault) && mapOf(state).cover.includes(roomOf(state, assault.member))
  return stepsBetter(abilityDie(explorer, 'defence'), Number(explorer.braced) + Number(isCovered))
}

/** Dice of one attack; null where the target is not there any more. */
export const assaultDice = (state: State, task: AssaultTask): readonly number[] | null =>
  roomOf(state, task.member) < 0 ? null : [attackDie(state, task), defenceDie(state, task)]

export const defendAgainDie = (state: State, task: Assault): Die => defenceDie(state, task)

export const applyAssaultThrow = (
  { draft }: MoveContext,
  { group, number, member }: Assault,
  values: { readonly attack: number; readonly defence: number; readonly again: boolean },
): void => {
  popTask(draft)
  pushTasks(draft, { do: 'judgeAssault', group, number, member, ...values })
}

const levelsOf = (state: State, task: JudgeTask) => ({
  attack: levelOf(attackDie(state, task), task.attack),
  defence: levelOf(defenceDie(state, task), task.defence),
})

/** Whether the player is asked to roll the defence again: it failed, and the attack did not (E19). */
export const isDefenceAsked = (state: State, task: JudgeTask): boolean => {
  const { attack, defence } = levelsOf(state, task)
  return !task.again && attack > 0 && defence === 0 && canPayAgain(state, task.member)
}

export const defendAgain = (context: MoveContext, { group, number, member, attack, defence }: JudgeTask): void => {
  popTask(context.draft)
  payAgain(context, member, defence)
  pushTasks(context.draft, { do: 'defendAgain', group, number, member, attack })
}

/** Level less level: 1 is a wound, 2 a deep wound. */
export const runJudgeAssault = (context: MoveContext, task: JudgeTask): void => {
  const { draft, emit } = context
  const { attack, defence } = levelsOf(draft, task)
  const { group, number, member } = task
  const loss = Math.max(0, attack - defence)
  popTask(draft)
  emit({
    ...{ kind: 'attacked', group, number, member, shot: isShot(draft, task) },
    ...{ attack: task.attack, defence: task.defence, loss },
  })
  if (attack > 0 && defence > 0) countForVow(context, member, 'attacksLessened', 1) // E44
  if (loss > 0) suffer(context, member, loss === 1 ? 'wound' : 'deep', 1)
}
