/** A lesson: a position, and steps through which a coach leads, the last of them by the learner alone. One file of lessons/ for each. */
import type { PositionDocument } from '../../games/blackstone/position/document.ts'

/**
 * One thing to do or to look at. A step of neither kind is read, and left by a button. Its sentence is `lesson.ID.1` and so on, counted
 * through the lesson.
 */
export interface Step {
  /** What is to be picked up: a space `AO`, or a task `G01`. */
  readonly picks?: string
  /** What may be done, and any of it ends the step: actions as docs/notation.md writes them, `*` for the rest of one. */
  readonly does?: readonly string[]
  /** What may be done as well and ends nothing. */
  readonly may?: readonly string[]
  /** The step ends only when this vassal stands there: `{ CS: 'Ls' }`. */
  readonly until?: Readonly<Record<string, string>>
  /** Spaces that are ringed. */
  readonly at?: readonly string[]
  /** The coach speaks of the court: it is shown also where there is room for little. */
  readonly court?: true
}

export interface Lesson {
  readonly position: Omit<PositionDocument, 'format' | 'version' | 'mode'>
  readonly steps: readonly Step[]
}
