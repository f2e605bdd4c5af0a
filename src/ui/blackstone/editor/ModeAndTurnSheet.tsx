/** Sheet of the editor for the mode, its options, and whose turn it is. */
import { card as game } from '../../../games/blackstone/card.ts'
import { modeNameById } from '../../../text/gameAndModeNames.ts'
import { t } from '../../../text/t.ts'
import { navigateUp } from '../../common/route.ts'
import { ModeOptions } from '../../parts/controls/ModeOptions.tsx'
import * as fold from '../../parts/Fold.module.css'
import { Sheet } from '../../parts/Sheet.tsx'
import { LabelledSelect } from '../../table/editor/LabelledSelect.tsx'
import { PartLink } from './PositionPartRow.tsx'
import { type Draft, draftOptions, seatCount, withMode, withSeatCount } from './positionDraft.ts'

interface EditorSheetProps {
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}

export const ModeAndTurnSheet = ({ draft, onChange }: EditorSheetProps) => {
  const mode = game.modes.find(({ id }) => id === draft.mode)
  const { min = 1, max = 4 } = mode?.seats ?? {}
  const seatCounts = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  const seats = Array.from({ length: seatCount(draft) }, (_, seat) => seat)
  return (
    <Sheet title={t('editor.setting')} onClose={navigateUp}>
      <LabelledSelect
        label={t('editor.mode')}
        value={draft.mode}
        options={game.modes.map(({ id }) => [id, modeNameById(id)] as const)}
        onPick={(id) => {
          const newMode = game.modes.find((candidate) => candidate.id === id)
          if (newMode)
            onChange(withMode(draft, id, Math.min(newMode.seats.max, Math.max(newMode.seats.min, seatCount(draft)))))
        }}
      />
      <LabelledSelect
        label={t('editor.seats')}
        value={seatCount(draft)}
        options={seatCounts.map((count) => [count, String(count)] as const)}
        onPick={(count) => onChange(withSeatCount(draft, Number(count)))}
      />
      <LabelledSelect
        label={t('editor.turn')}
        value={draft.turn?.seat ?? 0}
        options={seats.map((seat) => [seat, t('editor.seat', { number: seat + 1 })] as const)}
        onPick={(seat) => onChange({ ...draft, turn: { ...draft.turn, seat: Number(seat) } })}
      />
      <PartLink draft={draft} path={['turn']} name={t('editor.turnParts')} />
      {mode && (
        <details class={fold.fold}>
          <summary>{t('editor.options')}</summary>
          <ModeOptions
            mode={mode}
            names={seats.map((seat) => draft.seats?.[seat] ?? t('editor.seat', { number: seat + 1 }))}
            options={draftOptions(draft)}
            onChange={(options) => onChange({ ...draft, options })}
          />
        </details>
      )}
    </Sheet>
  )
}
