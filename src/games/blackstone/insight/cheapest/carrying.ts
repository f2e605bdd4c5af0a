/** The second part of a way: two vassals are brought to where the task asks for them. All others are alike: they make room, or change places. */
import type { Action, Token } from '../../actions.ts'
import { SPACES, type Space } from '../../board.ts'
import { KNIGHT, WIZARD } from '../../rules/means.ts'
import type { Way as WayToMove } from '../../rules/ways.ts'
import type { State } from '../../state.ts'
import { type Errand, has, only, type Spaces } from './errand.ts'
import type { Load } from './load.ts'
import type { Chore } from './retaining.ts'

/** Where the two are, and what is in their way. */
export interface Carried {
  readonly left: Space
  readonly right: Space
  readonly empty: Spaces
  readonly locked: Spaces
  readonly load: Load
  readonly last: { readonly deed: Action | Chore; readonly before: Carried } | null
}

/** Spaces that one token leads to from each space, where that does not hang on what lies there; null where it does. */
export type Reached = readonly (readonly Space[])[] | null

const alikeOn = (state: State, { reach }: WayToMove): Reached => {
  const on = (slot: number) => SPACES.map((from) => reach({ ...state, board: SPACES.map(() => slot) }, from))
  const [empty, full] = [on(-1), on(0)]
  return JSON.stringify(empty) === JSON.stringify(full) ? empty : null
}

/** Ways to move with what they reach. */
export interface Moves {
  readonly slides: readonly (readonly [WayToMove, Reached])[]
  readonly swaps: readonly (readonly [WayToMove, Reached])[]
}

export const movesIn = ({ scene, ways }: Errand): Moves => ({
  slides: ways.slides.map((way) => [way, alikeOn(scene.state, way)] as const),
  swaps: ways.swaps.map((way) => [way, alikeOn(scene.state, way)] as const),
})

const paidWith = (load: Load, { token, once }: WayToMove): Load => ({
  ...load,
  knights: load.knights + (token === KNIGHT ? 1 : 0),
  wizards: load.wizards + (token === WIZARD ? 1 : 0),
  used: load.used || once !== undefined,
})

const by = <T extends Token>(token: Token, other: T): { readonly by?: T } => (token === other ? { by: other } : {})

const slid = (at: Carried, way: WayToMove, from: Space, to: Space): Carried => ({
  left: at.left === from ? to : at.left,
  right: at.right === from ? to : at.right,
  empty: (at.empty & ~only(to)) | only(from),
  locked: at.locked,
  load: paidWith(at.load, way),
  last: { deed: { kind: 'slide', from, to, ...by(way.token, 'wizard') }, before: at },
})

const exchanged = (space: Space, a: Space, b: Space): Space => (space === a ? b : space === b ? a : space)

const swapped = (at: Carried, way: WayToMove, one: Space, other: Space): Carried => {
  const [a, b] = one < other ? [one, other] : [other, one]
  return {
    ...at,
    left: exchanged(at.left, a, b),
    right: exchanged(at.right, a, b),
    load: paidWith(at.load, way),
    last: { deed: { kind: 'swap', a, b, ...by(way.token, 'knight') }, before: at },
  }
}

/** A vassal is freed: its guards are paid for, or a Saboteur is turned over. */
const freed = (errand: Errand, at: Carried, space: Space): Carried => {
  const { knights = 0, flips = 0 } = errand.locks.get(space) ?? {}
  const deed = flips > 0 ? ({ kind: 'flip', space } as const) : ({ kind: 'unguard', space } as const)
  const load = { ...at.load, knights: at.load.knights + knights, flips: at.load.flips + flips }
  return { ...at, locked: at.locked & ~only(space), load, last: { deed, before: at } }
}

/** A vassal that serves for nothing is retained, so that its space stays empty: where the mode allows that. */
const cleared = (at: Carried, space: Space): Carried => ({
  ...at,
  empty: at.empty | only(space),
  load: { ...at.load, retains: at.load.retains + 1 },
  last: { deed: { kind: 'retain', space, pile: -1 }, before: at },
})

/** One deed further. */
export const carryOn = (errand: Errand, moves: Moves, at: Carried): readonly Carried[] => {
  const { scene, stuck } = errand
  const fixed = stuck | at.locked
  const state = { ...scene.state, board: SPACES.map((space) => (has(at.empty, space) ? -1 : 0)) }
  const reachedBy = ([way, reached]: readonly [WayToMove, Reached], from: Space): readonly Space[] =>
    way.once !== undefined && at.load.used ? [] : (reached?.[from] ?? way.reach(state, from))
  const next: Carried[] = []
  for (const from of SPACES) {
    if (has(fixed, from)) {
      if (has(at.locked, from)) next.push(freed(errand, at, from))
      continue
    }
    if (has(at.empty, from)) continue
    for (const slide of moves.slides)
      for (const to of reachedBy(slide, from)) if (has(at.empty, to)) next.push(slid(at, slide[0], from, to))
    if (from !== at.left && from !== at.right) {
      if (scene.mode.refillOptional && has(errand.retainable, from)) next.push(cleared(at, from))
      continue
    }
    for (const swap of moves.swaps)
      for (const to of reachedBy(swap, from)) if (!has(at.empty | fixed, to)) next.push(swapped(at, swap[0], from, to))
  }
  return next
}
