/**
 * Lesson: a position and steps led by a coach; the last step is done by the learner alone. Each file of lessons/ is one
 * lesson.
 */
import type { PositionDocument } from '../../../games/blackstone/position/positionSchema.ts'
import type { LessonStep } from '../../table/lessons/lessonProgress.ts'

/**
 * Step of a lesson: something to do or to look at. A step with neither is only read, and left by a button. Its sentence
 * is `lesson.ID.1` and so on, counted through the lesson.
 */
export interface Step extends LessonStep {
  /** Selection that ends the step: a space `AO`, or a task `G01`. */
  readonly picks?: string
  /** In the actions of the rival `@` is the space of the vassal that the learner has marked. */
  readonly rival?: readonly string[]
  /** Vassal that must be on a space before the step ends: `{ CS: 'Ls' }`. */
  readonly until?: Readonly<Record<string, string>>
  /** Spaces marked with a ring. */
  readonly at?: readonly string[]
  /** True if the coach speaks of the court: it is then shown also on small screens. */
  readonly court?: true
}

export interface Lesson {
  /** Mode that is taught; without it the lesson is one of the course, in the King's Quest. */
  readonly mode?: string
  readonly position: Omit<PositionDocument, 'format' | 'version' | 'mode'>
  readonly steps: readonly Step[]
}
