/**
 * Lesson: a position and steps led by a coach; the last step is done by the learner alone. Each file of lessons/ is one
 * lesson.
 */
import type { PositionDocument } from '../../../games/castlescape/position/positionSchema.ts'
import type { LessonStep } from '../../table/lessons/lessonProgress.ts'

/** Numbers that the table must have reached. */
export interface Goal {
  /** Finished Baileys. */
  readonly baileys?: number
  /** Walls on the site. */
  readonly walls?: number
  /** Gold of the turn. */
  readonly gold?: number
}

/**
 * Step of a lesson: something to do, something that the rival does, or only a sentence, left by a button. Its sentence
 * is `castlescape.lesson.ID.1` and so on, counted through the lesson.
 */
export interface Step extends LessonStep {
  readonly until?: Goal
}

export interface Lesson {
  readonly position: Omit<PositionDocument, 'format' | 'version' | 'mode'>
  readonly steps: readonly Step[]
}
