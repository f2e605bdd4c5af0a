/** Steps of a lesson: which one is open, and how an action or its undoing leads to another. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Seat, Shape } from '../../../kernel/contract.ts'
import type { Entry } from '../../../kernel/log.ts'

/** The learner has the first seat. */
const LEARNER: Seat = 0

/** What every step of a lesson may say, besides what its game adds. */
export interface LessonStep {
  /** Something to pick up, which ends the step. */
  readonly picks?: string
  /** Allowed actions in the notation of docs/notation.md, each of which ends the step; `*` matches the rest. */
  readonly does?: readonly string[]
  /** Further allowed actions, which do not end the step. */
  readonly may?: readonly string[]
  /** What must hold before the step ends; the actions of `does` are then done until it does. */
  readonly until?: unknown
  /** Actions of the other seat, which it does by itself one after the other; the last one ends the step. */
  readonly rival?: readonly string[]
}

/** `N *` matches every action that begins with `N `. */
export const matchesNotation = (notation: string, patterns: readonly string[] = []): boolean =>
  patterns.some((pattern) => (pattern.endsWith('*') ? notation.startsWith(pattern.slice(0, -1)) : notation === pattern))

export const isActionAllowed = (step: LessonStep | undefined, notation: string): boolean =>
  step !== undefined && matchesNotation(notation, [...(step.does ?? []), ...(step.may ?? [])])

export interface LessonProgress {
  /** Index of the open step; equal to the number of steps when the lesson is done. */
  readonly stepIndex: Signal<number>
  /** Advances if this step is still open. */
  advanceFrom(index: number): void
  /** Leaves the open step if it is only read. */
  advance(): void
  /** Keeps in which step an action was proposed. */
  addProposal(): void
  addEntry(entry: Entry): void
}

/** @param formatAction notation of an action of the learner, after it was done */
export const createLessonProgress = (
  steps: readonly LessonStep[],
  formatAction: (action: Shape['action']) => string,
): LessonProgress => {
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
  return {
    stepIndex,
    advanceFrom,
    advance: () => {
      const step = steps[stepIndex.value]
      if (step && !step.picks && !step.does && !step.rival) advanceFrom(stepIndex.value)
    },
    addProposal: () => void doneIn.push(stepIndex.value),
    addEntry: ({ body }) => {
      if (body.kind === 'undo') goBack()
      if (body.kind !== 'seat' || body.seat !== LEARNER) return
      const index = doneIn.at(-1) ?? 0
      const { until, does } = steps[index] ?? {}
      if (until === undefined && matchesNotation(formatAction(body.action), does)) stepIndex.value = index + 1
    },
  }
}

/** Session of a lesson, as its screen follows it. */
export interface LessonSession {
  readonly stepIndex: ReadonlySignal<number>
  /** Leaves a step that is only read. */
  advance(): void
  close(): void
}
