/** What happens in the quests, as sentences. */
import { taskIn } from '../../../../games/blackstone/insight/sight.ts'
import type { State } from '../../../../games/blackstone/state.ts'
import type { Slot } from '../../../../kernel/contract.ts'
import { rowOf } from '../../../text/list.ts'
import { t } from '../../../text/t.ts'
import { nameOfSpace } from '../../names.ts'
import type { Tell } from '../chapter.ts'
import { nameIn, vassalNamed } from '../teller.ts'
import { shortOf } from './words.ts'

const cardIn = (state: State, slot: Slot): string => {
  const task = taskIn(state, slot)
  return task ? shortOf(task) : ''
}

export const tell: Tell = {
  took: ({ seat, slot }, teller) => ({
    icon: 'plus',
    text: t('told.took', { name: nameIn(teller, seat), card: cardIn(teller.state, slot) }),
  }),
  // A card of the offer is told once it lies open, not when it is put there.
  opened: ({ slots }, { state }) => {
    const cards = slots.filter((slot) => state.quest?.offer.includes(slot)).map((slot) => cardIn(state, slot))
    return cards.length > 0 ? { icon: 'log', text: t('told.offered', { card: rowOf(cards) }) } : null
  },
  discarded: ({ slot }, { state }) => ({ icon: 'cross', text: t('told.leftOffer', { card: cardIn(state, slot) }) }),
  used: ({ seat, slot }, teller) => ({
    icon: 'tick',
    text: t('told.used', { name: nameIn(teller, seat), card: cardIn(teller.state, slot) }),
  }),
  collected: ({ seat, slot, space, set }, teller) => ({
    icon: 'retain',
    text: t('told.collected', {
      name: nameIn(teller, seat),
      vassal: vassalNamed(teller.state, slot),
      space: nameOfSpace(space),
      count: teller.state.courts[seat]?.sets?.[set]?.length ?? 1,
    }),
  }),
  laid: ({ seat, slot, space }, teller) => ({
    icon: 'castle',
    text: t('told.laid', {
      name: nameIn(teller, seat),
      vassal: vassalNamed(teller.state, slot),
      space: nameOfSpace(space),
    }),
  }),
  exchanged: ({ seat, given, taken }, teller) => ({
    icon: 'swap',
    text: t('told.exchanged', {
      name: nameIn(teller, seat),
      given: vassalNamed(teller.state, given),
      taken: vassalNamed(teller.state, taken),
    }),
  }),
  passed: ({ seat }, teller) => ({ icon: 'next', text: t('told.passed', { name: nameIn(teller, seat) }) }),
  gained: ({ seat }, teller) => ({ icon: 'knight', text: t('told.savedKnight', { name: nameIn(teller, seat) }) }),
  returned: ({ seat, knights }, teller) => ({
    icon: 'knight',
    text: t('told.spentKnights', { name: nameIn(teller, seat), count: knights }),
  }),
}
