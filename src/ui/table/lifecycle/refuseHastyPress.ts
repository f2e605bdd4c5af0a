/**
 * A second press right after the first and at the same place was meant for what stood there. Where something else stands
 * there now, or the same button says something else, it does nothing. Nor does it on a choice that stands: it may have
 * said what it would give up, and nobody can have read that. So does a key that is held.
 */

/** Milliseconds within which a second touch is part of the first. */
const HASTE = 300
/** Milliseconds after which whoever goes on pressing means it. */
const BURST = 1000
/** Distance within which two touches are at one place, in px. */
const NEAR = 24

interface Press {
  readonly at: number
  readonly x: number
  readonly y: number
  readonly control: Element | null
  /** What the control says, but for what stands behind a colon: what Undo would take back. */
  readonly words: string | null
}

const pressOf = ({ timeStamp, clientX, clientY, target }: MouseEvent): Press => {
  const control = target instanceof Element ? target.closest('button, a') : null
  return {
    ...{ at: timeStamp, x: clientX, y: clientY, control },
    words: (control && (control.ariaLabel ?? control.textContent))?.split(/[:：]/)[0] ?? null,
  }
}

/** A key that is held presses a choice once. */
const onKeyDown = (event: KeyboardEvent): void => {
  const isPress = event.key === 'Enter' || event.key === ' '
  if (event.repeat && isPress && event.target instanceof Element && event.target.matches('[data-part~="choice"]'))
    event.preventDefault()
}

/** Listens until the returned function is called. Presses of keys are let through: they follow the focus, not a place. */
export const refuseHastyPress = (): (() => void) => {
  let last: Press | null = null
  /** When a press was let through. */
  let done = 0
  let isTouch = false
  const onPointerDown = ({ pointerType }: PointerEvent): void => {
    isTouch = pointerType !== 'mouse'
  }
  const isRefused = (press: Press, clicks: number): boolean => {
    if (!last?.control || press.at - done >= BURST) return false
    // A browser counts the clicks of a mouse itself, by what the person has set; touches are counted by none alike.
    const isHasty = isTouch
      ? press.at - last.at < HASTE && Math.hypot(press.x - last.x, press.y - last.y) < NEAR
      : clicks > 1
    const isSame = press.control === last.control && press.words === last.words
    const isMeant = !press.control || (isSame && !press.control.matches('[data-part~="choice"]'))
    return isHasty && !isMeant
  }
  const onClick = (event: MouseEvent): void => {
    const press = pressOf(event)
    if (event.detail > 0 && isRefused(press, event.detail)) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else done = press.at
    last = press
  }
  addEventListener('pointerdown', onPointerDown, true)
  addEventListener('click', onClick, true)
  addEventListener('keydown', onKeyDown, true)
  return () => {
    removeEventListener('pointerdown', onPointerDown, true)
    removeEventListener('click', onClick, true)
    removeEventListener('keydown', onKeyDown, true)
  }
}
