import '../text/options.ts'
import { t } from '../text/t.ts'
import { ChoiceRow } from './ChoiceRow.tsx'

/** Who plays: one person with bots, all at this phone, or each at a phone of their own. */
export const WAYS = ['alone', 'one', 'several'] as const
export type Way = (typeof WAYS)[number]

export const Phones = ({ way, onChange }: { readonly way: Way; readonly onChange: (way: Way) => void }) => (
  <ChoiceRow
    label={t('phones.ask')}
    help={t(`phones.${way}.help`)}
    chips={WAYS.map((chip) => ({ value: chip, label: t(`phones.${chip}`) }))}
    value={way}
    onChange={onChange}
  />
)
