import '../text/options.ts'
import { t } from '../text/t.ts'
import { ChoiceRow } from './ChoiceRow.tsx'

const CHIPS = ['one', 'several'] as const

interface PhonesProps {
  readonly several: boolean
  readonly onChange: (several: boolean) => void
}

/** Whether all play on this phone, or each on a phone of their own. */
export const Phones = ({ several, onChange }: PhonesProps) => {
  const value = several ? 'several' : 'one'
  return (
    <ChoiceRow
      label={t('phones.ask')}
      help={t(`phones.${value}.help`)}
      chips={CHIPS.map((chip) => ({ value: chip, label: t(`phones.${chip}`) }))}
      value={value}
      onChange={(chip) => onChange(chip === 'several')}
    />
  )
}
