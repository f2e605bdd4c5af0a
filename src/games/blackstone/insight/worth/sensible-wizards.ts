/** What a searcher need not try in the Wizard's Quest: lists of ways to use a card are long, and most of them differ in little. No rule. */
import type { Action, ActionOf, Laid } from '../../actions.ts'
import { cardOf, faceShown } from '../../cards.ts'
import { FACES, type Face } from '../../faces.ts'
import { courtOf, type Scene } from '../../rules/play.ts'

type Laying = ActionOf<'lay'>

const faceOfPart = (scene: Scene, { slot, side }: Laid): Face => faceShown(cardOf(scene.know(slot)), side)

/** The face that is placed and where. */
const placed = (scene: Scene, part: Laid | undefined): string =>
  part ? `${faceOfPart(scene, part)}@${part.space}` : '-'

/** How many vassals of the hand have each face. */
const countFaces = (scene: Scene): readonly number[] => {
  const counts = FACES.map(() => 0)
  for (const slot of courtOf(scene.state, scene.seat).vassals ?? [])
    for (const side of [0, 1]) {
      const face = faceShown(cardOf(scene.know(slot)), side)
      counts[face] = (counts[face] ?? 0) + 1
    }
  return counts
}

/** More than so many others with a face are of no use. */
const ENOUGH = 3

/** How well the hand can do without the faces that are covered by this. */
const spareBy = (scene: Scene, counts: readonly number[], parts: readonly (Laid | undefined)[]): number =>
  parts.reduce((sum, part) => {
    const covered = part ? faceOfPart(scene, { ...part, side: part.side === 0 ? 1 : 0 }) : -1
    return sum + Math.min(ENOUGH, counts[covered] ?? 0)
  }, 0)

/** Of placings that look alike on the board the one whose vassals can best be spared. */
const best = (scene: Scene, layings: readonly Laying[]): ReadonlySet<Action> => {
  const counts = countFaces(scene)
  const found = new Map<string, { readonly action: Laying; readonly spare: number }>()
  for (const action of layings) {
    const { card, left, right } = action
    const key = `${card} ${placed(scene, left)} ${placed(scene, right)}`
    const spare = spareBy(scene, counts, [left, right])
    if (spare > (found.get(key)?.spare ?? -1)) found.set(key, { action, spare })
  }
  return new Set([...found.values()].map(({ action }) => action))
}

const isLaying = (action: Action): action is Laying => action.kind === 'lay'
const isWhole = ({ left, right }: Laying): boolean => left !== undefined && right !== undefined

/** A card that can serve twice is not wasted on one, and what can be spared goes first. */
export const sensibleInWizards = (scene: Scene, legal: readonly Action[]): readonly Action[] => {
  const layings = legal.filter(isLaying)
  const whole = new Set(layings.filter(isWhole).map(({ card }) => card))
  const kept = best(
    scene,
    layings.filter((action) => isWhole(action) || !whole.has(action.card)),
  )
  return legal.filter((action) => !isLaying(action) || kept.has(action))
}
