/** What several kinds of action ask for. */
import type { Refusal } from '../../../../kernel/result.ts'
import type { Space } from '../../board.ts'
import type { Touch } from '../chapter.ts'
import { courtOf, refusal, type Scene, slotAt } from '../play.ts'

const EMPTY = refusal('space.empty')
const MARKED = refusal('space.marked', 45)

/**
 * A vassal lies here that this can be done to: not one that is used up this turn (ruling 45), nor one that a chapter protects. One that
 * is not there cannot be protected.
 */
export const touchable = (scene: Scene, space: Space, touch: Touch): Refusal | null => {
  if (slotAt(scene.state, space) < 0) return EMPTY
  if (scene.state.marked.includes(space)) return MARKED
  for (const forbids of scene.rules.forbids) {
    const forbidden = forbids(scene, space, touch)
    if (forbidden) return forbidden
  }
  return null
}

/** Those of these spaces where such a vassal lies. */
export const vassalsOn = (scene: Scene, spaces: readonly Space[], touch: Touch): readonly Space[] =>
  spaces.filter((space) => touchable(scene, space, touch) === null)

const need =
  (token: 'knights' | 'wizards') =>
  (scene: Scene, count: number): Refusal | null => {
    const have = courtOf(scene.state, scene.seat)[token]
    return have < count ? refusal(`need.${token}`, undefined, { count, have }) : null
  }
export const needKnights = need('knights')
export const needWizards = need('wizards')
