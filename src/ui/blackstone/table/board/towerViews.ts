/** What the sheets draw of the towers: each at its corner, with whom it serves. */
import { pileStatuses } from '#src/games/blackstone/insight/shown/deckAndPileStatuses.ts'
import { openVassalIn, type VassalFaces } from '#src/games/blackstone/insight/tableCards.ts'
import type { State } from '#src/games/blackstone/state.ts'
import { formatList } from '#src/text/formatList.ts'
import { t } from '#src/text/t.ts'
import type { BoardTower } from '../../views/TowerBoard.tsx'
import type { BlackstoneTableProps } from '../blackstoneTableView.ts'
import { towerView } from './cornerTowerView.ts'

export const boardTowers = ({ view, now }: BlackstoneTableProps): readonly BoardTower[] =>
  pileStatuses(now.state).map(({ pile, refills }) => ({
    ...towerView(now.state, pile, now.court.pile === pile, false, view.extensions.towerSign?.(now, pile) ?? null),
    refills:
      refills.length > 0
        ? t('piles.refills', { names: formatList(refills.map((seat) => view.names[seat] ?? '')) })
        : '',
  }))

/** Cards below the top of a tower: those that lie open, the uppermost first, and the number of the others. */
export const cardsBelow = (
  state: State,
  corner: number,
): { readonly open: readonly VassalFaces[]; readonly faceDown: number } => {
  const slots = (state.piles[corner] ?? []).slice(0, -1).reverse()
  const open = slots.flatMap((slot) => openVassalIn(state, slot) ?? [])
  return { open, faceDown: slots.length - open.length }
}
