/**
 * Animations of vassals, castles and cards. They change only transform and opacity, from the old place to the new one.
 */
import { createElement, render } from 'preact'
import type { Space } from '#src/games/blackstone/board.ts'
import { beginMovement } from '../../../table/motion/runningMotion.ts'
import type { CellView, MotionStep } from '../viewProps.ts'
import * as styles from './Board.module.css'
import { spaceElementId } from './boardFocus.ts'
import { VassalBadge } from './VassalBadge.tsx'

export type MotionKind = MotionStep['kind']
type StepOfKind<K extends MotionKind> = Extract<MotionStep, { readonly kind: K }>

/** Durations in milliseconds at full speed. */
export const DURATIONS: Readonly<Record<MotionKind, number>> = {
  slide: 180,
  swap: 220,
  flip: 320,
  deal: 260,
  land: 260,
  castle: 260,
  retain: 220,
  leave: 220,
  draw: 260,
}
const EASE_SPRING = 'cubic-bezier(.3,1.45,.5,1)'

/**
 * Context of a movement: the cells before it, the pace (a factor on all times), and when it begins, in milliseconds.
 */
export interface MovementContext {
  readonly previousCells: readonly CellView[]
  readonly pace: number
  readonly startTime: number
}

const animate = (
  element: Element,
  frames: Keyframe[],
  duration: number,
  { pace, startTime }: MovementContext,
  easing?: string,
): Animation =>
  beginMovement(element, frames, { duration: duration * pace, delay: startTime * pace, ...(easing && { easing }) })

/** Raises an element above its surroundings while it moves. */
const raiseWhileMoving = (element: SVGElement | HTMLElement, level: number, animation: Animation): void => {
  element.style.zIndex = String(level)
  animation.onfinish = () => {
    element.style.zIndex = ''
  }
}

const cellElement = (space: Space): HTMLElement | null => document.getElementById(spaceElementId(space))
export const vassalElement = (space: Space): SVGElement | null | undefined =>
  cellElement(space)?.querySelector<SVGElement>("[data-part='badge']")
const isVisible = (element: Element | null | undefined): element is Element => !!element && element.checkVisibility()

const offsetBetween = (from: Element, to: Element): readonly [number, number] => {
  const a = from.getBoundingClientRect()
  const b = to.getBoundingClientRect()
  return [a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2]
}

interface TravelStyle {
  /** Scale midway. */
  readonly grow: number
  /** How far it leaves the straight line, in pixels. */
  readonly arc?: number
  readonly level: number
  readonly duration: number
}

const animateTravel = (
  from: Element | null,
  space: Space,
  { grow, arc = 0, level, duration }: TravelStyle,
  context: MovementContext,
): void => {
  const to = cellElement(space)
  const vassal = vassalElement(space)
  if (!from || !to || !vassal) return
  const [x, y] = offsetBetween(from, to)
  const sideways = arc / (Math.hypot(x, y) || 1)
  const middle = `translate(${x / 2 + y * sideways}px, ${y / 2 - x * sideways}px) scale(${grow})`
  const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: middle, offset: 0.5 }, { transform: 'none' }]
  raiseWhileMoving(vassal, level, animate(vassal, frames, duration, context))
}

/** A temporary element for the time of a movement, placed over `element`. */
const createGhost = (element: Element): HTMLElement => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const ghost = document.createElement('div')
  ghost.ariaHidden = 'true'
  ghost.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px;z-index:9;pointer-events:none`
  document.body.append(ghost)
  return ghost
}

const removeAfter = (ghost: HTMLElement, animation: Animation): void => {
  animation.onfinish = () => ghost.remove()
}

/** A ghost of the vassal that was here before, over its space; null where there was none. */
const createVassalGhost = (space: Space, { previousCells }: MovementContext): HTMLElement | null => {
  const cell = cellElement(space)
  const vassal = previousCells[space]?.vassal
  if (!cell || !vassal || vassal === 'hidden') return null
  const ghost = createGhost(cell)
  render(createElement(VassalBadge, { vassal }), ghost)
  return ghost
}

/** Turns the old face until it is edge on, then the new one. */
const animateFlip = (space: Space, context: MovementContext): void => {
  const vassal = vassalElement(space)
  if (!vassal) return
  const edge = { transform: 'translateY(-6px) scaleX(0)' }
  const half = DURATIONS.flip / 2
  const ghost = createVassalGhost(space, context)
  if (ghost)
    removeAfter(ghost, animate(ghost, [{ transform: 'none' }, edge], half, context, 'cubic-bezier(.5,0,.9,.5)'))
  animate(vassal, [edge, { transform: 'none' }], half, { ...context, startTime: context.startTime + half })
}

const animateDeal = (corner: number, space: Space, context: MovementContext): void => {
  const tower = document.getElementById(`tower-${corner}`)
  const vassal = vassalElement(space)
  if (!tower || !vassal) return
  const [x, y] = offsetBetween(tower, vassal)
  const from = `translate(${x}px, ${y}px) scale(.72)`
  const frames = [
    { transform: from, opacity: 0 },
    { opacity: 1, offset: 0.15 },
    { transform: 'none', opacity: 1 },
  ]
  raiseWhileMoving(vassal, 5, animate(vassal, frames, DURATIONS.deal, context, EASE_SPRING))
}

const animateDrop = (element: Element | null | undefined, duration: number, context: MovementContext): void => {
  const frames = [
    { transform: 'translateY(-60px) scale(1.5)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ]
  if (element) animate(element, frames, duration, context, EASE_SPRING)
}

/** A castle drops, and a ring spreads from its space. */
const animateCastle = (space: Space, context: MovementContext): void => {
  const cell = cellElement(space)
  if (!cell) return
  animateDrop(cell.querySelector(`.${styles.used}`), DURATIONS.castle, context)
  const ring = createGhost(cell)
  ring.style.borderRadius = '12px'
  ring.style.boxShadow = '0 0 0 4px var(--sel)'
  const frames = [
    { opacity: 0, transform: 'scale(.9)' },
    { opacity: 1, offset: 0.4 },
    { opacity: 0, transform: 'scale(1.22)' },
  ]
  removeAfter(
    ring,
    animate(ring, frames, DURATIONS.castle, { ...context, startTime: context.startTime + DURATIONS.castle / 2 }),
  )
}

/** Element of the active player's court: the retained vassals where visible, else the chip. */
const findCourtElement = (): Element | undefined =>
  ["[data-part='retained']", "[data-part='chip'][aria-current]"]
    .map((selector) => document.querySelector(selector))
    .find(isVisible) ?? undefined

const animateRetain = (space: Space, context: MovementContext): void => {
  const ghost = createVassalGhost(space, context)
  const to = findCourtElement()
  if (!ghost) return
  const [x, y] = to ? offsetBetween(to, ghost) : [0, 0]
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: `translate(${x}px, ${y}px) scale(.5)`, opacity: 0.6 },
  ]
  removeAfter(ghost, animate(ghost, frames, DURATIONS.retain, context))
}

/** The vassal that was here shrinks and fades. */
const animateLeave = (space: Space, context: MovementContext): void => {
  const ghost = createVassalGhost(space, context)
  const endFrame = { transform: 'translateY(14px) scale(.4)', opacity: 0 }
  if (ghost) removeAfter(ghost, animate(ghost, [{ transform: 'none', opacity: 1 }, endFrame], DURATIONS.leave, context))
}

/** A task moves from the draw tile to its place in the hand. */
const animateDraw = (context: MovementContext): void => {
  const tile = document.querySelector("[data-part='draw']")
  const card = [...document.querySelectorAll("[data-part='tasks'] [data-part='task']")].at(-1)
  if (!isVisible(card) || !isVisible(tile)) return
  const [x, y] = offsetBetween(tile, card)
  const frames = [
    { transform: `translate(${x}px, ${y}px) scale(.8)`, opacity: 0 },
    { transform: 'none', opacity: 1 },
  ]
  animate(card, frames, DURATIONS.draw, context)
}

/** Function that animates each kind of step. */
export const MOVEMENTS: { readonly [K in MotionKind]: (step: StepOfKind<K>, context: MovementContext) => void } = {
  slide: ({ from, to }, context) =>
    animateTravel(cellElement(from), to, { grow: 1.05, level: 5, duration: DURATIONS.slide }, context),
  swap: ({ a, b }, context) => {
    animateTravel(cellElement(a), b, { grow: 1.08, arc: 16, level: 5, duration: DURATIONS.swap }, context)
    animateTravel(cellElement(b), a, { grow: 0.96, arc: 10, level: 4, duration: DURATIONS.swap }, context)
  },
  flip: ({ space }, context) => animateFlip(space, context),
  deal: ({ corner, space }, context) => animateDeal(corner, space, context),
  land: ({ space }, context) => animateDrop(vassalElement(space), DURATIONS.land, context),
  castle: ({ space }, context) => animateCastle(space, context),
  retain: ({ space }, context) => animateRetain(space, context),
  leave: ({ space }, context) => animateLeave(space, context),
  draw: (_, context) => animateDraw(context),
}
