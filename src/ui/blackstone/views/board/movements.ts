/** How vassals, castles and cards move across the screen. Only transform and opacity, from where they were to where they stand. */
import { createElement, render } from 'preact'
import type { Space } from '../../games/blackstone/board.ts'
import { Badge } from './Badge.tsx'
import { idOf } from './focus.ts'
import type { CellView, MotionStep } from './props.ts'

export type Kind = MotionStep['kind']
type StepOf<K extends Kind> = Extract<MotionStep, { readonly kind: K }>

/** Milliseconds at full speed. */
export const TIMES: Readonly<Record<Kind, number>> = {
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
const OUT = 'cubic-bezier(.2,.8,.2,1)'
const SPRING = 'cubic-bezier(.3,1.45,.5,1)'

const running = new Set<Animation>()
/** What is on its way arrives. */
export const arrive = (): void => {
  for (const animation of running) animation.finish()
}

/** How this movement goes: what stood where before it, how fast, and when it begins, in milliseconds. */
export interface Going {
  readonly before: readonly CellView[]
  readonly pace: number
  readonly at: number
}

/** Before its beginning an element stands as the first frame has it. */
const run = (element: Element, frames: Keyframe[], time: number, { pace, at }: Going, easing = OUT): Animation => {
  const timing = { duration: time * pace, delay: at * pace, easing, fill: 'backwards' } as const
  const animation = element.animate(frames, timing)
  running.add(animation)
  animation.finished.catch(() => undefined).finally(() => running.delete(animation))
  return animation
}

/** Over what stands still, for as long as it moves. */
const above = (element: SVGElement | HTMLElement, level: number, animation: Animation): void => {
  element.style.zIndex = String(level)
  animation.onfinish = () => {
    element.style.zIndex = ''
  }
}

const cellAt = (space: Space): HTMLElement | null => document.getElementById(idOf(space))
export const vassalOn = (space: Space): SVGElement | null | undefined => cellAt(space)?.querySelector<SVGElement>('.v')
const isSeen = (element: Element | null | undefined): element is Element => !!element && element.checkVisibility()

const offset = (from: Element, to: Element): readonly [number, number] => {
  const a = from.getBoundingClientRect()
  const b = to.getBoundingClientRect()
  return [a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2]
}

interface Way {
  /** How much it grows midway. */
  readonly grow: number
  /** How far it leaves the straight line, in pixels. */
  readonly arc?: number
  readonly level: number
  readonly time: number
}

const travel = (from: Element | null, space: Space, { grow, arc = 0, level, time }: Way, going: Going): void => {
  const to = cellAt(space)
  const vassal = vassalOn(space)
  if (!from || !to || !vassal) return
  const [x, y] = offset(from, to)
  const aside = arc / (Math.hypot(x, y) || 1)
  const middle = `translate(${x / 2 + y * aside}px, ${y / 2 - x * aside}px) scale(${grow})`
  const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: middle, offset: 0.5 }, { transform: 'none' }]
  above(vassal, level, run(vassal, frames, time, going))
}

/** Something that is there only while it moves: it stands where an element does. */
const ghostOver = (element: Element): HTMLElement => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const ghost = document.createElement('div')
  ghost.ariaHidden = 'true'
  ghost.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px;z-index:9;pointer-events:none`
  document.body.append(ghost)
  return ghost
}

const vanishAfter = (ghost: HTMLElement, animation: Animation): void => {
  animation.onfinish = () => ghost.remove()
}

/** The vassal that stood here before, over its space. */
const ghostOf = (space: Space, { before }: Going): HTMLElement | null => {
  const cell = cellAt(space)
  const vassal = before[space]?.vassal
  if (!cell || !vassal || vassal === 'hidden') return null
  const ghost = ghostOver(cell)
  render(createElement(Badge, { vassal }), ghost)
  return ghost
}

/** The old face until it stands edge on, then the new one. */
const flip = (space: Space, going: Going): void => {
  const vassal = vassalOn(space)
  if (!vassal) return
  const edge = { transform: 'translateY(-6px) scaleX(0)' }
  const half = TIMES.flip / 2
  const ghost = ghostOf(space, going)
  if (ghost) vanishAfter(ghost, run(ghost, [{ transform: 'none' }, edge], half, going, 'cubic-bezier(.5,0,.9,.5)'))
  run(vassal, [edge, { transform: 'none' }], half, { ...going, at: going.at + half })
}

const deal = (corner: number, space: Space, going: Going): void => {
  const tower = document.getElementById(`tower-${corner}`)
  const vassal = vassalOn(space)
  if (!tower || !vassal) return
  const [x, y] = offset(tower, vassal)
  const from = `translate(${x}px, ${y}px) scale(.72)`
  const frames = [
    { transform: from, opacity: 0 },
    { opacity: 1, offset: 0.15 },
    { transform: 'none', opacity: 1 },
  ]
  above(vassal, 5, run(vassal, frames, TIMES.deal, going, SPRING))
}

const drop = (element: Element | null | undefined, time: number, going: Going): void => {
  const frames = [
    { transform: 'translateY(-60px) scale(1.5)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ]
  if (element) run(element, frames, time, going, SPRING)
}

/** A castle drops, and a ring goes out from where it lands. */
const castle = (space: Space, going: Going): void => {
  const cell = cellAt(space)
  if (!cell) return
  drop(cell.querySelector('.used'), TIMES.castle, going)
  const ring = ghostOver(cell)
  ring.style.borderRadius = '12px'
  ring.style.boxShadow = '0 0 0 4px var(--sel)'
  const frames = [
    { opacity: 0, transform: 'scale(.9)' },
    { opacity: 1, offset: 0.4 },
    { opacity: 0, transform: 'scale(1.22)' },
  ]
  vanishAfter(ring, run(ring, frames, TIMES.castle, { ...going, at: going.at + TIMES.castle / 2 }))
}

/** Where the court of whoever is on turn begins: among what it retains, else on its chip. */
const court = (): Element | undefined =>
  ['.cbar .rt', '.chip[aria-current]'].map((selector) => document.querySelector(selector)).find(isSeen) ?? undefined

const retain = (space: Space, going: Going): void => {
  const ghost = ghostOf(space, going)
  const to = court()
  if (!ghost) return
  const [x, y] = to ? offset(to, ghost) : [0, 0]
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: `translate(${x}px, ${y}px) scale(.5)`, opacity: 0.6 },
  ]
  vanishAfter(ghost, run(ghost, frames, TIMES.retain, going))
}

/** The vassal that stood here shrinks away. */
const leave = (space: Space, going: Going): void => {
  const ghost = ghostOf(space, going)
  const gone = { transform: 'translateY(14px) scale(.4)', opacity: 0 }
  if (ghost) vanishAfter(ghost, run(ghost, [{ transform: 'none', opacity: 1 }, gone], TIMES.leave, going))
}

/** A task from the tile that draws it to its place in the hand. */
const draw = (going: Going): void => {
  const tile = document.querySelector('.draw')
  const card = [...document.querySelectorAll('.tasks .task')].at(-1)
  if (!isSeen(card) || !isSeen(tile)) return
  const [x, y] = offset(tile, card)
  const frames = [
    { transform: `translate(${x}px, ${y}px) scale(.8)`, opacity: 0 },
    { transform: 'none', opacity: 1 },
  ]
  run(card, frames, TIMES.draw, going)
}

/** How each step goes. */
export const MOVES: { readonly [K in Kind]: (step: StepOf<K>, going: Going) => void } = {
  slide: ({ from, to }, going) => travel(cellAt(from), to, { grow: 1.05, level: 5, time: TIMES.slide }, going),
  swap: ({ a, b }, going) => {
    travel(cellAt(a), b, { grow: 1.08, arc: 16, level: 5, time: TIMES.swap }, going)
    travel(cellAt(b), a, { grow: 0.96, arc: 10, level: 4, time: TIMES.swap }, going)
  },
  flip: ({ space }, going) => flip(space, going),
  deal: ({ corner, space }, going) => deal(corner, space, going),
  land: ({ space }, going) => drop(vassalOn(space), TIMES.land, going),
  castle: ({ space }, going) => castle(space, going),
  retain: ({ space }, going) => retain(space, going),
  leave: ({ space }, going) => leave(space, going),
  draw: (_, going) => draw(going),
}
