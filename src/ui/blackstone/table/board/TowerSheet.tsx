/** Sheet of one tower: where it stands, its open top card, and what lies below as far as everybody may see it. */
import '#src/text/blackstone/sheets.ts'
import { t } from '#src/text/t.ts'
import { navigateUp, replaceRoute } from '../../../common/route.ts'
import { Sheet } from '../../../parts/Sheet.tsx'
import { UnknownSheet } from '../../../table/UnknownSheet.tsx'
import { listFactionsBySpace } from '../../summary.ts'
import { VassalCloseUp } from '../../views/CourtSheet.tsx'
import { VassalList } from '../../views/PileCards.tsx'
import { TowerBoard } from '../../views/TowerBoard.tsx'
import type { BlackstoneTableProps } from '../blackstoneTableView.ts'
import { boardTowers, cardsBelow } from './towerBoard.ts'

export const TowerSheet = ({ view, now, corner }: BlackstoneTableProps & { readonly corner: number }) => {
  const towers = boardTowers({ view, now })
  const tower = towers[corner]
  if (!tower) return <UnknownSheet />
  const { open, faceDown } = cardsBelow(now.state, corner)
  return (
    <Sheet title={t('piles.tower', { tower: t(`tower.${corner}`) })} onClose={navigateUp}>
      <TowerBoard
        towers={towers}
        factions={listFactionsBySpace(now.state)}
        chosen={corner}
        onPress={(other) => replaceRoute(...view.path, 'tower', String(other))}
      />
      {tower.top && <VassalCloseUp vassal={tower.top} />}
      <VassalList vassals={open} />
      <p class="muted">{t(tower.count > 0 ? 'piles.below' : 'piles.empty', { count: faceDown })}</p>
      {tower.sign && <p class="muted">{tower.label}</p>}
    </Sheet>
  )
}
