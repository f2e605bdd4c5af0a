/** What an answer to a question is expected to come to: the chance to win, over all that the dice may show. */
import type { View } from '../../../kernel/contract.ts'
import type { Action, Member } from '../actions.ts'
import type { Die } from '../cardTypes.ts'
import { companySize } from '../company.ts'
import { DICE } from '../data/numbers.ts'
import { defendAgainDie, runJudgeAssault } from '../rules/dwellers/assault.ts'
import { applyAction } from '../rules/engine/dispatchActions.ts'
import { payAgain, runJudgeTest, testDie } from '../rules/takeAbilityTest.ts'
import { runJudgeHit } from '../rules/turn/hitting.ts'
import { copyState, nextTask, type State, type Task } from '../state.ts'
import { bestWayWorth, levelWorth, testWorth, wayOnTable, wayWorth } from './challengeWorth.ts'
import { findsWanted, pathSupply } from './evaluate.ts'
import { quietContext } from './foreseeAction.ts'
import { levelOdds, PARTS } from './odds.ts'
import { chanceToWin } from './winChance.ts'

type TaskOf<K extends Task['do']> = Extract<Task, { readonly do: K }>
type Evaluate = (view: View<State>) => number

/** A number of the die that has this level. */
const numberOf = (die: Die, level: number): number => {
  if (die === 0 || level === 0) return 1
  return level === 1 ? DICE[die].failTo + 1 : DICE[die].successTo + 1
}

/** Mean over the levels of a die. */
const meanOver = (die: Die, worthOf: (level: number) => number): number =>
  Math.floor(levelOdds(die).reduce((sum, part, level) => sum + (part > 0 ? part * worthOf(level) : 0), 0) / PARTS)

/** State after a change that the rules make to a copy. */
const changed = (state: State, change: (draft: State) => void): State => {
  const draft = copyState(state)
  change(draft)
  return draft
}

/** Chance to win on the path where so many thousandths of a find are added to what is to come. */
const chanceWith = (state: State, worth: number): number => chanceToWin(findsWanted(state), pathSupply(state) + worth)

const COURAGE_FOR_AGAIN = 200

const throwValue = (
  view: View<State>,
  evaluate: Evaluate,
  isAgain: boolean,
  die: Die,
  judge: (draft: State, number: number | null) => void,
  member: Member,
): number => {
  const worthOf = (change: (draft: State) => void): number => evaluate({ ...view, state: changed(view.state, change) })
  if (!isAgain) return worthOf((draft) => judge(draft, null))
  return meanOver(die, (level) =>
    worthOf((draft) => {
      // What the die had shown is not told here.
      payAgain(quietContext(draft), member, 1)
      judge(draft, numberOf(die, level))
    }),
  )
}

const hitValue = (view: View<State>, evaluate: Evaluate, isAgain: boolean, task: TaskOf<'judgeHit'>): number =>
  throwValue(
    view,
    evaluate,
    isAgain,
    task.die,
    (draft, number) => {
      const [first, ...others] = task.throws
      const throws = first && number !== null ? [{ ...first, attack: number }, ...others] : task.throws
      runJudgeHit(quietContext(draft), { ...task, throws, again: true })
    },
    task.member,
  )

const defenceValue = (view: View<State>, evaluate: Evaluate, isAgain: boolean, task: TaskOf<'judgeAssault'>): number =>
  throwValue(
    view,
    evaluate,
    isAgain,
    defendAgainDie(view.state, task),
    (draft, number) => runJudgeAssault(quietContext(draft), { ...task, defence: number ?? task.defence, again: true }),
    task.member,
  )

const testValue = (view: View<State>, evaluate: Evaluate, isAgain: boolean, task: TaskOf<'judgeTest'>): number => {
  const { state } = view
  const { member, purpose } = task
  const die = testDie(state, task)
  if (purpose !== 'challenge')
    return throwValue(
      view,
      evaluate,
      isAgain,
      die,
      (draft, number) => runJudgeTest(quietContext(draft), { ...task, value: number ?? task.value, again: true }),
      member,
    )
  const way = wayOnTable(state, state.challenge?.way || 'a')
  if (!isAgain) return chanceWith(state, levelWorth(state, way, member, 0))
  return chanceWith(state, meanOver(die, (level) => levelWorth(state, way, member, level)) - COURAGE_FOR_AGAIN)
}

const takeValue = (view: View<State>, evaluate: Evaluate, action: Action): number =>
  evaluate({ ...view, state: changed(view.state, (draft) => applyAction(quietContext(draft), -1, action)) })

/** Expeditions of a hundred that each explorer wins alone; with others, where all do nearly alike, a tenth of it counts. */
export const WINS_ALONE = [48, 67, 62, 50, 33, 75] as const

const chooseValue = ({ setting }: State, card: number): number =>
  (companySize(setting) === 1 ? 1000 : 100) * (WINS_ALONE[card] ?? 0)

const wordValue = (state: State, isYes: boolean): number => {
  const { way, named, refused } = state.challenge ?? { way: '', named: -1, refused: [] }
  if (way === '') return 0
  const worth = isYes ? wayWorth(state, way, named) : bestWayWorth(state, way, [...refused, named])
  return chanceWith(state, worth)
}

const moreValue = (state: State, isMore: boolean, { member }: TaskOf<'more'>): number => {
  const way = wayOnTable(state, state.challenge?.way || 'a')
  return chanceWith(state, isMore ? testWorth(state, way, member) : 0)
}

const againValue = (view: View<State>, evaluate: Evaluate, isAgain: boolean): number => {
  const task = nextTask(view.state)
  if (task.do === 'judgeHit') return hitValue(view, evaluate, isAgain, task)
  if (task.do === 'judgeAssault') return defenceValue(view, evaluate, isAgain, task)
  return task.do === 'judgeTest' ? testValue(view, evaluate, isAgain, task) : 0
}

/** Value of an answer to whatever is asked outside of the actions of a turn. */
export const evaluateAnswer = (view: View<State>, evaluate: Evaluate, action: Action): number => {
  const { state } = view
  switch (action.kind) {
    case 'choose':
      return chooseValue(state, action.card)
    case 'vote':
      return chanceWith(state, bestWayWorth(state, action.way))
    case 'way':
      return chanceWith(state, wayWorth(state, action.way, action.member ?? -1))
    case 'yes':
    case 'no':
      return wordValue(state, action.kind === 'yes')
    case 'more':
    case 'enough': {
      const task = nextTask(state)
      return task.do === 'more' ? moreValue(state, action.kind === 'more', task) : 0
    }
    case 'again':
    case 'keep':
      return againValue(view, evaluate, action.kind === 'again')
    case 'take':
      return takeValue(view, evaluate, action)
    default:
      return evaluate(view)
  }
}
