/** Tests of Agility, Vitality or Defence, and rolling again (rules 4.3, 7 and 7.2). */
import type { Member } from '../actions.ts'
import type { Ability, Consequence, Die } from '../cardTypes.ts'
import { popTask, pushTasks } from '../changeState.ts'
import { abilityDie } from '../company.ts'
import { COURAGE_COSTS } from '../data/numbers.ts'
import { type Level, levelOf } from '../dice.ts'
import { explorerOf, type Purpose, type State, type Task, type Test } from '../state.ts'
import { changeCourage, countForVow, heal, suffer } from './changeExplorer.ts'
import { wayOf } from './path/chooseWay.ts'
import type { MoveContext } from './ruleTypes.ts'

type TestTask = Extract<Task, { do: 'test' }>
type JudgeTask = Extract<Task, { do: 'judgeTest' }>

/** Task of a test; `patient`: who is healed by it, else the explorer itself. */
export const testTask = (
  member: Member,
  ability: Ability,
  purpose: Purpose,
  more: { readonly patient?: Member; readonly tries?: number } = {},
): Task => ({
  ...{ do: 'test', member, ability, purpose },
  ...{ patient: more.patient ?? member, tries: more.tries ?? 0, again: false },
})

export const testDie = (state: State, { member, ability }: Test): Die => abilityDie(explorerOf(state, member), ability)

export const canPayAgain = (state: State, member: Member): boolean =>
  explorerOf(state, member).courage >= COURAGE_COSTS.again

/** Pays for rolling a die again that showed this number. */
export const payAgain = (context: MoveContext, member: Member, value: number): void => {
  context.emit({ kind: 'again', member, value })
  changeCourage(context, member, -COURAGE_COSTS.again)
}

/** Whether the player is asked to roll again: a failure, once, with courage (E19). */
export const isTestAsked = (state: State, task: JudgeTask): boolean =>
  !task.again && levelOf(testDie(state, task), task.value) === 0 && canPayAgain(state, task.member)

export const applyTestThrow = ({ draft, emit }: MoveContext, task: TestTask, value: number): void => {
  const { member, ability } = task
  popTask(draft)
  pushTasks(draft, { ...task, do: 'judgeTest', value })
  emit({ kind: 'tested', member, ability, value, level: levelOf(testDie(draft, task), value) })
}

/** Pays for one more throw of the die. */
export const testAgain = (context: MoveContext, { value, ...task }: JudgeTask): void => {
  popTask(context.draft)
  payAgain(context, task.member, value)
  pushTasks(context.draft, { ...task, do: 'test', again: true })
}

const consequenceOf = (level: Level): Consequence => (['failure', 'success', 'great'] as const)[level]

/** What a test of a challenge brings; after a success of a test that may be repeated its player is asked. */
const goOnWithChallenge = ({ draft }: MoveContext, { member, tries }: JudgeTask, level: Level): void => {
  const { upTo = 1 } = wayOf(draft)
  const successes = tries + 1
  const isRepeatable = level > 0 && successes < upTo
  pushTasks(
    draft,
    { do: 'effects', member, of: consequenceOf(level), at: 0 },
    ...(isRepeatable ? [{ do: 'more', member, tries: successes } as const] : []),
  )
}

/** The result of a test counts. */
export const runJudgeTest = (context: MoveContext, task: JudgeTask): void => {
  const level = levelOf(testDie(context.draft, task), task.value)
  popTask(context.draft)
  switch (task.purpose) {
    case 'challenge':
      goOnWithChallenge(context, task, level)
      break
    case 'stones':
      if (level === 0) suffer(context, task.member, 'wound', 1)
      break
    case 'rest':
    case 'mend':
      countForVow(context, task.member, 'woundsHealed', heal(context, task.patient, level))
  }
}
