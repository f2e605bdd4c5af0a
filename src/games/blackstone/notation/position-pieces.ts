/** What Assassins and the Solo game keep, as a position document says it. */
import type { PublicHalf } from '../position/document.ts'
import type { Scene } from '../rules/play.ts'
import { namesOf } from './zone.ts'

export const asideOf = (scene: Scene): Pick<PublicHalf, 'aside' | 'refreshPile'> => {
  const { aside = [], refreshPile = -1 } = scene.state
  const slots = aside.map(({ slot }) => slot)
  return {
    ...(slots.length > 0 && { aside: namesOf(scene, slots) }),
    ...(refreshPile >= 0 && { refreshPile }),
  }
}
