/**
 * A second press right after the first and at the same place was meant for what stood there. Where something else stands
 * there now, or the same button says something else, or a warning was said meanwhile, it does nothing.
 */

/** Milliseconds within which a second touch is part of the first. */
const HASTE = 300
/** Distance within which two touches are at one place, in px. */
const NEAR = 24

interface Press {
  readonly at: number
  readonly x: number
  readonly y: number
  readonly control: Element | null
  /** What the control says, and what is said under the board. */
  readonly words: string | null
}

/** Why the last touch did nothing, or what it would give up. */
const warning = (): string => document.querySelector('[data-part~="prompt"] + [role="status"]')?.textContent ?? ''

const pressOf = ({ timeStamp, clientX, clientY, target }: MouseEvent): Press => {
  const control = target instanceof Element ? target.closest('button, a') : null
  return {
    ...{ at: timeStamp, x: clientX, y: clientY, control },
    words: control && `${control.ariaLabel ?? control.textContent} ${warning()}`,
  }
}

/** Listens until the returned function is called. Keys are let through: they follow the focus, not a place. */
export const refuseHastyPress = (): (() => void) => {
  let last: Press | null = null
  let isTouch = false
  const onPointerDown = ({ pointerType }: PointerEvent): void => {
    isTouch = pointerType !== 'mouse'
  }
  const onClick = (event: MouseEvent): void => {
    const press = pressOf(event)
    const before = last
    last = press
    if (!before || event.detail === 0) return
    // A browser counts the clicks of a mouse itself, by what the person has set; touches are counted by none alike.
    const isHasty = isTouch
      ? press.at - before.at < HASTE && Math.hypot(press.x - before.x, press.y - before.y) < NEAR
      : event.detail > 1
    const isMeant = !press.control || (press.control === before.control && press.words === before.words)
    if (!isHasty || isMeant || !before.control) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('pointerdown', onPointerDown, true)
  addEventListener('click', onClick, true)
  return () => {
    removeEventListener('pointerdown', onPointerDown, true)
    removeEventListener('click', onClick, true)
  }
}
