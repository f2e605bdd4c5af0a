/** Tokens that somebody gained, in words. */
import '../../text/families.ts'
import type { Event } from '../../../games/blackstone/actions.ts'
import { t } from '../../text/t.ts'
import { nameIn, type Teller, type Told } from './teller.ts'

export const tellGained = (
  { seat, knights, wizards }: Extract<Event, { kind: 'gained' }>,
  teller: Teller,
): Told | null => {
  if (knights + wizards === 0) return null
  const both = knights > 0 && wizards > 0 ? 1 : 0
  return { icon: 'plus', text: t('told.gained', { name: nameIn(teller, seat), knights, wizards, both }) }
}
