/** Movements on the board, from what happened. The board already shows the outcome, so nothing waits for them, and a touch ends them. */
import type { Space } from '../../games/blackstone/board.ts'
import { type Cue, cue } from '../feel/cue.ts'
import { arrive, type Going, type Kind, MOVES, TIMES, vassalOn } from './movements.ts'
import type { CellView, MotionStep } from './props.ts'

const CUES: Readonly<Record<Kind, Cue>> = {
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

/** Castles drop one soon after the other. */
const CASTLES_APART = 90
/** All that is dealt in a row together, or leaves. */
const DEALING = 600
/** Milliseconds from the beginning of a step to that of the next of its kind, of so many in a row. */
const gapOf = (kind: Kind, count: number): number => {
  if (kind === 'castle') return CASTLES_APART
  if (kind !== 'deal' && kind !== 'land' && kind !== 'leave') return TIMES[kind]
  return Math.min(TIMES[kind], (DEALING - TIMES[kind]) / (count - 1))
}

/** When each step begins, in milliseconds: one after another, refills within a little more than half a second. */
export const beginnings = (steps: readonly MotionStep[]): readonly number[] => {
  const starts: number[] = []
  let at = 0
  for (let first = 0; first < steps.length; ) {
    const { kind } = steps[first] as MotionStep
    const next = steps.findIndex((step, other) => other > first && step.kind !== kind)
    const count = (next < 0 ? steps.length : next) - first
    const gap = gapOf(kind, count)
    for (let one = 0; one < count; one++) starts.push(at + one * gap)
    at += (count - 1) * gap + TIMES[kind]
    first += count
  }
  return starts
}

/** Where something has changed. */
const placesOf = (step: MotionStep): readonly Space[] => {
  if (step.kind === 'draw') return []
  if (step.kind === 'slide') return [step.to]
  return step.kind === 'swap' ? [step.a, step.b] : [step.space]
}

/** Without travel: what has changed fades in. */
const fade = (step: MotionStep, duration: number): void => {
  for (const space of placesOf(step)) vassalOn(space)?.animate({ opacity: [0.3, 1] }, { duration })
}

let timers: number[] = []

/** What is on its way arrives, and what was to be heard of it is not. */
const finish = (): void => {
  arrive()
  for (const timer of timers) clearTimeout(timer)
}
for (const touch of ['pointerdown', 'keydown']) globalThis.document?.addEventListener(touch, finish, { capture: true })

const move = (step: MotionStep, going: Going): void => {
  // Each is kept under its own kind, which the compiler cannot follow through a look-up.
  const go = MOVES[step.kind] as (step: MotionStep, going: Going) => void
  go(step, going)
}

/** The two castles of a task sound as one. */
const call = (steps: readonly MotionStep[], starts: readonly number[], pace: number): void => {
  timers = steps.flatMap((step, at) =>
    step.kind === 'castle' && steps[at - 1]?.kind === 'castle'
      ? []
      : [window.setTimeout(cue, (starts[at] ?? 0) * pace, CUES[step.kind])],
  )
}

/** Plays what has just happened, at the pace of the style sheet: 0 where nothing may travel. */
export const playMotion = (steps: readonly MotionStep[], before: readonly CellView[]): void => {
  finish()
  const style = getComputedStyle(document.documentElement)
  const pace = Number(style.getPropertyValue('--pace'))
  const fading = Number.parseFloat(style.getPropertyValue('--m-fade'))
  const starts = beginnings(steps)
  call(steps, starts, pace)
  steps.forEach((step, at) => {
    if (pace > 0) move(step, { before, pace, at: starts[at] ?? 0 })
    else if (fading > 0) fade(step, fading)
  })
}
