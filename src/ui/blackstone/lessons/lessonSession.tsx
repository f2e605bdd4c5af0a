/**
 * Session of a lesson: the real game on a table that is not stored, in which only the actions of the current step are
 * allowed.
 */

import { effect } from '@preact/signals'
import type { Action } from '../../../games/blackstone/actions.ts'
import type { Space } from '../../../games/blackstone/board.ts'
import { spaceOfVassal } from '../../../games/blackstone/insight/shown/intrigueMarkers.ts'
import { vassalAt, visibleTaskIn } from '../../../games/blackstone/insight/tableCards.ts'
import { formatAction } from '../../../games/blackstone/notation/actionNotation.ts'
import { formatFace, formatSpace, parseSpace } from '../../../games/blackstone/notation/cardAndSpaceNotation.ts'
import { readPosition } from '../../../games/blackstone/position/readPosition.ts'
import { refuse } from '../../../kernel/result.ts'
import { createMemoryLogStore } from '../../../store/memoryLogStore.ts'
import { openNewTable } from '../../../table/openLocalTable.ts'
import { t } from '../../../text/t.ts'
import { nameOfSeat } from '../../common/names/seatNames.ts'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import {
  createLessonProgress,
  isActionAllowed,
  type LessonProgress,
  type LessonSession,
  matchesNotation,
} from '../../table/lessons/lessonProgress.ts'
import { playRival } from '../../table/lessons/playRival.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '../table/blackstoneTableView.ts'
import { createStandaloneTableView, type StandaloneTable } from '../table/createStandaloneTableView.ts'
import { loadTableRules } from '../table/loadTableRules.ts'
import { chosenSlot, type TableSelection } from '../table/turn/tableSelection.ts'
import * as styles from './CoachRing.module.css'
import type { Step } from './lesson.ts'
import type { LessonWithId } from './lessons.ts'

const RIVAL = 1

/** Code of the space of the vassal that the learner has marked; empty where there is none. */
const markedSpace = (table: StandaloneTable): string => {
  const { state } = table.view(null)
  const intrigue = state.courts[0]?.intrigue
  const space = intrigue?.at === 'agents' ? spaceOfVassal(state, intrigue.vassal) : null
  return space === null ? '' : formatSpace(space)
}

const findAction = (table: StandaloneTable, pattern: string): Action | undefined => {
  const scene = table.game.sceneOf(table.view(RIVAL))
  return table.legal(RIVAL).find((action) => matchesNotation(formatAction(scene, action), [pattern]))
}

/** Begins a step of the rival, in which `@` is the space that is marked now; returns what does one action of it. */
const beginRivalStep = (table: StandaloneTable): ((notation: string) => Promise<unknown>) => {
  const marked = markedSpace(table)
  return async (notation) => {
    const action = findAction(table, notation.replace('@', marked))
    if (action) await table.propose(RIVAL, action)
  }
}

const COURSE_MODE = 'kings-quest'

/** Names of the learner and of those who sit with them: the easiest bot, and players by number. */
const namesFor = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, seat) => [t('new.you'), t('bot.scout')][seat] ?? nameOfSeat('', seat))

/** Opens the table of a lesson. Rejects if its rules cannot be fetched, and for a position that cannot be laid. */
const openLessonTable = async ({ mode = COURSE_MODE, position }: LessonWithId): Promise<StandaloneTable> => {
  const options = { ...position.options }
  const document = { ...position, format: 'blackstone-position', version: 1, mode, options } as const
  const loaded = await loadTableRules({ mode, options, position: document })
  const card = loaded.game.modes.get(mode)
  // Where hands can lie open they do, so that no curtain falls.
  const openHands = card?.options.some(({ id }) => id === 'openHands') ? { openHands: 'on' } : {}
  const seatCount = Math.max(card?.seats.min ?? 1, position.courts?.length ?? 0)
  const parsed = readPosition(loaded.game, {
    ...document,
    options: { ...openHands, ...options },
    seats: namesFor(seatCount),
  })
  if (!parsed.ok) throw new Error(`the lesson cannot be laid: ${JSON.stringify(parsed.error)}`)
  const { names, hidden } = parsed.value
  const env = { store: createMemoryLogStore(), random: (bytes: number) => new Uint8Array(bytes) }
  const setup = { ...parsed.value.table, names, ...(hidden !== undefined && { hidden }) }
  const result = await openNewTable(loaded.game, env, setup)
  if (!result.ok) throw new Error(`the lesson cannot be opened: ${JSON.stringify(result.error)}`)
  return { ...result.value, ...loaded, seats: () => [0] }
}

export interface BlackstoneLessonSession extends LessonSession {
  readonly view: BlackstoneTableView
}

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

/** Is something laid down again that was picked up for this step? */
const isLaidDown = (steps: readonly Step[], index: number, now: BlackstoneTableSnapshot, selection: TableSelection) =>
  !!steps[index - 1]?.picks && !!steps[index]?.does && selection.on === 'nothing' && !now.isPending

/**
 * Advances when something is picked up, or when a vassal stands where it must; goes back when it is laid down again.
 */
const followBoard = (view: BlackstoneTableView, steps: readonly Step[], { stepIndex, advanceFrom }: LessonProgress) =>
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
    extensions.orderPayments(scene, legal).filter((action) => isActionAllowed(openStep(), formatAction(scene, action))),
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
export const beginLesson = async (lesson: LessonWithId): Promise<BlackstoneLessonSession> => {
  const { steps } = lesson
  const progress = createLessonProgress(steps, (action) => formatAction(view.now.value.scene, action as Action))
  const { stepIndex } = progress
  const openStep = (): Step | undefined => steps[stepIndex.value]
  const table = await openLessonTable(lesson)
  const propose: StandaloneTable['propose'] = async (seat, action) => {
    const notation = formatAction(table.game.sceneOf(table.view(seat)), action)
    if (!isActionAllowed(openStep(), notation)) return refuse('learn.doIt')
    progress.addProposal()
    return table.propose(seat, action)
  }
  const remind = (): void => view.sayRefusal(t('learn.doIt'))
  const view: BlackstoneTableView = createStandaloneTableView({
    ...table,
    propose,
    extensions: adaptToLesson(table, openStep, remind),
  })
  view.openCurtain()
  table.subscribe(({ done }) => done.forEach(progress.addEntry))
  const stopFollowing = followBoard(view, steps, progress)
  const stopRival = playRival(steps, progress, () => beginRivalStep(table))
  return {
    view: { ...view, path: ['learn', lesson.id] },
    stepIndex,
    advance: progress.advance,
    close: () => {
      for (const stop of [stopFollowing, stopRival, view.clearRefusal]) stop()
      table.close()
    },
  }
}
