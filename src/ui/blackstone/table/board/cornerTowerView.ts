/** View of a corner tower: its top card, how many lie in it, and whose it is. */
import { pileAt } from '#src/games/blackstone/insight/tableCards.ts'
import type { State } from '#src/games/blackstone/state.ts'
import { t } from '#src/text/t.ts'
import type { SeatBadge } from '../../../table/gameUiContract.ts'
import { nameOfFace } from '../../views/spaceAndFaceNames.ts'
import type { TowerView } from '../../views/viewProps.ts'

/** View of a corner tower. `isOffered`: a tap chooses it. */
export const towerView = (
  state: State,
  corner: number,
  isMine: boolean,
  isOffered: boolean,
  sign: SeatBadge | null = null,
): TowerView => {
  const { top, count } = pileAt(state, corner)
  const parts = [
    t('tower.label', { tower: t(`tower.${corner}`), count }),
    top && t('tower.top', { vassal: nameOfFace(top.face), reverse: nameOfFace(top.reverse) }),
    isMine && t('tower.mine'),
    sign?.label,
    isOffered && t('tower.choose'),
  ]
  return { corner, label: parts.filter(Boolean).join(''), top, count, isMine, isOffered, sign: sign?.content }
}
