/** Movements on the board. Only transform and opacity; nothing waits for them. */
import type { Space } from '../../games/blackstone/board.ts'
import { idOf } from './focus.ts'
import type { MotionStep } from './props.ts'

const cellAt = (space: Space): HTMLElement | null => document.getElementById(idOf(space))

/** A time token of the style sheet in milliseconds; calm mode sets the travelling ones to zero. */
const time = (token: string): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(token)) || 0

const play = (element: Element | null | undefined, frames: Keyframe[], token: string): void => {
  const duration = time(token)
  if (duration > 0) element?.animate(frames, { duration, easing: 'cubic-bezier(.2,.8,.2,1)' })
  else element?.animate({ opacity: [0.3, 1] }, { duration: time('--m-fade') })
}

const offset = (from: Element, to: Element): string => {
  const a = from.getBoundingClientRect()
  const b = to.getBoundingClientRect()
  return `translate(${a.left + a.width / 2 - b.left - b.width / 2}px, ${a.top + a.height / 2 - b.top - b.height / 2}px)`
}

const travel = (from: Element | null, to: HTMLElement | null, token: string, grow: number): void => {
  if (!from || !to) return
  const start = offset(from, to)
  const frames = [{ transform: start, zIndex: 5 }, { transform: `scale(${grow})`, offset: 0.8 }, { transform: 'none' }]
  play(to.querySelector('.v'), frames, token)
}

const turn = [{ transform: 'scaleX(-1)' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'none' }]
const drop = [
  { transform: 'translateY(-60%)', opacity: 0 },
  { transform: 'none', opacity: 1 },
]

const playStep = (step: MotionStep): void => {
  if (step.kind === 'slide') travel(cellAt(step.from), cellAt(step.to), '--m-move', 1.05)
  if (step.kind === 'swap') {
    travel(cellAt(step.a), cellAt(step.b), '--m-swap', 1.05)
    travel(cellAt(step.b), cellAt(step.a), '--m-swap', 1)
  }
  if (step.kind === 'flip') play(cellAt(step.space)?.querySelector('.v'), turn, '--m-flip')
  if (step.kind === 'deal') {
    travel(document.getElementById(`tower-${step.corner}`), cellAt(step.space), '--m-deal', 1.05)
  }
  if (step.kind === 'land') play(cellAt(step.space)?.querySelector('.v'), drop, '--m-deal')
  if (step.kind === 'castle') play(cellAt(step.space)?.querySelector('.used'), drop, '--m-win')
}

/** Plays what has just happened; the board already shows the outcome, so a tap loses nothing. */
export const playMotion = (steps: readonly MotionStep[]): void => {
  for (const step of steps) playStep(step)
}
