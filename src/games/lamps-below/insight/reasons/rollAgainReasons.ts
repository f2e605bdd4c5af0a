/** Reasons to roll a failed die again, or to keep the courage (rules 7.2). */
import type { View } from '#src/kernel/contract.ts'
import type { Die } from '../../cardTypes.ts'
import { COURAGE_COSTS } from '../../data/numbers.ts'
import { levelOf } from '../../dice.ts'
import { defendAgainDie } from '../../rules/dwellers/assault.ts'
import { testDie } from '../../rules/takeAbilityTest.ts'
import { defenceAgainst } from '../../rules/turn/hitting.ts'
import { explorerOf, nextTask, type State, type Task } from '../../state.ts'
import { createEvaluation } from '../evaluate.ts'
import { evaluateAnswer } from '../evaluateAnswer.ts'
import { createMoveCounter } from '../movesBetweenRooms.ts'
import { levelOdds, PARTS } from '../odds.ts'
import { SURE } from '../winChance.ts'
import { chanceOf } from './chance.ts'
import type { AgainOf, Reason, ReasonOf } from './reason.ts'

type TaskOf<K extends Task['do']> = Extract<Task, { readonly do: K }>

/** Odds, in `PARTS`, that a die shows this level or more. */
const oddsOfAtLeast = (die: Die, level: number): number =>
  levelOdds(die).reduce((sum, part, index) => sum + (index >= level ? part : 0), 0)

/** The dice that were thrown for the first target stay: the attack must show more than its defence did. */
const hitAgain = (state: State, { die, member, throws }: TaskOf<'judgeHit'>): readonly Reason[] => {
  const [first] = throws
  if (!first) return []
  const defence = levelOf(defenceAgainst(state, member, first), first.defence)
  return [{ kind: 'again', member, of: 'hit', chance: chanceOf(oddsOfAtLeast(die, defence + 1), PARTS) }]
}

const rollReasons = (state: State): readonly Reason[] => {
  const task = nextTask(state)
  if (task.do === 'judgeHit') return hitAgain(state, task)
  const isDefence = task.do === 'judgeAssault'
  if (!isDefence && task.do !== 'judgeTest') return []
  const die = isDefence ? defendAgainDie(state, task) : testDie(state, task)
  const of: AgainOf = isDefence ? 'defence' : task.purpose === 'mend' ? 'rest' : task.purpose
  return [{ kind: 'again', member: task.member, of, chance: chanceOf(oddsOfAtLeast(die, 1), PARTS) }]
}

const percentOf = (value: number): number => Math.floor((100 * value + SURE / 2) / SURE)

/** Expeditions that are won either way, as the guide counts. */
const winReasons = (view: View<State>): readonly ReasonOf<'winsWith'>[] => {
  const evaluate = createEvaluation(createMoveCounter())
  const [again, keep] = (['again', 'keep'] as const).map((kind) => percentOf(evaluateAnswer(view, evaluate, { kind })))
  return again === undefined || keep === undefined ? [] : [{ kind: 'winsWith', again, keep }]
}

const memberAsked = (state: State): number => {
  const task = nextTask(state)
  return 'member' in task ? task.member : -1
}

/** Whoever is not bold yet keeps courage for that, or for a probe. */
const courageReasons = (state: State): readonly Reason[] => {
  const member = memberAsked(state)
  const { courage, bold } = explorerOf(state, member)
  const isNeeded = courage >= COURAGE_COSTS.bold && courage - COURAGE_COSTS.again < COURAGE_COSTS.bold
  return isNeeded && !bold ? [{ kind: 'keepsCourage', member, courage }] : []
}

/** A difference of less than one in a hundred is no reason to pay. */
export const rollAgainReasons = (view: View<State>): readonly Reason[] => [
  ...rollReasons(view.state),
  ...winReasons(view).filter(({ again, keep }) => again > keep),
]

export const keepReasons = (view: View<State>): readonly Reason[] => [
  ...winReasons(view),
  ...courageReasons(view.state),
]
