/**
 * Plays movements on the board, which already shows the outcome.
 */
import type { Space } from '#src/games/blackstone/board.ts'
import { readAnimationTiming } from '../../../table/motion/animationTiming.ts'
import { beginMovement, finishMovements, scheduleCues } from '../../../table/motion/runningMotion.ts'
import type { Cue } from '../../../table/sound/cue.ts'
import type { CellView, MotionStep } from '../viewProps.ts'
import { DURATIONS, MOVEMENTS, type MotionKind, type MovementContext, vassalElement } from './movementAnimations.ts'

const SOUND_BY_KIND: Readonly<Record<MotionKind, Cue>> = {
  slide: 'slide',
  swap: 'swap',
  flip: 'flip',
  deal: 'slide',
  land: 'slide',
  castle: 'complete',
  retain: 'slide',
  leave: 'flip',
  draw: 'flip',
}

/** Milliseconds between two castles. */
const CASTLE_GAP = 90
/** Milliseconds for all vassals that are dealt or leave in a row. */
const DEALING_DURATION = 600
/** Milliseconds between the beginnings of two steps of one kind, in a row of `count` of them. */
const gapBetween = (kind: MotionKind, count: number): number => {
  if (kind === 'castle') return CASTLE_GAP
  if (kind !== 'deal' && kind !== 'land' && kind !== 'leave') return DURATIONS[kind]
  return Math.min(DURATIONS[kind], (DEALING_DURATION - DURATIONS[kind]) / (count - 1))
}

/** When each step begins, in milliseconds: one after another; a row of refills takes `DEALING_DURATION`. */
export const startTimes = (steps: readonly MotionStep[]): readonly number[] => {
  const times: number[] = []
  let time = 0
  for (let firstIndex = 0; firstIndex < steps.length; ) {
    const { kind } = steps[firstIndex] as MotionStep
    const nextIndex = steps.findIndex((step, index) => index > firstIndex && step.kind !== kind)
    const count = (nextIndex < 0 ? steps.length : nextIndex) - firstIndex
    const gap = gapBetween(kind, count)
    for (let offset = 0; offset < count; offset++) times.push(time + offset * gap)
    time += (count - 1) * gap + DURATIONS[kind]
    firstIndex += count
  }
  return times
}

/** Spaces that a step changes. */
const changedSpaces = (step: MotionStep): readonly Space[] => {
  if (step.kind === 'draw') return []
  if (step.kind === 'slide') return [step.to]
  return step.kind === 'swap' ? [step.a, step.b] : [step.space]
}

/** Fades in what a step changed, where nothing may travel. */
const fadeIn = (step: MotionStep, duration: number): void => {
  for (const space of changedSpaces(step)) {
    const vassal = vassalElement(space)
    if (vassal) beginMovement(vassal, [{ opacity: 0.3 }, { opacity: 1 }], { duration, delay: 0 })
  }
}

const playStep = (step: MotionStep, context: MovementContext): void => {
  // Each function is stored under its own kind, which the compiler cannot follow through a look-up.
  const playMovement = MOVEMENTS[step.kind] as (step: MotionStep, context: MovementContext) => void
  playMovement(step, context)
}

/** Schedules the sounds. The two castles of a task sound once. */
const scheduleSounds = (steps: readonly MotionStep[], starts: readonly number[], pace: number): void =>
  scheduleCues(
    steps.flatMap(({ kind }, index) =>
      kind === 'castle' && steps[index - 1]?.kind === 'castle'
        ? []
        : [[SOUND_BY_KIND[kind], (starts[index] ?? 0) * pace] as const],
    ),
  )

/** Plays the steps at the pace of the style sheet; at pace 0 nothing travels. */
export const playMotion = (steps: readonly MotionStep[], previousCells: readonly CellView[]): void => {
  finishMovements()
  const { pace, fade } = readAnimationTiming()
  const starts = startTimes(steps)
  scheduleSounds(steps, starts, pace)
  steps.forEach((step, index) => {
    if (pace > 0) playStep(step, { previousCells, pace, startTime: starts[index] ?? 0 })
    else if (fade > 0) fadeIn(step, fade)
  })
}
