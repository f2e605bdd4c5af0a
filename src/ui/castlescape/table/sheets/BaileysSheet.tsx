/** All finished Baileys: where they are, who claimed them, and the Influence in each. */
import '#src/text/castlescape/bundles/sheets.ts'
import { recruitsOf } from '#src/games/castlescape/recruits.ts'
import { influenceInBailey } from '#src/games/castlescape/site/influence.ts'
import { t } from '#src/text/t.ts'
import { navigateUp } from '../../../common/route.ts'
import { Sheet } from '../../../parts/Sheet.tsx'
import { BaileyPanel } from '../../views/BaileyPanel.tsx'
import { nameOf } from '../cardAndSquareTexts.ts'
import type { CastleProps } from '../castleTableView.ts'
import { claimText } from '../squareText.ts'

export const BaileysSheet = ({ view, now }: CastleProps) => {
  const { state } = now
  return (
    <Sheet title={t('castlescape.baileys')} onClose={navigateUp}>
      {state.site.baileys.length === 0 && <p>{t('castlescape.baileys.none')}</p>}
      {state.site.baileys.map((bailey, at) => (
        <BaileyPanel
          key={at}
          names={view.names}
          bailey={{
            title: t('castlescape.bailey.at', {
              size: bailey.squares.length,
              square: nameOf(state, bailey.squares[0] ?? 0),
            }),
            claim: claimText(bailey.claimedBy, view.names),
            influence: influenceInBailey(state.site, recruitsOf(state), bailey),
          }}
        />
      ))}
    </Sheet>
  )
}
