/** Going a way of a challenge: tests and effects, explorer by explorer (rules 4). */
import type { Member } from '../../actions.ts'
import type { Consequence, Effect } from '../../cardTypes.ts'
import { popTask, pushTasks } from '../../changeState.ts'
import { membersOf } from '../../company.ts'
import type { State, Task } from '../../state.ts'
import { changeCourage, ease, heal, suffer } from '../changeExplorer.ts'
import type { MoveContext } from '../ruleTypes.ts'
import { testTask } from '../takeAbilityTest.ts'
import { namedMember, wayOf } from './chooseWay.ts'

const goOne = (member: Member): Task => ({ do: 'challengeOne', member, tries: 0 })

/** Who goes, in company order. */
const goingTasks = (state: State): readonly Task[] => {
  const { who } = wayOf(state)
  if (who === 'one') return [goOne(namedMember(state))]
  if (who === 'each') return membersOf(state).map(goOne)
  return [{ do: 'effects', member: state.leader, of: 'success', at: 0 }]
}

/** One explorer after the other goes; what comes of it for all is the leader's explorer's (4.3). */
export const runGoAll = ({ draft }: MoveContext): void => {
  popTask(draft)
  pushTasks(draft, ...goingTasks(draft), { do: 'effects', member: draft.leader, of: 'afterAll', at: 0 })
}

export const runChallengeOne = (
  { draft }: MoveContext,
  { member, tries }: Extract<Task, { do: 'challengeOne' }>,
): void => {
  const { test } = wayOf(draft)
  popTask(draft)
  pushTasks(
    draft,
    test ? testTask(member, test, 'challenge', { tries }) : { do: 'effects', member, of: 'success', at: 0 },
  )
}

const effectsOf = (state: State, of: Consequence): readonly Effect[] => wayOf(state)[of] ?? []

const applyEffect = (context: MoveContext, member: Member, { op, n }: Effect): void => {
  const { draft, emit } = context
  switch (op) {
    case 'wound':
    case 'deep':
      suffer(context, member, op, n)
      break
    case 'heal':
      heal(context, member, n)
      break
    case 'ease':
      ease(context, member, n)
      break
    case 'courage':
      changeCourage(context, member, n)
      break
    case 'find':
      pushTasks(draft, { do: 'drawFinds', member, count: n, source: 'challenge' })
      break
    case 'findBest':
      pushTasks(draft, { do: 'drawFinds', member, count: n, source: 'best' })
      break
    case 'alarm':
      draft.alarm += n // E7
      emit({ kind: 'alarm', n })
  }
}

/** One effect after the other, all of them, also for an explorer whom an earlier one puts down (E40). */
export const runEffects = (context: MoveContext, task: Extract<Task, { do: 'effects' }>): void => {
  const { draft } = context
  const { member, of, at } = task
  const effect = effectsOf(draft, of)[at]
  popTask(draft)
  if (!effect) return
  pushTasks(draft, { ...task, at: at + 1 })
  applyEffect(context, member, effect)
}
