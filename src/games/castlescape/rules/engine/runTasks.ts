/** Running of tasks between two decisions. */

import { popTask } from '../../changeState.ts'
import { nextTask, type Task } from '../../state.ts'
import { runDraw, runShuffle, runTakeAlley } from '../cards/drawAndBackAlley.ts'
import { runEffects } from '../cards/effects.ts'
import { runCapInfamy, runRaise } from '../cards/infamyAndCorruption.ts'
import { keepSeen } from '../cards/seeContracts.ts'
import { runFinalInspection } from '../ending/finalInspection.ts'
import { runScore } from '../ending/score.ts'
import { runCloseInspection, runInspection } from '../inspection/inspection.ts'
import { runLose } from '../inspection/loseRecruits.ts'
import { runDiscard, runPay } from '../inspection/payLosses.ts'
import type { MoveContext } from '../ruleTypes.ts'
import { beginGame } from '../setup.ts'
import { runCheckEnd, runCheckQuarry, runFillStalls, runNextTurn } from '../turnEndSteps.ts'
import { decidersOf, drawAwaitedBy } from './awaited.ts'

const beginWithFirst = (context: MoveContext): void => {
  const { draft } = context
  popTask(draft)
  beginGame(context, Number(draft.setting.options.first))
}

type Runners = { readonly [K in Task['do']]?: (context: MoveContext, task: Extract<Task, { do: K }>) => void }

/** What each task does when nobody is awaited for it. */
const RUNNERS: Runners = {
  first: beginWithFirst,
  effects: runEffects,
  draw: runDraw,
  takeAlley: runTakeAlley,
  shuffle: runShuffle,
  raise: runRaise,
  capInfamy: runCapInfamy,
  keepOne: (context, task) => keepSeen(context, task, task.slots),
  lose: runLose,
  pay: runPay,
  discard: runDiscard,
  checkQuarry: runCheckQuarry,
  fillStalls: runFillStalls,
  checkEnd: runCheckEnd,
  nextTurn: runNextTurn,
  finalInspection: runFinalInspection,
  inspection: runInspection,
  closeInspection: runCloseInspection,
  score: runScore,
}

const runTask = (context: MoveContext, task: Task): void => {
  const run = RUNNERS[task.do] as ((context: MoveContext, task: Task) => void) | undefined
  if (!run) throw new Error(`${task.do} waits for somebody`)
  run(context, task)
}

/** Runs tasks until a seat or the dealer is awaited, or the game is over. */
export const runUntilAnswerNeeded = (context: MoveContext): void => {
  const { draft } = context
  while (!draft.outcome) {
    const task = nextTask(draft)
    if (drawAwaitedBy(draft, task) || decidersOf(draft, task).length > 0) return
    runTask(context, task)
  }
}
