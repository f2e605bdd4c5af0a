/** Sheet of one tower: where it stands, its open top card, and what lies below as far as everybody may see it. */
import '#src/text/blackstone/bundles/sheets.ts'
import { t } from '#src/text/t.ts'
import { navigateUp, replaceRoute } from '../../../common/route.ts'
import { Sheet } from '../../../parts/Sheet.tsx'
import { UnknownSheet } from '../../../table/UnknownSheet.tsx'
import { listFactionsBySpace } from '../../savedGameSummary.ts'
import { VassalList } from '../../views/DeckCards.tsx'
import { TowerBoard } from '../../views/TowerBoard.tsx'
import { VassalCloseUp } from '../../views/VassalCardSheet.tsx'
import type { BlackstoneTableProps } from '../blackstoneTableView.ts'
import { boardTowers, cardsBelow } from './towerViews.ts'

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
