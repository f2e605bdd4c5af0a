/**
 * Knights that guard vassals, on the board and in texts. Shared by families and the First Edition (rulings 83 and 84).
 */
import { guardsStatus } from '#src/games/blackstone/insight/shown/guardsStatus.ts'
import { t } from '#src/text/t.ts'
import { GuardPin } from '../../views/board/GuardPin.tsx'
import type { BlackstoneTableSnapshot } from '../blackstoneTableView.ts'
import { seatName, vassalName } from '../namesInEventTexts.ts'
import type { TableExtension } from '../tableExtension.ts'

/** Number of knights that guard the vassal on a space. */
export const countGuardsOn = (now: BlackstoneTableSnapshot, space: number): number =>
  guardsStatus(now.scene, space)?.count ?? 0

export const guardsExtension = {
  pins(now, space) {
    const count = countGuardsOn(now, space)
    return count > 0 ? <GuardPin count={count} /> : null
  },
  spaceLabel({ now }, space) {
    const count = countGuardsOn(now, space)
    return count > 0 ? t('cell.guarded', { count }) : ''
  },
  vassalNotes({ now }, space) {
    const count = countGuardsOn(now, space)
    return count > 0 ? [t('note.guarded', { count })] : []
  },
  eventDescribers: {
    guarded: ({ seat, slot }, narrator) => ({
      icon: 'knight',
      text: t('told.guarded', { name: seatName(narrator, seat), vassal: vassalName(narrator.state, slot) }),
    }),
    unguarded: ({ seat, slot }, narrator) => ({
      icon: 'knight',
      text: t('told.unguarded', { name: seatName(narrator, seat), vassal: vassalName(narrator.state, slot) }),
    }),
  },
} satisfies TableExtension
