/**
 * Session of a lesson: the real game on a table that is not stored, in which only the actions of the current step are
 * allowed.
 */
import { effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Action } from '../../../games/blackstone/actions.ts'
import type { Space } from '../../../games/blackstone/board.ts'
import { vassalAt, visibleTaskIn } from '../../../games/blackstone/insight/tableCards.ts'
import { formatFace, parseSpace } from '../../../games/blackstone/notation/cards.ts'
import { formatAction } from '../../../games/blackstone/notation/formatAction.ts'
import type { Scene } from '../../../games/blackstone/rules/engine/moveContext.ts'
import type { Entry } from '../../../kernel/log.ts'
import { refuse } from '../../../kernel/result.ts'
import { t } from '../../../text/t.ts'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '../table/blackstoneTableView.ts'
import { createBlackstoneTableView, type StandaloneTable } from '../table/createBlackstoneTableView.ts'
import { chosenSlot, type TableSelection } from '../table/turn/tableSelection.ts'
import * as styles from './CoachRing.module.css'
import type { Step } from './lesson.ts'
import type { LessonWithId } from './lessons.ts'
import { matchesNotation, openLessonTable } from './openLessonTable.ts'
import { playRival } from './playRival.ts'

export interface LessonSession {
  readonly view: BlackstoneTableView
  /** Index of the current step; equal to the number of steps when the lesson is done. */
  readonly stepIndex: ReadonlySignal<number>
  /** Leaves a step that is only read. */
  advance(): void
  close(): void
}

const isActionAllowed = (step: Step | undefined, scene: Scene, action: Action): boolean =>
  step !== undefined && matchesNotation(formatAction(scene, action), [...(step.does ?? []), ...(step.may ?? [])])

const isPickedUp = ({ scene }: BlackstoneTableSnapshot, selection: TableSelection, target: string): boolean => {
  const space = parseSpace(target)
  if (space !== null) return 'space' in selection && selection.space === space
  const slot = chosenSlot(selection)
  return slot !== undefined && visibleTaskIn(scene, slot)?.id === target
}

const isUntilMet = ({ state }: BlackstoneTableSnapshot, until: NonNullable<Step['until']>): boolean =>
  Object.entries(until).every(([where, who]) => {
    const space = parseSpace(where)
    const vassal = space === null ? null : vassalAt(state, space)
    return vassal !== null && vassal !== 'hidden' && formatFace(vassal.face) === who
  })

/** Dims the buttons of actions that the current step does not allow. A press says so. */
const dimOtherChoices = (
  choices: readonly ChoiceView[],
  { legalActions }: BlackstoneTableSnapshot,
  space: Space,
  remind: () => void,
): readonly ChoiceView[] =>
  choices.map((choice) =>
    legalActions.some((action) => action.kind === choice.id && 'space' in action && action.space === space)
      ? choice
      : {
          id: choice.id,
          label: choice.label,
          ...(choice.icon && { icon: choice.icon }),
          isDimmed: true,
          onPress: remind,
        },
  )

/** Ring around a space of the board that the coach speaks of. */
const CoachRing = () => <i class={styles.ring} aria-hidden="true" />

/**
 * Steps of a lesson: which one is open, and how an action or its undoing leads to another.
 */
const createProgress = (steps: readonly Step[]) => {
  const stepIndex = signal(0)
  /** Step in which each action of the learner was done, the latest last. */
  const doneIn: number[] = []
  const advanceFrom = (index: number): void => {
    if (stepIndex.value === index) stepIndex.value = index + 1
  }
  /** Back to the step of the last action, or to the picking up before it: an undo lays down what is picked up. */
  const goBack = (): void => {
    const index = doneIn.pop()
    if (index !== undefined) stepIndex.value = steps[index - 1]?.picks ? index - 1 : index
  }
  const addEntry = (scene: Scene, { body }: Entry): void => {
    if (body.kind === 'undo') goBack()
    if (body.kind !== 'seat' || body.seat !== scene.seat) return
    const index = doneIn.at(-1) ?? 0
    const { until, does } = steps[index] ?? {}
    if (!until && matchesNotation(formatAction(scene, body.action as Action), does)) stepIndex.value = index + 1
  }
  return { stepIndex, doneIn, advanceFrom, addEntry }
}

type Progress = ReturnType<typeof createProgress>

/** Is something laid down again that was picked up for this step? */
const isLaidDown = (steps: readonly Step[], index: number, now: BlackstoneTableSnapshot, selection: TableSelection) =>
  !!steps[index - 1]?.picks && !!steps[index]?.does && selection.on === 'nothing' && !now.isPending

/**
 * Advances when something is picked up, or when a vassal stands where it must; goes back when it is laid down again.
 */
const followBoard = (view: BlackstoneTableView, steps: readonly Step[], { stepIndex, advanceFrom }: Progress) =>
  effect(() => {
    const step = steps[stepIndex.value]
    const now = view.now.value
    const isDone = step?.picks
      ? isPickedUp(now, view.selection.value, step.picks)
      : step?.until && isUntilMet(now, step.until)
    if (isDone) advanceFrom(stepIndex.value)
    else if (isLaidDown(steps, stepIndex.value, now, view.selection.value)) stepIndex.value--
  })

/** Adds to the extensions of the table what a lesson shows and withholds. */
const adaptToLesson = (
  { extensions }: StandaloneTable,
  openStep: () => Step | undefined,
  remind: () => void,
): StandaloneTable['extensions'] => ({
  ...extensions,
  remind,
  orderPayments: (scene, legal) =>
    extensions.orderPayments(scene, legal).filter((action) => isActionAllowed(openStep(), scene, action)),
  adjustChoices: (tableProps, space, usualChoices) =>
    dimOtherChoices(extensions.adjustChoices(tableProps, space, usualChoices), tableProps.now, space, remind),
  pins: (now, space) => (
    <>
      {extensions.pins(now, space)}
      {openStep()?.at?.some((spaceCode) => parseSpace(spaceCode) === space) && <CoachRing />}
    </>
  ),
})

/** Begins a lesson. Rejects if its rules cannot be fetched. */
export const beginLesson = async (lesson: LessonWithId): Promise<LessonSession> => {
  const { steps } = lesson
  const progress = createProgress(steps)
  const { stepIndex, advanceFrom } = progress
  const openStep = (): Step | undefined => steps[stepIndex.value]
  const table = await openLessonTable(lesson)
  const propose: StandaloneTable['propose'] = async (seat, action) => {
    if (!isActionAllowed(openStep(), table.game.sceneOf(table.view(seat)), action)) {
      return refuse('learn.doIt')
    }
    progress.doneIn.push(stepIndex.value)
    return table.propose(seat, action)
  }
  const remind = (): void => view.sayRefusal(t('learn.doIt'))
  const view: BlackstoneTableView = createBlackstoneTableView({
    ...table,
    propose,
    extensions: adaptToLesson(table, openStep, remind),
  })
  view.openCurtain()
  table.subscribe(({ done }) => {
    const { scene } = view.now.value
    for (const entry of done) progress.addEntry(scene, entry)
  })
  const stopFollowing = followBoard(view, steps, progress)
  const stopRival = playRival(table, stepIndex, steps, advanceFrom)
  return {
    view: { ...view, path: ['learn', lesson.id] },
    stepIndex,
    advance: () => {
      const step = openStep()
      if (step && !step.picks && !step.does && !step.rival) advanceFrom(stepIndex.value)
    },
    close: () => {
      for (const stop of [stopFollowing, stopRival, view.clearRefusal]) stop()
      table.close()
    },
  }
}
