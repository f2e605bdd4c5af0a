/** Value of the Wizard's Quest for a seat: a hand of vassals that gets smaller, and the cards that place them. */
import type { Slot } from '#src/kernel/contract.ts'
import { NEIGHBOURS, type Space } from '../../../board.ts'
import { cardOf, faceOnSide, type Task } from '../../../cards.ts'
import { FACES, type Face, faceOfPattern } from '../../../faces.ts'
import { findKnownTask } from '../../../rules/engine/findKnownTask.ts'
import { courtOf, faceAt, hiddenFaceAt } from '../../../rules/engine/slots.ts'
import { requireQuest } from '../../../rules/queens-and-wizards-quest/questState.ts'
import { isStack } from '../../../rules/queens-and-wizards-quest/vassalStacks.ts'
import type { Scene } from '../../../rules/ruleTypes.ts'
import { rightSpaces } from '../../../rules/tasks/taskRequirement.ts'
import type { Court, State } from '../../../state.ts'
import { OUT_OF_RANGE } from '../boardDistances.ts'
import {
  bestOpponentValue,
  type CardProspect,
  discountForActions,
  knightsValue,
  questHandValue,
} from './questHandValue.ts'
import type { WizardsWeights } from './questWeights.ts'

/** Vassals that have each face on either side: a bit for each vassal of a list. */
type HoldersByFace = readonly number[]

const holdersByFace = (scene: Scene, vassals: readonly Slot[]): HoldersByFace => {
  const holders = FACES.map(() => 0)
  vassals.forEach((slot, index) => {
    const code = scene.knownCode(slot)
    if (code < 0) return
    for (const side of [0, 1]) {
      const face = faceOnSide(cardOf(code), side)
      holders[face] = (holders[face] ?? 0) | (1 << index)
    }
  })
  return holders
}

/**
 * Actions until a vassal with this face may be put on this space. An estimate: a vassal in the way takes one action
 * where its reverse fits or a neighbouring space can take it, else two.
 */
const actionsToClear = (state: State, space: Space, face: Face): number => {
  const top = faceAt(state, space)
  if (top < 0 || top === face) return 0
  const isSingle = !isStack(state, space)
  if (isSingle && hiddenFaceAt(state, space) === face) return 1
  const allowsClearing = (neighbour: Space): boolean => {
    const neighbourFace = faceAt(state, neighbour)
    return neighbourFace < 0 || neighbourFace === face || (isSingle && neighbourFace === top)
  }
  return (NEIGHBOURS[space] ?? []).some(allowsClearing) ? 1 : 2
}

/** Vassals of the hand and open vassals, by their faces, and the board that they go to. */
interface PlaceableVassals {
  readonly state: State
  readonly ownHolders: HoldersByFace
  readonly openHolders: HoldersByFace
}

/**
 * Actions until this face can be placed on one of these spaces: it must be in hand, if need be by an exchange, and find
 * room. `OUT_OF_RANGE` where nobody has it.
 */
const actionsToPlace = (
  { state, ownHolders, openHolders }: PlaceableVassals,
  face: Face,
  spaces: readonly Space[],
): number => {
  const actionsToObtain = ownHolders[face] ? 0 : openHolders[face] ? 1 : OUT_OF_RANGE
  if (actionsToObtain === OUT_OF_RANGE) return OUT_OF_RANGE
  return spaces.reduce(
    (fewest, space) => Math.min(fewest, actionsToObtain + actionsToClear(state, space, face)),
    OUT_OF_RANGE,
  )
}

/** Is there only one vassal for both faces, which cannot serve twice? */
const isSameSingleHolder = (first = 0, second = 0): boolean =>
  first === second && first !== 0 && (first & (first - 1)) === 0

/** Prospect of a card, which is used once: it places one vassal soon, or two as soon as both can be placed. */
const placementProspect = (placeable: PlaceableVassals, task: Task, weights: WizardsWeights): CardProspect => {
  const [left, right] = [faceOfPattern(task.left), faceOfPattern(task.right)]
  const toLeft = actionsToPlace(placeable, left, [task.left.space])
  const toRight = actionsToPlace(placeable, right, rightSpaces(placeable.state, task))
  const fewestActions = Math.min(toLeft, toRight)
  const canPlaceBoth =
    Math.max(toLeft, toRight) < OUT_OF_RANGE &&
    !isSameSingleHolder(placeable.ownHolders[left], placeable.ownHolders[right])
  const singleValue = fewestActions < OUT_OF_RANGE ? discountForActions(weights, fewestActions) : 0
  const bothValue = canPlaceBoth ? 2 * discountForActions(weights, toLeft + toRight) : 0
  return { value: weights.placedVassal * Math.max(singleValue, bothValue), actions: 1 + fewestActions }
}

/** Value of what a court shows: each vassal in hand counts -1, and Knights break ties. */
const tableValue = (state: State, court: Court, weights: WizardsWeights): number =>
  knightsValue(state, court, weights) + weights.tieBreakKnight * court.knights - (court.vassals?.length ?? 0)

const ownValue = (scene: Scene, weights: WizardsWeights): number => {
  const { state, seat } = scene
  const court = courtOf(state, seat)
  const ownHolders = holdersByFace(scene, court.vassals ?? [])
  const placeable = { state, ownHolders, openHolders: holdersByFace(scene, requireQuest(state).vassals) }
  const prospects = court.hand.flatMap((slot) => {
    const task = findKnownTask(scene, slot)
    return task ? [placementProspect(placeable, task, weights)] : []
  })
  const faceCount = ownHolders.filter((holders) => holders !== 0).length
  return (
    tableValue(state, court, weights) +
    questHandValue(state, seat, prospects, weights) +
    weights.availableFace * faceCount
  )
}

/** Value of the seat's own prospects less those of the best opponent, whose vassals are hidden. */
export const evaluateWizardsQuest = (scene: Scene, weights: WizardsWeights): number =>
  ownValue(scene, weights) -
  bestOpponentValue(scene.state, scene.seat, (court) => tableValue(scene.state, court, weights))
