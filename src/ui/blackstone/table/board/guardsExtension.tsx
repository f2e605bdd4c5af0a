/** Knights that guard vassals, on the board and in words: for families and for the First Edition alike (rulings 83 and 84). */
import '../../style/guards.css'
import '../../text/guards.ts'
import { guardsSeen } from '../../../games/blackstone/insight/guards.ts'
import { t } from '../../text/t.ts'
import { GuardPin } from '../GuardPin.tsx'
import type { TableChapter } from './chapter.ts'
import type { Now } from './sitting.ts'
import { nameIn, vassalNamed } from './teller.ts'

/** How many knights guard what lies on a space. */
export const guardsOn = (now: Now, space: number): number => guardsSeen(now.scene, space)?.count ?? 0

export const guards = {
  pins(now, space) {
    const count = guardsOn(now, space)
    return count > 0 ? <GuardPin count={count} /> : null
  },
  spoken({ now }, space) {
    const count = guardsOn(now, space)
    return count > 0 ? t('cell.guarded', { count }) : ''
  },
  notes({ now }, space) {
    const count = guardsOn(now, space)
    return count > 0 ? [t('note.guarded', { count })] : []
  },
  tell: {
    guarded: ({ seat, slot }, teller) => ({
      icon: 'knight',
      text: t('told.guarded', { name: nameIn(teller, seat), vassal: vassalNamed(teller.state, slot) }),
    }),
    unguarded: ({ seat, slot }, teller) => ({
      icon: 'knight',
      text: t('told.unguarded', { name: nameIn(teller, seat), vassal: vassalNamed(teller.state, slot) }),
    }),
  },
} satisfies TableChapter
