/**
 * Texts of a lesson: its name, the coach's sentence of each step, the summary. Tests check that each of them exists.
 */

import { modeNameById } from '../../../text/gameAndModeNames.ts'
import type { MessageKey } from '../../../text/keys.ts'
import { t } from '../../../text/t.ts'
import { COURSE } from './lessons.ts'

interface HasId {
  readonly id: string
  readonly mode?: string
}

/** Name of a lesson; that of its mode for the lesson of a quest. */
export const lessonName = ({ id, mode }: HasId): string =>
  mode === id ? modeNameById(id) : t(`lesson.${id}` as MessageKey)
/** `stepIndex` counts from 0, the message keys from 1. */
export const coachText = ({ id }: HasId, stepIndex: number): string => t(`lesson.${id}.${stepIndex + 1}` as MessageKey)
export const lessonSummary = ({ id }: HasId): string => t(`lesson.${id}.end` as MessageKey)

/** `Lesson 2 of 6: Slide and swap`; the name alone for a lesson that is not of the course. */
export const lessonNumber = (lesson: HasId): string => {
  const index = COURSE.findIndex(({ id }) => id === lesson.id)
  const name = lessonName(lesson)
  return index < 0 ? name : t('learn.numbered', { number: index + 1, of: COURSE.length, name })
}
