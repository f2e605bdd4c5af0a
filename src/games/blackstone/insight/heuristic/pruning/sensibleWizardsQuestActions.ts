/**
 * Actions that a search should try in the Wizard's Quest: a card can be used in many ways, most of which differ in
 * little. Not a rule.
 */
import type { Action, ActionOf, VassalPlacement } from '../../../actions.ts'
import { cardOf, faceOnSide } from '../../../cards.ts'
import { FACES, type Face } from '../../../faces.ts'
import { courtOf } from '../../../rules/engine/slots.ts'
import type { Scene } from '../../../rules/ruleTypes.ts'

type LayAction = ActionOf<'lay'>

const placedFaceOf = (scene: Scene, { slot, side }: VassalPlacement): Face =>
  faceOnSide(cardOf(scene.knownCode(slot)), side)

/** Key of a placement: its face and its space. */
const placementKey = (scene: Scene, placement: VassalPlacement | undefined): string =>
  placement ? `${placedFaceOf(scene, placement)}@${placement.space}` : '-'

/** Number of vassals of the hand that have each face. */
const countFaces = (scene: Scene): readonly number[] => {
  const counts = FACES.map(() => 0)
  for (const slot of courtOf(scene.state, scene.seat).vassals ?? [])
    for (const side of [0, 1]) {
      const face = faceOnSide(cardOf(scene.knownCode(slot)), side)
      counts[face] = (counts[face] ?? 0) + 1
    }
  return counts
}

/** Number of others with a face beyond which more are of no use. */
const MAX_SPARE_COUNT = 3

/** Score of how well the hand can do without the faces that these placements cover. */
const spareScore = (
  scene: Scene,
  counts: readonly number[],
  placements: readonly (VassalPlacement | undefined)[],
): number =>
  placements.reduce((sum, placement) => {
    const covered = placement ? placedFaceOf(scene, { ...placement, side: placement.side === 0 ? 1 : 0 }) : -1
    return sum + Math.min(MAX_SPARE_COUNT, counts[covered] ?? 0)
  }, 0)

/** Best action of each group that looks alike on the board: the one whose vassals can best be spared. */
const bestLayings = (scene: Scene, layings: readonly LayAction[]): ReadonlySet<Action> => {
  const counts = countFaces(scene)
  const bestByKey = new Map<string, { readonly action: LayAction; readonly spare: number }>()
  for (const action of layings) {
    const { card, left, right } = action
    const key = `${card} ${placementKey(scene, left)} ${placementKey(scene, right)}`
    const spare = spareScore(scene, counts, [left, right])
    if (spare > (bestByKey.get(key)?.spare ?? -1)) bestByKey.set(key, { action, spare })
  }
  return new Set([...bestByKey.values()].map(({ action }) => action))
}

const isLayAction = (action: Action): action is LayAction => action.kind === 'lay'
const usesBothHalves = ({ left, right }: LayAction): boolean => left !== undefined && right !== undefined

/**
 * Legal actions, of which those that lay vassals are reduced: a card that can place two vassals is not used for one,
 * and vassals that can best be spared go first.
 */
export const sensibleWizardsQuestActions = (scene: Scene, legal: readonly Action[]): readonly Action[] => {
  const layings = legal.filter(isLayAction)
  const cardsUsableTwice = new Set(layings.filter(usesBothHalves).map(({ card }) => card))
  const bestActions = bestLayings(
    scene,
    layings.filter((action) => usesBothHalves(action) || !cardsUsableTwice.has(action.card)),
  )
  return legal.filter((action) => !isLayAction(action) || bestActions.has(action))
}
