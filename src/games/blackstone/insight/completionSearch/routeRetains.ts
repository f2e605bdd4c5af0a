/**
 * First part of a route: vassals that pay are flipped and retained before anything moves. Their replacements are
 * unknown, except from a pile whose open top is wanted. This order costs nothing: a vassal that pays does not serve for
 * a half, and any vassal in its place is as good.
 */
import type { Slot } from '#src/kernel/contract.ts'
import { SPACES, type Space } from '../../board.ts'
import type { Face } from '../../faces.ts'
import { courtOf, slotAt } from '../../rules/engine/slots.ts'
import type { RouteCost } from './routeCost.ts'
import { hasSpace, retainsStillDue, type SearchContext, type SpaceSet, singleSpace } from './searchContext.ts'

/** Step whose token is chosen at the end. */
export type RetainStep =
  | { readonly kind: 'flip'; readonly space: Space }
  | { readonly kind: 'retain'; readonly space: Space; readonly pile: number }

/** Vassal that is not known yet. */
const UNKNOWN_VASSAL = -2

/** Board before anything moves. */
export interface RetainState {
  readonly board: readonly Slot[]
  readonly locked: SpaceSet
  /** Piles whose open top has come to the board. */
  readonly usedPiles: readonly number[]
  readonly retainedFaces: readonly Face[]
  readonly cost: RouteCost
  readonly steps: readonly (RetainStep | { readonly kind: 'free'; readonly space: Space })[]
}

export const initialRetainState = (context: SearchContext): RetainState => ({
  board: SPACES.map((space) => slotAt(context.scene.state, space)),
  locked: context.locked,
  usedPiles: [],
  retainedFaces: context.retainedFaces,
  cost: { knights: 0, wizards: 0, isOncePerTurnUsed: context.isOncePerTurnUsed, flips: 0, retains: 0 },
  steps: [],
})

/** Open tops that are wanted and are still on their piles. */
export const usefulPileTops = (
  { scene, usefulSlots }: SearchContext,
  { usedPiles }: RetainState,
): readonly (readonly [pile: number, slot: Slot])[] =>
  scene.state.piles.flatMap((slots, pile) => {
    const top = slots.at(-1) ?? -1
    return usefulSlots.has(top) && !usedPiles.includes(pile) ? [[pile, top] as const] : []
  })

/** Vassal that replaces one that leaves, and its pile; -1 leaves the space empty. */
interface Refill {
  readonly pile: number
  readonly slot: Slot
}

/** Refill by an unknown vassal: from a pile whose top is not wanted if possible, the own pile first. */
const unknownRefill = (context: SearchContext, previous: RetainState): readonly Refill[] => {
  const { state, seat } = context.scene
  const usefulPiles = usefulPileTops(context, previous).map(([pile]) => pile)
  const ownPile = courtOf(state, seat).pile
  const filledPiles = [ownPile, ...state.piles.keys()].filter(
    (pile) => (state.piles[pile]?.length ?? 0) > previous.steps.length,
  )
  const pile = filledPiles.find((candidate) => !usefulPiles.includes(candidate)) ?? filledPiles[0] ?? ownPile
  return [{ pile, slot: UNKNOWN_VASSAL }]
}

const refillOptions = (context: SearchContext, retainState: RetainState, pays: boolean): readonly Refill[] => [
  ...(pays ? unknownRefill(context, retainState) : []),
  ...(pays && context.scene.mode.isRefillOptional ? [{ pile: -1, slot: -1 }] : []),
  ...usefulPileTops(context, retainState).map(([pile, slot]) => ({ pile, slot })),
]

const afterRetaining = (
  context: SearchContext,
  previous: RetainState,
  space: Space,
  flips: number,
  refill: Refill,
): RetainState => {
  const { board, cost } = previous
  const unlockCost = hasSpace(previous.locked, space) ? context.unlockCosts.get(space) : undefined
  const face = context.faces.get(board[space] ?? -1)?.[flips] ?? -1
  return {
    board: board.with(space, refill.slot),
    locked: previous.locked & ~singleSpace(space),
    usedPiles: refill.slot >= 0 ? [...previous.usedPiles, refill.pile] : previous.usedPiles,
    retainedFaces: [...previous.retainedFaces, face].sort((a, b) => a - b),
    cost: {
      ...cost,
      knights: cost.knights + (unlockCost?.knights ?? 0),
      flips: cost.flips + flips,
      retains: cost.retains + 1,
    },
    steps: [
      ...previous.steps,
      ...(unlockCost ? [{ kind: 'free', space } as const] : []),
      ...(flips > 0 ? [{ kind: 'flip', space } as const] : []),
      { kind: 'retain', space, pile: refill.pile },
    ],
  }
}

/** States with one more vassal retained: because it pays, or because it makes room for one that is wanted. */
export const retainOneMore = (context: SearchContext, previous: RetainState): readonly RetainState[] => {
  const { state } = context.scene
  const retainsDue = retainsStillDue(context, previous.retainedFaces)
  const pays = (face: Face): boolean =>
    retainsDue > 0 &&
    retainsStillDue(
      context,
      [...previous.retainedFaces, face].sort((a, b) => a - b),
    ) < retainsDue
  return SPACES.flatMap((space) => {
    const slot = previous.board[space] ?? -1
    const faces = context.faces.get(slot) ?? []
    if (faces.length === 0 || !(hasSpace(context.retainable, space) || previous.board[space] !== slotAt(state, space)))
      return []
    return faces.flatMap((face, flips) => {
      if (flips > 0 && !pays(face)) return []
      return refillOptions(context, previous, pays(face)).map((refill) =>
        afterRetaining(context, previous, space, flips, refill),
      )
    })
  })
}
