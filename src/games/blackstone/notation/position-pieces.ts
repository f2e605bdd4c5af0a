/** What Assassins, Knight-Wizard cards and the Solo game keep, as a position document says it. */
import type { PublicHalf } from '../position/document.ts'
import type { Scene } from '../rules/play.ts'
import { makeCard } from './slot.ts'
import { namesOf } from './zone.ts'

export const asideOf = (scene: Scene): Pick<PublicHalf, 'aside' | 'refreshPile'> => {
  const { aside = [], refreshPile = -1, courts, seat } = scene.state
  const named = aside.map(({ slot, pile }) =>
    pile === courts[seat]?.pile ? makeCard(scene, slot) : { card: makeCard(scene, slot), pile },
  )
  return {
    ...(named.length > 0 && { aside: named }),
    ...(refreshPile >= 0 && { refreshPile }),
  }
}

/** Knight-Wizard cards that have yet to pay. */
export const incomeOf = (scene: Scene): Pick<PublicHalf, 'income'> => {
  const asked = scene.state.todo.at(-1)
  return asked?.do === 'income' ? { income: namesOf(scene, asked.slots) } : {}
}
