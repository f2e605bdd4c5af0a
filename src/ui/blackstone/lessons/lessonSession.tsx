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
import { readPosition } from '../../../games/blackstone/position/readPosition.ts'
import type { Scene } from '../../../games/blackstone/rules/engine/moveContext.ts'
import type { Entry } from '../../../kernel/log.ts'
import { refuse } from '../../../kernel/result.ts'
import { createMemoryLogStore } from '../../../store/memoryLogStore.ts'
import { openNewTable } from '../../../table/openLocalTable.ts'
import { t } from '../../../text/t.ts'
import { nameOfSeat } from '../../app/newGame/seatNames.ts'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '../table/blackstoneTableView.ts'
import { createBlackstoneTableView, type StandaloneTable } from '../table/createBlackstoneTableView.ts'
import { rulesFor } from '../table/rulesFor.ts'
import type { Extensions } from '../table/tableExtension.ts'
import type { TableSelection } from '../table/turn/tableSelection.ts'
import * as styles from './CoachRing.module.css'
import type { Step } from './lesson.ts'
import type { LessonWithId } from './lessons.ts'

export interface LessonSession {
  readonly view: BlackstoneTableView
  /** Index of the current step; equal to the number of steps when the lesson is done. */
  readonly stepIndex: ReadonlySignal<number>
  /** Leaves a step that is only read. */
  advance(): void
  close(): void
}

const MODE = 'kings-quest'

/** `N *` matches every action that begins with `N `. */
const matchesNotation = (notation: string, patterns: readonly string[] = []): boolean =>
  patterns.some((pattern) => (pattern.endsWith('*') ? notation.startsWith(pattern.slice(0, -1)) : notation === pattern))

const isActionAllowed = (step: Step | undefined, scene: Scene, action: Action): boolean =>
  step !== undefined && matchesNotation(formatAction(scene, action), [...(step.does ?? []), ...(step.may ?? [])])

const isPickedUp = ({ scene }: BlackstoneTableSnapshot, selection: TableSelection, target: string): boolean => {
  const space = parseSpace(target)
  if (space !== null) return 'space' in selection && selection.space === space
  return 'slot' in selection && visibleTaskIn(scene, selection.slot)?.id === target
}

const isUntilMet = ({ state }: BlackstoneTableSnapshot, until: NonNullable<Step['until']>): boolean =>
  Object.entries(until).every(([where, who]) => {
    const space = parseSpace(where)
    const vassal = space === null ? null : vassalAt(state, space)
    return vassal !== null && vassal !== 'hidden' && formatFace(vassal.face) === who
  })

/** Disables the buttons of actions that the current step does not allow. */
const disableOtherChoices = (
  choices: readonly ChoiceView[],
  { legalActions }: BlackstoneTableSnapshot,
  space: Space,
): readonly ChoiceView[] =>
  choices.map((choice) =>
    choice.reason ||
    legalActions.some((action) => action.kind === choice.id && 'space' in action && action.space === space)
      ? choice
      : { ...choice, reason: t('learn.doIt'), onPress: () => undefined },
  )

/** Ring around a space of the board that the coach speaks of. */
const CoachRing = () => <i class={styles.ring} aria-hidden="true" />

type ActionFilter = (scene: Scene, action: Action) => boolean

/** Opens a table for this lesson. Nothing is stored, and the cards are the same every time. */
const openLessonTable = async (
  { position }: LessonWithId,
  isPermitted: ActionFilter,
  adaptExtensions: (extensions: Extensions) => Extensions,
): Promise<StandaloneTable> => {
  const options = { openHands: 'on', ...position.options }
  const document = { ...position, format: 'blackstone-position', version: 1, mode: MODE, options } as const
  const loaded = await rulesFor({ mode: MODE, options, position: document })
  const parsed = readPosition(loaded.game, { ...document, seats: [0, 1].map((seat) => nameOfSeat('', seat)) })
  if (!parsed.ok) throw new Error(`the lesson cannot be laid: ${JSON.stringify(parsed.error)}`)
  const { names, hidden } = parsed.value
  const env = { store: createMemoryLogStore(), random: (bytes: number) => new Uint8Array(bytes) }
  const setup = { ...parsed.value.table, names, ...(hidden !== undefined && { hidden }) }
  const result = await openNewTable(loaded.game, env, setup)
  if (!result.ok) throw new Error(`the lesson cannot be opened: ${JSON.stringify(result.error)}`)
  const { value: table } = result
  return {
    ...table,
    ...loaded,
    extensions: adaptExtensions(loaded.extensions),
    propose: async (seat, action) =>
      isPermitted(loaded.game.sceneOf(table.view(seat)), action) ? table.propose(seat, action) : refuse('learn.doIt'),
  }
}

/** Begins a lesson. Rejects if its rules cannot be fetched. */
export const beginLesson = async (lesson: LessonWithId): Promise<LessonSession> => {
  const { steps } = lesson
  const stepIndex = signal(0)
  const advanceFrom = (index: number): void => {
    if (stepIndex.value === index) stepIndex.value = index + 1
  }
  const isPermitted: ActionFilter = (scene, action) => isActionAllowed(steps[stepIndex.value], scene, action)
  const table = await openLessonTable(lesson, isPermitted, (extensions) => ({
    ...extensions,
    orderPayments: (scene, legal) =>
      extensions.orderPayments(scene, legal).filter((action) => isPermitted(scene, action)),
    adjustChoices: (tableProps, space, usualChoices) =>
      disableOtherChoices(extensions.adjustChoices(tableProps, space, usualChoices), tableProps.now, space),
    pins: (now, space) => (
      <>
        {extensions.pins(now, space)}
        {steps[stepIndex.value]?.at?.some((spaceCode) => parseSpace(spaceCode) === space) && <CoachRing />}
      </>
    ),
  }))
  const view = createBlackstoneTableView(table)
  view.openCurtain()
  table.subscribe(({ done }) => {
    const step = steps[stepIndex.value]
    const { scene } = view.now.value
    const isDone = ({ body }: Entry): boolean =>
      body.kind === 'seat' && matchesNotation(formatAction(scene, body.action as Action), step?.does)
    if (step && !step.until && done.some(isDone)) advanceFrom(stepIndex.value)
  })
  const stopEffect = effect(() => {
    const step = steps[stepIndex.value]
    const now = view.now.value
    const isDone = step?.picks
      ? isPickedUp(now, view.selection.value, step.picks)
      : step?.until && isUntilMet(now, step.until)
    if (isDone) advanceFrom(stepIndex.value)
  })
  return {
    view: { ...view, path: ['learn', lesson.id] },
    stepIndex,
    advance: () => {
      const step = steps[stepIndex.value]
      if (step && !step.picks && !step.does) advanceFrom(stepIndex.value)
    },
    close: () => {
      stopEffect()
      table.close()
    },
  }
}
