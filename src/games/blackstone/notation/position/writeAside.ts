/** Position document: zones of Assassins, Knight-Wizard cards and the Solo game. */
import type { PublicHalf } from '../../position/positionDocument.ts'
import type { Scene } from '../../rules/contract.ts'
import { formatCards } from '../formatCards.ts'
import { formatCard } from '../formatSlot.ts'

export const writeAside = (scene: Scene): Pick<PublicHalf, 'aside' | 'refreshPile'> => {
  const { aside = [], refreshPile = -1, courts, seat } = scene.state
  const entries = aside.map(({ slot, pile }) =>
    pile === courts[seat]?.pile ? formatCard(scene, slot) : { card: formatCard(scene, slot), pile },
  )
  return {
    ...(entries.length > 0 && { aside: entries }),
    ...(refreshPile >= 0 && { refreshPile }),
  }
}

/** Knight-Wizard cards that have not paid yet. */
export const writeIncome = (scene: Scene): Pick<PublicHalf, 'income'> => {
  const lastTodo = scene.state.todo.at(-1)
  return lastTodo?.do === 'income' ? { income: formatCards(scene, lastTodo.slots) } : {}
}
