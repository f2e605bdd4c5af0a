/**
 * Movements of a table: a Wall drops and its joints are drawn, a Recruit comes onto its square, the border of a finished
 * Bailey lights up once round before its flags are planted. What happens with cards, at the market or at an Inspection
 * makes the mark grow for a moment that stands for it: of the guild, the Gold, or the quarry. The outcome is shown already.
 */
import { type ComponentChild, type RefObject, render } from 'preact'
import type { GameEvent } from '#src/games/castlescape/events.ts'
import type { Site } from '#src/games/castlescape/site/site.ts'
import type { Square } from '#src/games/castlescape/site/square.ts'
import { type AnimationTiming, readAnimationTiming } from '../../table/motion/animationTiming.ts'
import { beginMovement, finishMovements, scheduleCues } from '../../table/motion/runningMotion.ts'
import type { Cue } from '../../table/sound/cue.ts'
import * as drawing from '../views/site/SiteDrawing.module.css'
import { RecruitMark } from '../views/site/SiteDrawing.tsx'
import { cornerOf, jointsPath, outlinePath, UNIT } from '../views/site/siteSvgPaths.ts'
import * as styles from './Motion.module.css'

type EventOf<K extends GameEvent['kind']> = GameEvent & { readonly kind: K }

/** Milliseconds of movements at full pace: of a Wall, of a Recruit, of a border, and of what grows for a moment. */
const [DROP, STEP, LIGHT, GROW] = [180, 210, 520, 260]
/** Milliseconds after which the next thing begins, where one only grows. */
const NOD = 90
/** Milliseconds in which all movements of one motion begin. */
const LONGEST = 900

/** Where movements are drawn, and how fast: at pace 0 nothing travels, and what changed fades in. */
interface Stage extends AnimationTiming {
  readonly frame: Element
  readonly site: Site
  /** What has grown in this motion: twice would be seen as none. */
  readonly grown: Set<Element>
}

/** What of these frames is left where nothing may travel. */
const fadesOf = (frames: readonly Keyframe[]): Keyframe[] =>
  frames.flatMap(({ opacity, offset }) => (opacity === undefined ? [] : [{ opacity, ...(offset && { offset }) }]))

/** Moves an element from the first frame on; it looks like that until then. `delay` and `duration` at full pace. */
const move = (
  element: Element | null | undefined,
  frames: Keyframe[],
  duration: number,
  delay: number,
  { pace, fade }: Stage,
): Promise<unknown> => {
  const shown = pace > 0 ? frames : fadesOf(frames)
  const [long, late] = pace > 0 ? [duration * pace, delay * pace] : [fade, 0]
  if (!element || shown.length === 0 || long === 0) return Promise.resolve()
  return beginMovement(element, shown, { duration: long, delay: late }).finished.catch(() => undefined)
}

const SVG = 'http://www.w3.org/2000/svg'
/** Draws something for as long as it moves. */
const draw = ({ frame }: Stage, child: ComponentChild): Element => {
  const part = document.createElementNS(SVG, 'g')
  render(child, part)
  frame.querySelector('[data-part="motion"]')?.append(part)
  return part
}

const recruitAt = ({ frame }: Stage, square: Square): Element | null =>
  frame.querySelector(`[data-recruit="${square}"]`)

const RISEN = { transform: 'none', opacity: 1 }

const drop = (square: Square, delay: number, stage: Stage): void => {
  const { size } = stage.site
  const at = cornerOf(square, size)
  const part = draw(
    stage,
    <>
      <rect class={drawing.ground} {...at} width={UNIT} height={UNIT} />
      <g>
        <rect class={drawing.walls} {...at} width={UNIT} height={UNIT} />
        <path class={`${drawing.joints} ${styles.once}`} d={jointsPath([square], size)} pathLength={1} />
      </g>
    </>,
  )
  const falling = [{ transform: 'translateY(-16px)', opacity: 0 }, RISEN]
  move(part.lastElementChild, falling, DROP, delay, stage).finally(() => part.remove())
  move(part.querySelector('path'), [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], DROP, delay, stage)
  move(recruitAt(stage, square), [{ transform: 'translateY(4px)', opacity: 1 }, RISEN], DROP, delay, stage)
}

const leave = (seat: number, square: Square, delay: number, stage: Stage): void => {
  const { size } = stage.site
  const part = draw(stage, <RecruitMark seat={seat} square={square} size={size} isOnWall={false} />)
  const rising = [
    { transform: 'none', opacity: 1 },
    { transform: 'translateY(-12px)', opacity: 0 },
  ]
  move(part, rising, STEP, delay, stage).finally(() => part.remove())
}

const travel = (from: Square, to: Square, delay: number, stage: Stage): void => {
  const [a, b] = [cornerOf(from, stage.site.size), cornerOf(to, stage.site.size)]
  const begin = { transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)`, opacity: 0.5 }
  move(recruitAt(stage, to), [begin, RISEN], STEP, delay, stage)
}

const land = (square: Square, delay: number, stage: Stage): void => {
  move(recruitAt(stage, square), [{ transform: 'scale(2)', opacity: 0 }, RISEN], STEP, delay, stage)
}

const light = (bailey: number, delay: number, stage: Stage): void => {
  const { site, frame } = stage
  const squares = site.baileys[bailey]?.squares ?? []
  const part = draw(
    stage,
    <path class={`${styles.border} ${styles.once}`} d={outlinePath(squares, site.size)} pathLength={1} />,
  )
  const once = [
    { strokeDashoffset: 1, opacity: 1 },
    { strokeDashoffset: 0, opacity: 1, offset: 0.8 },
    { strokeDashoffset: 0, opacity: 0 },
  ]
  move(part.firstElementChild, once, LIGHT, delay, stage).finally(() => part.remove())
  const planting = [{ transform: 'translateY(-10px)', opacity: 0 }, RISEN]
  for (const flag of frame.querySelectorAll(`[data-flag="${bailey}"]`)) move(flag, planting, DROP, delay + LIGHT, stage)
}

/** Grows for a moment: what it stands for is another one now, or has done something. */
const grow = (element: Element | null | undefined, delay: number, stage: Stage): void => {
  if (!element || stage.grown.has(element)) return
  stage.grown.add(element)
  const growing = [
    { scale: '1', opacity: 1 },
    { scale: '1.4', opacity: 0.5 },
    { scale: '1', opacity: 1 },
  ]
  move(element, growing, GROW, delay, stage)
}

const chips = (): readonly Element[] => [...document.querySelectorAll('[data-part="chip"]')]
const count = (seat: number, delay: number, stage: Stage): void =>
  grow(chips()[seat]?.querySelector('strong'), delay, stage)
const nod = (seat: number, delay: number, stage: Stage): void => grow(chips()[seat]?.querySelector('svg'), delay, stage)

/** How an event is seen and heard. */
interface Movement<K extends GameEvent['kind']> {
  readonly cue: Cue
  readonly duration: number
  readonly show: (event: EventOf<K>, delay: number, stage: Stage) => void
}

interface Lost {
  readonly seat: number
  readonly square: Square
}
const leaves = {
  cue: 'flip',
  duration: STEP,
  show: ({ seat, square }: Lost, delay: number, stage: Stage): void => leave(seat, square, delay, stage),
} as const
const counts = {
  cue: 'complete',
  duration: GROW,
  show: ({ seat }: Pick<Lost, 'seat'>, delay: number, stage: Stage): void => count(seat, delay, stage),
} as const
/** Of a guild, where its cards lie or in its levels. */
const byGuild = (cue: Cue) => ({
  ...{ cue, duration: NOD },
  show: ({ seat }: Pick<Lost, 'seat'>, delay: number, stage: Stage): void => nod(seat, delay, stage),
})
const byAll = (cue: Cue) => ({
  ...{ cue, duration: NOD },
  show: (_: GameEvent, delay: number, stage: Stage): void => {
    for (const seat of chips().keys()) nod(seat, delay, stage)
  },
})
const at = (selector: string, cue: Cue) => ({
  ...{ cue, duration: NOD },
  show: (_: GameEvent, delay: number, stage: Stage): void => grow(document.querySelector(selector), delay, stage),
})
const atMarket = at('[data-tile="gold"] > span', 'slide')
const atQuarry = at('[data-part="quarry"] > :last-child', 'turn')

/** How each kind of event is seen and heard. Whose turn begins on this phone is heard by itself as well. */
const MOVEMENTS: { readonly [K in GameEvent['kind']]: Movement<K> } = {
  first: byGuild('pick'),
  turn: byGuild('pick'),
  kept: byGuild('pick'),
  played: byGuild('flip'),
  built: { cue: 'slide', duration: DROP, show: ({ square }, delay, stage) => drop(square, delay, stage) },
  lapsed: byGuild('swap'),
  claimedBailey: {
    cue: 'complete',
    duration: LIGHT,
    show: ({ bailey, seats }, delay, stage) => {
      light(bailey, delay, stage)
      for (const seat of seats) count(seat, delay, stage)
    },
  },
  posted: { cue: 'pick', duration: STEP, show: ({ square }, delay, stage) => land(square, delay, stage) },
  moved: { cue: 'slide', duration: STEP, show: ({ from, to }, delay, stage) => travel(from, to, delay, stage) },
  recalled: leaves,
  lost: leaves,
  ousted: { ...leaves, cue: 'swap', show: ({ rival, square }, delay, stage) => leave(rival, square, delay, stage) },
  bought: atMarket,
  acquired: atMarket,
  destroyed: byGuild('flip'),
  cleared: byGuild('flip'),
  dropped: byGuild('flip'),
  cleanedUp: byGuild('flip'),
  drew: byGuild('slide'),
  shuffled: byGuild('flip'),
  penalties: byGuild('swap'),
  level: byGuild('swap'),
  fined: { ...counts, cue: 'swap' },
  claimedGoal: counts,
  occupied: counts,
  contracts: byGuild('flip'),
  conceded: byGuild('swap'),
  swept: atMarket,
  offered: atMarket,
  goals: byAll('slide'),
  inspection: atQuarry,
  triggered: atQuarry,
  over: byAll('complete'),
}

const movementOf = <K extends GameEvent['kind']>({ kind }: EventOf<K>): Movement<K> => MOVEMENTS[kind as K]

/** When each event is shown, in milliseconds at full pace: one after another, all within `LONGEST`. */
export const startTimes = (events: readonly GameEvent[]): readonly number[] => {
  const lengths = events.map((event) => movementOf(event).duration)
  const starts = lengths.map((_, nth) => lengths.slice(0, nth).reduce((sum, one) => sum + one, 0))
  const scale = Math.min(1, LONGEST / Math.max(1, starts.at(-1) ?? 0))
  return starts.map((start) => start * scale)
}

/** The site on the screen. */
interface ShownSite {
  readonly frame: RefObject<Element | null>
  readonly site: Site
}

/** Shows and sounds these events of a game on the site that is shown now. Each cue is heard once. */
export const playMotion = (
  events: readonly GameEvent[],
  _before: ShownSite,
  { frame: { current: frame }, site }: ShownSite,
): void => {
  finishMovements()
  if (!frame) return
  const stage: Stage = { frame, site, grown: new Set(), ...readAnimationTiming() }
  const starts = startTimes(events)
  const cues = new Map<Cue, number>()
  for (const [nth, event] of events.entries()) {
    const start = starts[nth] ?? 0
    const { cue, show } = movementOf(event)
    show(event, start, stage)
    if (!cues.has(cue)) cues.set(cue, start * stage.pace)
  }
  scheduleCues([...cues])
}
