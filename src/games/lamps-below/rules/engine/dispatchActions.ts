/** Legal actions of a seat: listing, checking and applying them. */
import type { Seat } from '#src/kernel/contract.ts'
import type { Refusal } from '#src/kernel/result.ts'
import type { Action, ActionOf } from '../../actions.ts'
import { because } from '../../refusal.ts'
import { nextTask, type State, type Task } from '../../state.ts'
import { takeFind } from '../drawFinds.ts'
import { defendAgain, runJudgeAssault } from '../dwellers/assault.ts'
import { chooseWay, giveWord, tryMore, voteWay } from '../path/chooseWay.ts'
import { giveFind, goOn } from '../path/handover.ts'
import type { ActionHandler, MoveContext, Scene } from '../ruleTypes.ts'
import { chooseExplorer } from '../setup.ts'
import { runJudgeTest, testAgain } from '../takeAbilityTest.ts'
import { hitAgain, runJudgeHit } from '../turn/hitting.ts'
import { type Handlers, TURN_HANDLERS } from '../turn/turnActions.ts'
import { deciderOf } from './awaited.ts'

type JudgeTask = Extract<Task, { do: 'judgeTest' | 'judgeHit' | 'judgeAssault' }>

const rollAgain = (context: MoveContext, task: JudgeTask): void => {
  if (task.do === 'judgeTest') testAgain(context, task)
  if (task.do === 'judgeHit') hitAgain(context, task)
  if (task.do === 'judgeAssault') defendAgain(context, task)
}

const keepThrow = (context: MoveContext, task: JudgeTask): void => {
  if (task.do === 'judgeTest') runJudgeTest(context, task)
  if (task.do === 'judgeHit') runJudgeHit(context, task)
  if (task.do === 'judgeAssault') runJudgeAssault(context, task)
}

/** A failed die is rolled again, or kept (rules 7.2). */
const decideThrow: ActionHandler<ActionOf<'again' | 'keep'>> = {
  list: () => [{ kind: 'again' }, { kind: 'keep' }],
  check: () => null,
  act(context, _seat, { kind }) {
    const task = nextTask(context.draft) as JudgeTask
    if (kind === 'again') rollAgain(context, task)
    else keepThrow(context, task)
  },
}

/** Two answers to one question, handled as one. */
const both = <K extends Action['kind']>(
  kinds: readonly K[],
  handler: ActionHandler<Extract<Action, { readonly kind: K }>>,
): Handlers =>
  Object.fromEntries(
    kinds.map((kind) => {
      const list: typeof handler.list = (scene) => handler.list(scene).filter((action) => action.kind === kind)
      return [kind, { ...handler, list }]
    }),
  )

/** Actions that answer each question, in the order in which they are listed. */
const HANDLERS: { readonly [K in Task['do']]?: Handlers } = {
  choose: { choose: chooseExplorer },
  vote: { vote: voteWay },
  way: { way: chooseWay },
  word: both(['yes', 'no'], giveWord),
  more: both(['more', 'enough'], tryMore),
  turn: TURN_HANDLERS,
  judgeTest: both(['again', 'keep'], decideThrow),
  judgeHit: both(['again', 'keep'], decideThrow),
  judgeAssault: both(['again', 'keep'], decideThrow),
  take: { take: takeFind },
  handover: { give: giveFind, on: goOn },
}

const handlersOf = (state: State): Handlers => HANDLERS[nextTask(state).do] ?? {}

const isAwaited = (state: State, seat: Seat): boolean => !state.outcome && deciderOf(state, nextTask(state)) === seat

/** All actions that this seat may take, in a stable order; none if it is not awaited. */
export const legalActions = (scene: Scene): readonly Action[] => {
  const { state, seat } = scene
  if (!isAwaited(state, seat)) return []
  const handlers = Object.values(handlersOf(state)) as readonly ActionHandler<Action>[]
  return handlers.flatMap((handler) => handler.list(scene).filter((action) => handler.check(scene, action) === null))
}

/** Why this seat may not take this action now; null if it may. */
export const checkAction = (scene: Scene, action: Action): Refusal | null => {
  const { state, seat } = scene
  if (state.outcome) return { code: 'over' }
  if (!isAwaited(state, seat)) return { code: 'notYourTurn' }
  const handler = handlersOf(state)[action.kind] as ActionHandler<Action> | undefined
  return handler ? handler.check(scene, action) : because('lamps-below.notNow')
}

/** Applies an action that was checked. */
export const applyAction = (context: MoveContext, seat: Seat, action: Action): void => {
  const handler = handlersOf(context.draft)[action.kind] as ActionHandler<Action> | undefined
  handler?.act(context, seat, action)
}
