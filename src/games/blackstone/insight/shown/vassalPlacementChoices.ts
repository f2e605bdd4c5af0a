/**
 * Options in the Wizard's Quest: which vassals of the hand a card can place, with which face up, and where (rules 2.5,
 * rulings 93, 97 and 167).
 */
import type { Slot } from '#src/kernel/contract.ts'
import type { Action, ActionOf, VassalPlacement } from '../../actions.ts'
import type { Space } from '../../board.ts'
import { type FacePattern, fitsPattern } from '../../faces.ts'
import { findKnownTask } from '../../rules/engine/findKnownTask.ts'
import { courtOf } from '../../rules/engine/slots.ts'
import { canPutOn, slotsUnder } from '../../rules/queens-and-wizards-quest/vassalStacks.ts'
import type { Scene } from '../../rules/ruleTypes.ts'
import { rightSpaces } from '../../rules/tasks/taskRequirement.ts'
import type { State } from '../../state.ts'
import { openVassalIn, type VassalFaces } from '../tableCards.ts'
import type { HalfName, HalfProgress, TaskProgress } from './taskProgress.ts'
import { visibleVassalIn } from './vassalHand.ts'

type LayAction = ActionOf<'lay'>

/** Vassal that was chosen for a half; `space` is not set while it is still to be chosen. */
export interface PlacementChoice {
  readonly slot: Slot
  readonly side: 0 | 1
  readonly space?: Space
}
export type LayChoice = { readonly [H in HalfName]?: PlacementChoice }

const placeableVassals = (scene: Scene, description: FacePattern, spaces: readonly Space[]): readonly Slot[] =>
  (courtOf(scene.state, scene.seat).vassals ?? []).filter((slot) => {
    const seen = visibleVassalIn(scene, slot)
    const faces = seen ? [seen.face, seen.reverse] : []
    return faces.some(
      (face) => fitsPattern(face, description) && spaces.some((space) => canPutOn(scene.state, space, face)),
    )
  })

/** Vassals of this seat that a card could place for each half, by either face. The card may still be on offer. */
export const placeableByHalf = (scene: Scene, card: Slot): Readonly<Record<HalfName, readonly Slot[]>> => {
  const task = findKnownTask(scene, card)
  if (!task) return { left: [], right: [] }
  return {
    left: placeableVassals(scene, task.left, [task.left.space]),
    right: placeableVassals(scene, task.right, rightSpaces(scene.state, task)),
  }
}

/** Actions that lay vassals with this card. */
export const layActionsWith = (legal: readonly Action[], card: Slot): readonly LayAction[] =>
  legal.filter((action): action is LayAction => action.kind === 'lay' && action.card === card)

const matchesChoice = (placed: VassalPlacement | undefined, choice: PlacementChoice | undefined): boolean => {
  if (!choice) return true
  return (
    placed?.slot === choice.slot &&
    placed.side === choice.side &&
    (choice.space === undefined || placed.space === choice.space)
  )
}

const matchesSelection =
  (selection: LayChoice) =>
  ({ left, right }: LayAction): boolean =>
    matchesChoice(left, selection.left) && matchesChoice(right, selection.right)

const placementsOf = (layActions: readonly LayAction[], half: HalfName): readonly VassalPlacement[] =>
  layActions.flatMap((lay) => lay[half] ?? [])

/** Sides with which each vassal fits a half, given the choice for the other half. */
export const sidesByVassal = (
  layActions: readonly LayAction[],
  half: HalfName,
  selection: LayChoice,
): ReadonlyMap<Slot, ReadonlySet<0 | 1>> => {
  const sides = new Map<Slot, Set<0 | 1>>()
  const otherHalfSelection: LayChoice = { ...selection, [half]: undefined }
  for (const { slot, side } of placementsOf(layActions.filter(matchesSelection(otherHalfSelection)), half))
    sides.set(slot, (sides.get(slot) ?? new Set()).add(side))
  return sides
}

/** Spaces where a vassal of this half may lie, given everything that was chosen. */
export const possibleSpaces = (
  layActions: readonly LayAction[],
  half: HalfName,
  selection: LayChoice,
): readonly Space[] => [
  ...new Set(placementsOf(layActions.filter(matchesSelection(selection)), half).map(({ space }) => space)),
]

/** Spaces where the vassal that was chosen for a half may lie. */
export const spacesForChosen = (
  layActions: readonly LayAction[],
  half: HalfName,
  selection: LayChoice,
): readonly Space[] => {
  const chosen = selection[half]
  if (!chosen) return []
  return possibleSpaces(layActions, half, { ...selection, [half]: { slot: chosen.slot, side: chosen.side } })
}

/** Action that does exactly what was chosen; null while something is still to be chosen. */
export const completeLayAction = (layActions: readonly LayAction[], selection: LayChoice): LayAction | null => {
  if (!selection.left && !selection.right) return null
  const matching = layActions.filter(
    (lay) => !!lay.left === !!selection.left && !!lay.right === !!selection.right && matchesSelection(selection)(lay),
  )
  const [only] = matching
  return only && matching.length === 1 ? only : null
}

const halfToPlace = (spaces: readonly Space[]): HalfProgress => ({
  targetSpaces: spaces,
  matching: [],
  fitElsewhere: [],
  fitAfterFlip: [],
})

/** Progress of a card that places vassals: they come from the hand, so no vassal on the board meets or fits. */
export const placementProgress = (scene: Scene, slot: Slot): TaskProgress | null => {
  const task = findKnownTask(scene, slot)
  if (!task) return null
  return {
    left: halfToPlace([task.left.space]),
    right: halfToPlace(rightSpaces(scene.state, task)),
    pairs: [],
    upcharge: [],
    unpaidFaces: [],
  }
}

/** Vassals under the top one of a space, from top to bottom. */
export const vassalsUnder = (state: State, space: Space): readonly VassalFaces[] =>
  slotsUnder(state, space)
    .slice()
    .reverse()
    .flatMap((slot) => openVassalIn(state, slot) ?? [])
