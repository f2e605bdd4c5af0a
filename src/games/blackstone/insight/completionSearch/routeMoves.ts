/**
 * Second part of a route: two vassals move to the places of the task. All other vassals are alike: they make room, or
 * swap.
 */
import type { Action, PaymentToken } from '../../actions.ts'
import { SPACES, type Space } from '../../board.ts'
import type { ReachAbility } from '../../rules/court/abilities.ts'
import { KNIGHT, WIZARD } from '../../rules/court/tokenPayment.ts'
import type { State } from '../../state.ts'
import type { RouteCost } from './routeCost.ts'
import type { RetainStep } from './routeRetains.ts'
import { hasSpace, type SearchContext, type SpaceSet, singleSpace } from './searchContext.ts'

/** Spaces of the two vassals, and what is in their way. */
export interface MoveState {
  readonly left: Space
  readonly right: Space
  readonly empty: SpaceSet
  readonly locked: SpaceSet
  readonly cost: RouteCost
  readonly lastStep: { readonly step: Action | RetainStep; readonly before: MoveState } | null
}

/** Spaces that one token reaches from each space, if that does not depend on the other vassals; null if it does. */
export type ReachTable = readonly (readonly Space[])[] | null

const boardIndependentReach = (state: State, { reach }: ReachAbility): ReachTable => {
  const reachWithAll = (slot: number) => SPACES.map((from) => reach({ ...state, board: SPACES.map(() => slot) }, from))
  const [empty, occupied] = [reachWithAll(-1), reachWithAll(0)]
  return JSON.stringify(empty) === JSON.stringify(occupied) ? empty : null
}

/** Abilities to move, each with its reach. */
export interface MoveOptions {
  readonly slides: readonly (readonly [ReachAbility, ReachTable])[]
  readonly swaps: readonly (readonly [ReachAbility, ReachTable])[]
}

export const moveOptionsIn = ({ scene, abilities }: SearchContext): MoveOptions => ({
  slides: abilities.slides.map((ability) => [ability, boardIndependentReach(scene.state, ability)] as const),
  swaps: abilities.swaps.map((ability) => [ability, boardIndependentReach(scene.state, ability)] as const),
})

const addPayment = (cost: RouteCost, { token, once }: ReachAbility): RouteCost => ({
  ...cost,
  knights: cost.knights + (token === KNIGHT ? 1 : 0),
  wizards: cost.wizards + (token === WIZARD ? 1 : 0),
  isOncePerTurnUsed: cost.isOncePerTurnUsed || once !== undefined,
})

/** The field `by`, which an action has only when the other token than usual pays for it. */
const byIfOther = <T extends PaymentToken>(token: PaymentToken, other: T): { readonly by?: T } =>
  token === other ? { by: other } : {}

const afterSlide = (state: MoveState, ability: ReachAbility, from: Space, to: Space): MoveState => ({
  left: state.left === from ? to : state.left,
  right: state.right === from ? to : state.right,
  empty: (state.empty & ~singleSpace(to)) | singleSpace(from),
  locked: state.locked,
  cost: addPayment(state.cost, ability),
  lastStep: { step: { kind: 'slide', from, to, ...byIfOther(ability.token, 'wizard') }, before: state },
})

const spaceAfterSwap = (space: Space, a: Space, b: Space): Space => (space === a ? b : space === b ? a : space)

const afterSwap = (state: MoveState, ability: ReachAbility, first: Space, second: Space): MoveState => {
  const [a, b] = first < second ? [first, second] : [second, first]
  return {
    ...state,
    left: spaceAfterSwap(state.left, a, b),
    right: spaceAfterSwap(state.right, a, b),
    cost: addPayment(state.cost, ability),
    lastStep: { step: { kind: 'swap', a, b, ...byIfOther(ability.token, 'knight') }, before: state },
  }
}

/** A vassal is unlocked: its guards are paid off, or a Saboteur is turned over. */
const afterFreeing = (context: SearchContext, state: MoveState, space: Space): MoveState => {
  const { knights = 0, flips = 0 } = context.unlockCosts.get(space) ?? {}
  const step = flips > 0 ? ({ kind: 'flip', space } as const) : ({ kind: 'unguard', space } as const)
  const cost = { ...state.cost, knights: state.cost.knights + knights, flips: state.cost.flips + flips }
  return { ...state, locked: state.locked & ~singleSpace(space), cost, lastStep: { step, before: state } }
}

/** A vassal that serves for nothing is retained so that its space stays empty, in modes that allow it. */
const afterClearing = (state: MoveState, space: Space): MoveState => ({
  ...state,
  empty: state.empty | singleSpace(space),
  cost: { ...state.cost, retains: state.cost.retains + 1 },
  lastStep: { step: { kind: 'retain', space, pile: -1 }, before: state },
})

/** States that one more action leads to. */
export const nextMoveStates = (
  context: SearchContext,
  moveOptions: MoveOptions,
  current: MoveState,
): readonly MoveState[] => {
  const { scene, frozen } = context
  const fixed = frozen | current.locked
  const state = { ...scene.state, board: SPACES.map((space) => (hasSpace(current.empty, space) ? -1 : 0)) }
  const targetsOfMethod = ([ability, reached]: readonly [ReachAbility, ReachTable], from: Space): readonly Space[] =>
    ability.once !== undefined && current.cost.isOncePerTurnUsed ? [] : (reached?.[from] ?? ability.reach(state, from))
  const nextStates: MoveState[] = []
  for (const from of SPACES) {
    if (hasSpace(fixed, from)) {
      if (hasSpace(current.locked, from)) nextStates.push(afterFreeing(context, current, from))
      continue
    }
    if (hasSpace(current.empty, from)) continue
    for (const slide of moveOptions.slides)
      for (const to of targetsOfMethod(slide, from))
        if (hasSpace(current.empty, to)) nextStates.push(afterSlide(current, slide[0], from, to))
    if (from !== current.left && from !== current.right) {
      if (scene.mode.isRefillOptional && hasSpace(context.retainable, from))
        nextStates.push(afterClearing(current, from))
      continue
    }
    for (const swap of moveOptions.swaps)
      for (const to of targetsOfMethod(swap, from))
        if (!hasSpace(current.empty | fixed, to)) nextStates.push(afterSwap(current, swap[0], from, to))
  }
  return nextStates
}
