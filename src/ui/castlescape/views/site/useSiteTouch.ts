/** Touches on the site: one finger places or taps, two fingers change the scale, a drag in the closer view moves it. */
import type { RefObject } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { holdEdge } from '../../../parts/swipeBackEdge.ts'
import { CLOSER, type Corner } from './closerView.ts'
import type { SitePoint } from './nearestSquare.ts'

export interface SiteTouchHandlers {
  /** Corner of the closer view; null while the whole site is shown. */
  readonly corner: Corner | null
  readonly size: number
  /** The finger is down on the whole site, or moves on it. */
  readonly onDrag: (point: SitePoint) => void
  /** The finger was lifted where it had been put down. */
  readonly onTap: (point: SitePoint) => void
  readonly onPan: (columns: number, rows: number) => void
  readonly onPinch: (isCloser: boolean, point: SitePoint) => void
  /** One finger came down on the site, or is no longer the one that is on it. */
  readonly onHold: (isHeld: boolean) => void
  /** What the finger did is taken back: it left the site, or its touch ended otherwise than by being lifted. */
  readonly onLeave: () => void
}

interface Touch {
  readonly x: number
  readonly y: number
}

/** Pixels that a finger may slip within a tap, and that two fingers come nearer or apart in a pinch. */
const SLIP = 10
const PINCH = 32

const distanceOf = ([one, other]: readonly Touch[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0

/** Point of the site under a touch; its corner where the site is not drawn. */
const pointUnder = ({ x, y }: Touch, box: DOMRect | undefined, { corner, size }: SiteTouchHandlers): SitePoint => {
  if (!box) return { x: 0, y: 0 }
  const across = corner ? CLOSER : size
  return {
    x: ((x - box.left) / box.width) * across + (corner?.column ?? 0),
    y: ((y - box.top) / box.height) * across + (corner?.row ?? 0),
  }
}

/** Whether a touch is more than half a square outside of what is shown of the site. */
const isOutside = ({ x, y }: Touch, box: DOMRect | undefined, { corner, size }: SiteTouchHandlers): boolean => {
  if (!box) return true
  const slip = box.width / (corner ? CLOSER : size) / 2
  return x < box.left - slip || x > box.right + slip || y < box.top - slip || y > box.bottom + slip
}

/** Moves the closer view under one finger, by whole squares. */
const createPan = () => {
  let start: Touch = { x: 0, y: 0 }
  let panned: Touch = start
  return {
    begin: (touch: Touch): void => {
      start = touch
      panned = { x: 0, y: 0 }
    },
    move: (touch: Touch, square: number, { onPan }: SiteTouchHandlers): void => {
      if (square === 0) return
      const columns = Math.round((start.x - touch.x) / square) - panned.x
      const rows = Math.round((start.y - touch.y) / square) - panned.y
      if (columns === 0 && rows === 0) return
      panned = { x: panned.x + columns, y: panned.y + rows }
      onPan(columns, rows)
    },
  }
}

export const useSiteTouch = (frame: RefObject<HTMLElement | null>, handlers: SiteTouchHandlers) => {
  const latest = useRef(handlers)
  latest.current = handlers
  const { giveUp, ...listeners } = useMemo(() => createSiteTouch(frame, latest), [])
  useEffect(() => {
    // The squares are elsewhere then.
    addEventListener('resize', giveUp)
    return () => removeEventListener('resize', giveUp)
  }, [])
  return listeners
}

const createSiteTouch = (frame: RefObject<HTMLElement | null>, latest: RefObject<SiteTouchHandlers>) => {
  const touches = new Map<number, Touch>()
  let start: Touch | null = null
  let hasMoved = false
  let pinchStart = 0
  let isTouched = false

  const pan = createPan()
  const box = (): DOMRect | undefined => frame.current?.getBoundingClientRect()
  const pointOf = (touch: Touch): SitePoint => pointUnder(touch, box(), latest.current)
  const pinch = (): void => {
    const change = distanceOf([...touches.values()]) - pinchStart
    const [one] = touches.values()
    if (pinchStart === 0 || Math.abs(change) < PINCH || !one) return
    pinchStart = 0
    latest.current.onPinch(change > 0, pointOf(one))
  }
  const drag = (touch: Touch): void => {
    if (isOutside(touch, box(), latest.current)) latest.current.onLeave()
    else latest.current.onDrag(pointOf(touch))
  }
  /** No finger that is down now does anything more, but for two that go on to a pinch. */
  const leave = (): void => {
    if (start) latest.current.onLeave()
    start = null
    latest.current.onHold(false)
  }
  const giveUp = (): void => {
    leave()
    isTouched = false
    touches.clear()
  }
  const release = (event: PointerEvent): void => {
    touches.delete(event.pointerId)
    if (touches.size > 0) return
    latest.current.onHold(false)
    const touch = { x: event.clientX, y: event.clientY }
    if (start && isOutside(touch, box(), latest.current)) latest.current.onLeave()
    else if (start && !hasMoved) latest.current.onTap(pointOf(touch))
    start = null
  }
  return {
    onTouchStart: holdEdge,
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      isTouched = true
      const touch = { x: event.clientX, y: event.clientY }
      touches.set(event.pointerId, touch)
      frame.current?.setPointerCapture(event.pointerId)
      if (touches.size === 2) {
        pinchStart = distanceOf([...touches.values()])
        return leave()
      }
      start = touch
      latest.current.onHold(true)
      pan.begin(touch)
      hasMoved = false
      if (!latest.current.corner) drag(touch)
    },
    onPointerMove: (event: PointerEvent) => {
      if (!touches.has(event.pointerId)) return
      const touch = { x: event.clientX, y: event.clientY }
      touches.set(event.pointerId, touch)
      if (touches.size > 1) return pinch()
      if (!start) return
      hasMoved ||= distanceOf([start, touch]) > SLIP
      if (latest.current.corner) pan.move(touch, (box()?.width ?? 0) / CLOSER, latest.current)
      else drag(touch)
    },
    onPointerUp: release,
    // What a finger did is done by now. A click without one is a screen reader's, and picks the square.
    onClickCapture: (event: MouseEvent) => {
      if (isTouched && event.detail > 0) event.stopPropagation()
      isTouched = false
    },
    onPointerCancel: giveUp,
    giveUp,
  }
}
