/** Applying answers of the dealer. */
import type { DealerAnswer } from '#src/kernel/contract.ts'
import type { Refusal } from '#src/kernel/result.ts'
import { isAnswerTo } from '../../../isAnswerTo.ts'
import { CHALLENGE_FACES, type Face, FIND_FACES, GROUP_FACES, HALL_FACES } from '../../cards.ts'
import { popTask } from '../../changeState.ts'
import type { Task } from '../../state.ts'
import { applyDrawnFinds } from '../drawFinds.ts'
import { applyAssaultThrow } from '../dwellers/assault.ts'
import { applyOmen } from '../dwellers/groupTurn.ts'
import { applyFates, applyRecovery } from '../ending/afterCard.ts'
import { applyEvent } from '../hall/hallEvents.ts'
import { applyRoundThrow } from '../hall/round.ts'
import { applyGroupCards } from '../hall/setUpHall.ts'
import { applyPathCard } from '../path/applyPathCard.ts'
import type { MoveContext } from '../ruleTypes.ts'
import { applyCompanyThrow, applyLeaderThrow } from '../setup.ts'
import { applyTestThrow } from '../takeAbilityTest.ts'
import { applyHitAgain, applyHitThrow } from '../turn/hitting.ts'
import { drawAwaitedBy } from './awaited.ts'

const WRONG_ANSWER: Refusal = { code: 'chance.wrong' }

/** Cards that can lie in the slots that a task lays open. Their locks prove which they are. */
const facesFor = (task: Task): readonly Face[] => {
  if (task.do === 'path') return [...CHALLENGE_FACES, ...HALL_FACES]
  return task.do === 'openGroups' ? GROUP_FACES : FIND_FACES
}

type ThrowAppliers = {
  readonly [K in Task['do']]?: (context: MoveContext, values: readonly number[], task: Extract<Task, { do: K }>) => void
}

/** The first number of a throw. */
const firstOf = (values: readonly number[]): number => values[0] ?? 1

/** What a throw does for each task that awaits one. */
const THROWS: ThrowAppliers = {
  throwLeader: applyLeaderThrow,
  throwCompany: applyCompanyThrow,
  throwRound: applyRoundThrow,
  test: (context, values, task) => applyTestThrow(context, task, firstOf(values)),
  hit: (context, values, task) => applyHitThrow(context, task, values),
  hitAgain: (context, values, task) => applyHitAgain(context, task, firstOf(values)),
  omen: (context, values, { group }) => applyOmen(context, group, firstOf(values)),
  assault: (context, [attack = 1, defence = 1], task) =>
    applyAssaultThrow(context, task, { attack, defence, again: false }),
  defendAgain: (context, values, task) =>
    applyAssaultThrow(context, task, { attack: task.attack, defence: firstOf(values), again: true }),
  event: (context, values) => applyEvent(context, firstOf(values)),
  throwFates: applyFates,
  throwRecovery: applyRecovery,
}

type AnyApplier = (context: MoveContext, values: readonly number[], task: Task) => void

/** Cards that were laid open come into play. */
const applyCards = (context: MoveContext, task: Task, faces: readonly Face[]): void => {
  if (task.do === 'path') applyPathCard(context, faces[0] ?? 0)
  if (task.do === 'openGroups') applyGroupCards(context, faces)
  if (task.do === 'drawFinds') applyDrawnFinds(context, task, faces)
}

/** Applies the dealer's answer to the draw that is awaited. */
export const applyDrawAnswer = (context: MoveContext, answer: DealerAnswer): Refusal | null => {
  const { draft } = context
  const task = draft.tasks.at(-1)
  const draw = task && drawAwaitedBy(draft, task)
  if (!draw || !isAnswerTo(draw, answer)) return WRONG_ANSWER
  const faces = answer.kind === 'open' ? answer.openings.map(({ value }) => value.face) : []
  if (!faces.every((face) => facesFor(task).includes(face))) return WRONG_ANSWER
  if (answer.kind === 'dice') (THROWS[task.do] as AnyApplier | undefined)?.(context, answer.values, task)
  else if (answer.kind === 'open') applyCards(context, task, faces)
  else popTask(draft)
  return null
}
