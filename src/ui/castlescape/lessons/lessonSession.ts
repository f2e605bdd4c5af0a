/**
 * Session of a lesson: the real game on a table that is not stored, at which only the actions of the current step are
 * offered.
 */
import { effect } from '@preact/signals'
import type { Action } from '../../../games/castlescape/actions.ts'
import type { CastleScapeTypes } from '../../../games/castlescape/game.ts'
import { formatAction } from '../../../games/castlescape/notation/formatAction.ts'
import type { State } from '../../../games/castlescape/state.ts'
import type { Seat } from '../../../kernel/contract.ts'
import { refuse } from '../../../kernel/result.ts'
import type { OpenTable } from '../../../table/openTableInterface.ts'
import { t } from '../../../text/t.ts'
import {
  createLessonProgress,
  isActionAllowed,
  type LessonProgress,
  type LessonSession,
  matchesNotation,
} from '../../table/lessons/lessonProgress.ts'
import { playRival } from '../../table/lessons/playRival.ts'
import type { CastleTableView } from '../table/castleTableView.ts'
import { wallSquares } from '../views/site/siteSvgPaths.ts'
import type { Goal, Step } from './lesson.ts'
import { type LessonWithId, lessonPath } from './lessons.ts'
import { createLimitedActionsView } from './limitedActionsView.ts'
import { openLessonTable } from './openLessonTable.ts'

type LessonTable = OpenTable<CastleScapeTypes>

const LEARNER: Seat = 0
const RIVAL: Seat = 1

export interface CastleLessonSession extends LessonSession {
  readonly view: CastleTableView
}

/** Notation of an action, with the cards that this seat knows. */
const notationFor = (table: LessonTable, seat: Seat, action: Action): string => {
  const view = table.view(seat)
  return formatAction(action, { size: view.state.site.size, faceOf: (slot) => view.knownCard(slot)?.face ?? -1 })
}

const isReached = (state: State, { baileys = 0, walls = 0, gold = 0 }: Goal): boolean =>
  state.site.baileys.length >= baileys && wallSquares(state.site).length >= walls && state.turn.gold >= gold

const playRivalAction = async (table: LessonTable, notation: string): Promise<void> => {
  const action = table.legal(RIVAL).find((one) => matchesNotation(notationFor(table, RIVAL, one), [notation]))
  if (action) await table.propose(RIVAL, action)
}

/** View that offers only what the open step allows. */
const createLessonView = (
  table: LessonTable,
  progress: LessonProgress,
  openStep: () => Step | undefined,
): CastleTableView => {
  const isAllowed = (action: Action): boolean => isActionAllowed(openStep(), notationFor(table, LEARNER, action))
  const propose: LessonTable['propose'] = async (seat, action) => {
    if (!isAllowed(action)) return refuse('learn.doIt')
    progress.addProposal()
    return table.propose(seat, action)
  }
  return createLimitedActionsView({ ...table, propose }, isAllowed, () => t('learn.doIt'))
}

/** Begins a lesson. */
export const beginLesson = async (lesson: LessonWithId): Promise<CastleLessonSession> => {
  const { steps } = lesson
  const table = await openLessonTable(lesson)
  const progress = createLessonProgress(steps, (action) => notationFor(table, LEARNER, action as Action))
  const { stepIndex, advanceFrom, addEntry, advance } = progress
  const openStep = (): Step | undefined => steps[stepIndex.value]
  const view = createLessonView(table, progress, openStep)
  view.openCurtain()
  table.subscribe(({ done }) => done.forEach(addEntry))
  const stopFollowing = effect(() => {
    const { until } = openStep() ?? {}
    const { state, isPending } = view.now.value
    if (until && !isPending && isReached(state, until)) advanceFrom(stepIndex.value)
  })
  const stopRival = playRival(steps, progress, () => (notation) => playRivalAction(table, notation))
  return {
    view: { ...view, path: lessonPath(lesson) },
    stepIndex,
    advance,
    close: () => {
      for (const stop of [stopFollowing, stopRival, view.clearRefusal]) stop()
      table.close()
    },
  }
}
