/** Sheet for what lies open to all: the stalls, and the Goals. */

import { idOfFace } from '../../../games/castlescape/cardIds.ts'
import { marketDeck } from '../../../games/castlescape/cards.ts'
import { STALLS } from '../../../games/castlescape/data/numbers.ts'
import { GOAL_FACES } from '../../../games/castlescape/goalsAndContracts.ts'
import { t } from '../../../text/t.ts'
import { navigateUp } from '../../common/route.ts'
import { Sheet } from '../../parts/Sheet.tsx'
import { LabelledSelect } from '../../table/editor/LabelledSelect.tsx'
import { CardList } from './CardList.tsx'
import type { Draft } from './draft.ts'
import { nameOfCard } from './editorTexts.ts'

const EMPTY = '-'
const GOALS = GOAL_FACES.map(idOfFace)

interface MarketEditorSheetProps {
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}

export const MarketAndGoalsEditorSheet = ({ draft, onChange }: MarketEditorSheetProps) => {
  const { market = {}, goals = [], options } = draft
  const stalls = Array.from({ length: STALLS }, (_, at) => market.stalls?.[at] ?? EMPTY)
  const rotating = [...new Set(marketDeck(options?.market === 'friendly'))].map(idOfFace)
  return (
    <Sheet title={t('castlescape.market')} onClose={navigateUp}>
      {stalls.map((id, at) => (
        <LabelledSelect
          key={at}
          label={t('castlescape.editor.stall', { number: at + 1 })}
          value={id}
          options={[[EMPTY, t('castlescape.noCards')], ...rotating.map((one) => [one, nameOfCard(one)] as const)]}
          onPick={(card) => onChange({ ...draft, market: { ...market, stalls: stalls.with(at, card) } })}
        />
      ))}
      <CardList
        title={t('castlescape.goals')}
        ids={goals}
        offered={GOALS.filter((id) => !goals.includes(id))}
        onChange={(ids) => onChange({ ...draft, goals: ids })}
      />
    </Sheet>
  )
}
