/** Wizard's Quest: which vassals of the hand a card can place, with which face up, and where (rules 2.5, rulings 93, 97 and 167). */
import type { Slot } from '../../../kernel/contract.ts'
import type { Action, ActionOf, Laid } from '../actions.ts'
import type { Space } from '../board.ts'
import { cardOf, faceShown, isVassal, sideOf } from '../cards.ts'
import { type Description, factionOf, fits, roleOf } from '../faces.ts'
import { courtOf, type Scene, taskKnown } from '../rules/play.ts'
import { canLieOn, under } from '../rules/quest/stacks.ts'
import { rightSpaces } from '../rules/requirement.ts'
import type { State } from '../state.ts'
import type { Compass, Half } from './compass.ts'
import { type Shown, vassalIn } from './sight.ts'
import type { HalfName } from './using.ts'

type Lay = ActionOf<'lay'>

/** A vassal that is chosen for a half; its space is still open where several fit. */
export interface Placing {
  readonly slot: Slot
  readonly side: 0 | 1
  readonly space?: Space
}
export type LayWish = { readonly [H in HalfName]?: Placing }

/** A vassal with its first face up, where this seat knows it. */
export const vassalSeen = (scene: Scene, slot: Slot): (Shown & { readonly side: 0 | 1 }) | null => {
  const code = scene.know(slot)
  if (code < 0 || !isVassal(cardOf(code))) return null
  const side = sideOf(code) === 1 ? 1 : 0
  return { face: faceShown(cardOf(code), side), reverse: faceShown(cardOf(code), 1 - side), side }
}

/** A vassal with this side up. */
export const turned = (scene: Scene, slot: Slot, side: 0 | 1): Shown | null => {
  const seen = vassalSeen(scene, slot)
  if (!seen || seen.side === side) return seen
  return { face: seen.reverse, reverse: seen.face }
}

/** The vassals of a hand by the house of their first face, then by role. Those that this seat does not know come last. */
export const byHouse = (scene: Scene, slots: readonly Slot[]): readonly Slot[] => {
  const order = (slot: Slot): number => {
    const face = vassalSeen(scene, slot)?.face ?? 99
    return factionOf(face) * 4 + roleOf(face)
  }
  return slots.slice().sort((a, b) => order(a) - order(b))
}

const canServe = (scene: Scene, want: Description, spaces: readonly Space[]): readonly Slot[] =>
  (courtOf(scene.state, scene.seat).vassals ?? []).filter((slot) => {
    const seen = vassalSeen(scene, slot)
    const faces = seen ? [seen.face, seen.reverse] : []
    return faces.some((face) => fits(face, want) && spaces.some((space) => canLieOn(scene.state, space, face)))
  })

/** The vassals of this seat that a card could place for each half, by either face: also of a card that is still on offer. */
export const servingOf = (scene: Scene, card: Slot): Readonly<Record<HalfName, readonly Slot[]>> => {
  const task = taskKnown(scene, card)
  if (!task) return { left: [], right: [] }
  return {
    left: canServe(scene, task.left, [task.left.space]),
    right: canServe(scene, task.right, rightSpaces(scene.state, task)),
  }
}

/** The ways to lay with this card. */
export const laysOf = (legal: readonly Action[], card: Slot): readonly Lay[] =>
  legal.filter((action): action is Lay => action.kind === 'lay' && action.card === card)

const isWished = (laid: Laid | undefined, wish: Placing | undefined): boolean => {
  if (!wish) return true
  return laid?.slot === wish.slot && laid.side === wish.side && (wish.space === undefined || laid.space === wish.space)
}

const agrees =
  (wish: LayWish) =>
  ({ left, right }: Lay): boolean =>
    isWished(left, wish.left) && isWished(right, wish.right)

const partsOf = (lays: readonly Lay[], half: HalfName): readonly Laid[] => lays.flatMap((lay) => lay[half] ?? [])

/** The sides with which each vassal fits a half, with the other half as it was chosen. */
export const sidesFor = (
  lays: readonly Lay[],
  half: HalfName,
  wish: LayWish,
): ReadonlyMap<Slot, ReadonlySet<0 | 1>> => {
  const sides = new Map<Slot, Set<0 | 1>>()
  const others: LayWish = { ...wish, [half]: undefined }
  for (const { slot, side } of partsOf(lays.filter(agrees(others)), half))
    sides.set(slot, (sides.get(slot) ?? new Set()).add(side))
  return sides
}

/** The spaces where vassals of a half may lie, as far as they are chosen. */
export const roomFor = (lays: readonly Lay[], half: HalfName, wish: LayWish): readonly Space[] => [
  ...new Set(partsOf(lays.filter(agrees(wish)), half).map(({ space }) => space)),
]

/** The spaces where the vassal that is chosen for a half may lie. */
export const spacesFor = (lays: readonly Lay[], half: HalfName, wish: LayWish): readonly Space[] => {
  const chosen = wish[half]
  if (!chosen) return []
  return roomFor(lays, half, { ...wish, [half]: { slot: chosen.slot, side: chosen.side } })
}

/** The action that does exactly what was chosen; null while something is still to be chosen. */
export const layFor = (lays: readonly Lay[], wish: LayWish): Lay | null => {
  if (!wish.left && !wish.right) return null
  const those = lays.filter((lay) => !!lay.left === !!wish.left && !!lay.right === !!wish.right && agrees(wish)(lay))
  const [only] = those
  return only && those.length === 1 ? only : null
}

const asked = (where: readonly Space[]): Half => ({ where, met: [], fits: [], reverse: [] })

/** Where a card asks for its vassals: they come from the hand, so none on the board meets or fits. */
export const placesOf = (scene: Scene, slot: Slot): Compass | null => {
  const task = taskKnown(scene, slot)
  if (!task) return null
  return {
    left: asked([task.left.space]),
    right: asked(rightSpaces(scene.state, task)),
    pairs: [],
    upcharge: [],
    unpaid: [],
  }
}

/** The vassals under the top one of a space, the next one first. */
export const lyingUnder = (state: State, space: Space): readonly Shown[] =>
  under(state, space)
    .slice()
    .reverse()
    .flatMap((slot) => vassalIn(state, slot) ?? [])

/** Vassals that each seat still holds: fewest win. */
export const vassalsLeft = (state: State): readonly number[] =>
  state.courts.map((_, seat) => courtOf(state, seat).vassals?.length ?? 0)
