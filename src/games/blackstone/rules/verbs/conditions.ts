/** What several kinds of action ask for. */
import type { Refusal } from '../../../../kernel/result.ts'
import type { Space } from '../../board.ts'
import { courtOf, refusal, type Scene, slotAt } from '../play.ts'

/** A vassal lies here that can be moved, flipped, retained or used: not one that is used up this turn (ruling 45). */
export const touchable = (scene: Scene, space: Space): Refusal | null =>
  slotAt(scene.state, space) < 0
    ? refusal('space.empty')
    : scene.state.marked.includes(space)
      ? refusal('space.marked', 45)
      : null

/** Those of these spaces where such a vassal lies. */
export const vassalsOn = (scene: Scene, spaces: readonly Space[]): readonly Space[] =>
  spaces.filter((space) => touchable(scene, space) === null)

const need =
  (token: 'knights' | 'wizards') =>
  (scene: Scene, count: number): Refusal | null => {
    const have = courtOf(scene.state, scene.seat)[token]
    return have < count ? refusal(`need.${token}`, undefined, { count, have }) : null
  }
export const needKnights = need('knights')
export const needWizards = need('wizards')
