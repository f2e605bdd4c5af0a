/** Running of tasks between two decisions. */

import { popTask } from '../../changeState.ts'
import { membersInHall } from '../../figures.ts'
import { nextTask, type State, type Task } from '../../state.ts'
import { drawNothing, findsToTake, keepFind } from '../drawFinds.ts'
import { runJudgeAssault } from '../dwellers/assault.ts'
import { runFigures } from '../dwellers/groupTurn.ts'
import { endHall } from '../ending/afterCard.ts'
import { runJudgeEnd } from '../ending/outcome.ts'
import { runEndRound, runTurns } from '../hall/round.ts'
import { applyGroupCards } from '../hall/setUpHall.ts'
import { runChallengeOne, runEffects, runGoAll } from '../path/challenge.ts'
import { sayWay, wayChoices } from '../path/chooseWay.ts'
import type { MoveContext } from '../ruleTypes.ts'
import { applyLeaderThrow } from '../setup.ts'
import { runJudgeTest } from '../takeAbilityTest.ts'
import { runJudgeHit } from '../turn/hitting.ts'
import { endTurn } from '../turn/leavingAndEndingTurn.ts'
import { deciderOf, drawAwaitedBy } from './awaited.ts'

type Runners = { readonly [K in Task['do']]?: (context: MoveContext, task: Extract<Task, { do: K }>) => void }

const skipTask = ({ draft }: MoveContext): void => popTask(draft)

/** The only way that is left needs no word of the leader. */
const sayOnlyWay = (context: MoveContext): void => {
  const [way] = wayChoices(context.draft)
  if (!way) throw new Error('no way is left')
  sayWay(context, way)
}

/** What each task does when nobody is awaited for it. A throw without dice and a draw without cards are passed over. */
const RUNNERS: Runners = {
  throwLeader: (context) => applyLeaderThrow(context, []),
  way: sayOnlyWay,
  goAll: runGoAll,
  challengeOne: runChallengeOne,
  effects: runEffects,
  drawFinds: drawNothing,
  take: (context, task) => keepFind(context, task, findsToTake(task)[0] ?? -1),
  judgeTest: runJudgeTest,
  openGroups: (context) => applyGroupCards(context, []),
  turns: runTurns,
  turn: (context) => endTurn.act(context, -1, { kind: 'end' }),
  judgeHit: runJudgeHit,
  figures: runFigures,
  assault: skipTask,
  judgeAssault: runJudgeAssault,
  endRound: runEndRound,
  throwFates: skipTask,
  throwRecovery: skipTask,
  judgeEnd: runJudgeEnd,
}

const runTask = (context: MoveContext, task: Task): void => {
  const run = RUNNERS[task.do] as ((context: MoveContext, task: Task) => void) | undefined
  if (!run) throw new Error(`${task.do} waits for somebody`)
  run(context, task)
}

/** The hall ends at once when no explorer is in it any more (E14). */
const isHallEmpty = (state: State): boolean => state.hall !== null && membersInHall(state).length === 0

/** Runs tasks until a seat or the dealer is awaited, or the game is over. */
export const runUntilAnswerNeeded = (context: MoveContext): void => {
  const { draft } = context
  while (!draft.outcome) {
    if (isHallEmpty(draft)) endHall(context)
    const task = nextTask(draft)
    if (drawAwaitedBy(draft, task) || deciderOf(draft, task) !== null) return
    runTask(context, task)
  }
}
