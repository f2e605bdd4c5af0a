/**
 * What moves and sounds on a board that shows the outcome already: nothing waits for it, and a touch or a key ends all
 * of it.
 */
import { type Cue, emitCue } from '../sound/cue.ts'

const EASE_OUT = 'cubic-bezier(.2,.8,.2,1)'

const running = new Set<Animation>()
let timers: number[] = []

const silence = (): void => {
  for (const timer of timers) clearTimeout(timer)
}

/** Ends what runs: everything stands where it belongs, and what was not heard yet is not heard. */
export const finishMovements = (): void => {
  for (const animation of running) animation.finish()
  silence()
}
for (const touch of ['pointerdown', 'keydown'])
  globalThis.document?.addEventListener(touch, finishMovements, { capture: true })

/** Begins a movement. Until its delay is over, the element looks as in the first frame. */
export const beginMovement = (
  element: Element,
  frames: Keyframe[],
  timing: { readonly duration: number; readonly delay: number; readonly easing?: string },
): Animation => {
  const animation = element.animate(frames, { easing: EASE_OUT, fill: 'backwards', ...timing })
  running.add(animation)
  animation.finished.catch(() => undefined).finally(() => running.delete(animation))
  return animation
}

/** Sends each cue after its time in milliseconds, in place of those of the motion before. */
export const scheduleCues = (cues: readonly (readonly [Cue, time: number])[]): void => {
  silence()
  timers = cues.map(([cue, time]) => window.setTimeout(emitCue, time, cue))
}
