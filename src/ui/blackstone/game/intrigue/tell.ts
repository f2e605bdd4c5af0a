/** What happens with markers, in sentences. */
import { taskIn } from '../../../../games/blackstone/insight/sight.ts'
import { t } from '../../../text/t.ts'
import type { Tell } from '../chapter.ts'
import { nameIn, vassalNamed } from '../teller.ts'

export const tell: Tell = {
  intrigued: ({ seat, vassal }, teller) => ({
    icon: 'agent',
    text: t('told.intrigued', { name: nameIn(teller, seat), vassal: vassalNamed(teller.state, vassal) }),
  }),
  hidden: ({ seat }, teller) => ({ icon: 'laid', text: t('told.hidden', { name: nameIn(teller, seat) }) }),
  // The deed was the other's: to its owner it is news.
  noticed: ({ seat, by, vassal }, teller) => ({
    icon: 'agent',
    by,
    text: t('told.noticed', {
      name: nameIn(teller, seat),
      by: nameIn(teller, by),
      vassal: vassalNamed(teller.state, vassal),
    }),
  }),
  rewarded: ({ seat, take }, teller) => ({
    icon: 'agent',
    text: t('told.rewarded', { name: nameIn(teller, seat), gift: t(`gift.${take}`) }),
  }),
  lapsed: ({ seat }, teller) => ({ icon: 'cross', text: t('told.lapsed', { name: nameIn(teller, seat) }) }),
  claimed: ({ seat, card, stack }, teller) => {
    const values = {
      name: nameIn(teller, seat),
      type: t(`type.${stack}`),
      points: taskIn(teller.state, card)?.points ?? 0,
    }
    return { icon: 'tick', text: t(teller.state.rats ? 'told.claimedHere' : 'told.claimed', values) }
  },
  declined: ({ seat }, teller) => ({ icon: 'laid', text: t('told.declined', { name: nameIn(teller, seat) }) }),
  recalled: ({ seat }, teller) => ({ icon: 'agent', text: t('told.recalled', { name: nameIn(teller, seat) }) }),
}
