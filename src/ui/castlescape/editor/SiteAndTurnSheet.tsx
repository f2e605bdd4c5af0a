/** Sheet for the site, the seats, the quarry, whose turn it is and what waits in it. */
import { BY_SEATS } from '../../../games/castlescape/data/numbers.ts'
import { MODE } from '../../../games/castlescape/options.ts'
import { t } from '../../../text/t.ts'
import { navigateUp } from '../../common/route.ts'
import { Sheet } from '../../parts/Sheet.tsx'
import { LabelledSelect } from '../../table/editor/LabelledSelect.tsx'
import { type Draft, seatCount, seatsOf, siteSize, withSeatCount, withSiteSize, withTurn } from './draft.ts'
import { NumberRow } from './NumberRow.tsx'

const MOST = 20
const SIZES = MODE.options.find(({ id }) => id === 'site')?.values ?? []
const SEAT_COUNTS = Object.keys(BY_SEATS).map(Number)

interface SettingSheetProps {
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}

const Waiting = ({ draft, onChange }: SettingSheetProps) => {
  const { gold = 0, groups = [], any = 0 } = draft.turn ?? {}
  const walls = groups.reduce((sum, { left }) => sum + left, 0)
  return (
    <>
      <NumberRow
        label={t('castlescape.waiting.gold')}
        value={gold}
        max={MOST}
        onChange={(n) => onChange(withTurn(draft, { gold: n, received: n }))}
      />
      <NumberRow
        label={t('castlescape.waiting.walls')}
        value={walls}
        max={MOST}
        onChange={(n) => onChange(withTurn(draft, { groups: n > 0 ? [{ left: n }] : [] }))}
      />
      <NumberRow
        label={t('castlescape.waiting.recruits')}
        value={any}
        max={MOST}
        onChange={(n) => onChange(withTurn(draft, { any: n }))}
      />
    </>
  )
}

export const SiteAndTurnSheet = ({ draft, onChange }: SettingSheetProps) => {
  const { marker: mostInspections = 1, quarry: all = 0 } = BY_SEATS[seatCount(draft)] ?? {}
  return (
    <Sheet title={t('castlescape.editor.setting')} onClose={navigateUp}>
      <LabelledSelect
        label={t('option.site')}
        value={siteSize(draft)}
        options={SIZES.map((size) => [size, t('castlescape.editor.size', { n: Number(size) })] as const)}
        onPick={(size) => onChange(withSiteSize(draft, Number(size)))}
      />
      <LabelledSelect
        label={t('editor.seats')}
        value={seatCount(draft)}
        options={SEAT_COUNTS.map((count) => [count, String(count)] as const)}
        onPick={(count) => onChange(withSeatCount(draft, Number(count)))}
      />
      <LabelledSelect
        label={t('editor.turn')}
        value={draft.seat ?? 1}
        options={seatsOf(draft).map((seat) => [seat + 1, t('editor.seat', { number: seat + 1 })] as const)}
        onPick={(seat) => onChange({ ...draft, seat: Number(seat) })}
      />
      <h3>{t('castlescape.theQuarry')}</h3>
      <NumberRow
        label={t('castlescape.waiting.walls')}
        value={draft.quarry ?? all}
        max={all}
        onChange={(n) => onChange({ ...draft, quarry: n })}
      />
      <NumberRow
        label={t('castlescape.editor.inspections')}
        value={(draft.marker ?? mostInspections) - 1}
        max={mostInspections - 1}
        onChange={(n) => onChange({ ...draft, marker: n + 1 })}
      />
      <h3>{t('castlescape.waiting')}</h3>
      <Waiting draft={draft} onChange={onChange} />
    </Sheet>
  )
}
