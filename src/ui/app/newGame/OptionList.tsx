import '../style/lists.css'
import { useState } from 'preact/hooks'
import { valuesFor } from '../../games/blackstone/insight/offered.ts'
import { matters, type Preset, presetOf, unlike, withPreset } from '../../games/blackstone/insight/presets.ts'
import type { ModeCard, OptionCard, Options } from '../../kernel/contract.ts'
import { saidOf } from '../text/list.ts'
import { say, t } from '../text/t.ts'
import { ChoiceRow } from './ChoiceRow.tsx'
import { canChoose, nameOfOption, nameOfValue } from './optionNames.ts'

interface OptionListProps {
  readonly mode: ModeCard
  /** Of all seats, as they are called. */
  readonly names: readonly string[]
  /** All of them, written out. */
  readonly options: Options
  readonly onChange: (options: Options) => void
}

/** Which options stand together; those that no group names are fine points. */
const GROUPS = {
  basic: ['points', 'rats', 'adjacency', 'first', 'evenStart', 'openHands'],
  parts: ['families', 'familyPool', 'evenFamilies', 'intrigue'],
  pieces: ['wildVassals', 'assassins', 'knightWizard', 'blueLetters'],
} as const
const NAMED: readonly string[] = Object.values(GROUPS).flat()

const isSwitch = ({ values }: OptionCard): boolean => values.every((value) => value === 'on' || value === 'off')

/** Numbers as they grow, none, which is 0, behind them; of words, off behind the rest. */
const inOrder = (values: OptionCard['values']): OptionCard['values'] => {
  const growing = (value: string | number): number => Number(value) || Number.POSITIVE_INFINITY
  if (values.every((value) => typeof value === 'number')) return [...values].sort((a, b) => growing(a) - growing(b))
  return [...values.filter((value) => value !== 'off'), ...values.filter((value) => value === 'off')]
}

const Row = ({ option, names, options, onChange }: Omit<OptionListProps, 'mode'> & { readonly option: OptionCard }) => {
  const { id, default: usual } = option
  return (
    <ChoiceRow
      label={nameOfOption(id)}
      help={say(`option.${id}.help`, { seats: names.length }, 'option.other')}
      chips={inOrder(valuesFor(option, names.length, options)).map((value) => ({
        value,
        label: nameOfValue(id, value, names),
      }))}
      value={options[id] ?? usual}
      beside={isSwitch(option)}
      onChange={(value) => onChange({ ...options, [id]: value })}
    />
  )
}

interface PresetsProps extends Pick<OptionListProps, 'mode' | 'names' | 'options'> {
  readonly preset: Preset
  readonly onChoose: (preset: Preset) => void
}

/** What a preset puts on the table; of one's own choice, what is not as in the rulebook. */
const helpOf = ({ mode, names: seats, options, preset }: Omit<PresetsProps, 'onChoose'>): string => {
  const differs = preset === 'own' ? unlike(mode, 'full', options) : []
  const names = differs.map(({ id }) => saidOf(nameOfOption(id), nameOfValue(id, options[id] ?? '', seats)))
  if (names.length > 0) return t('preset.own.unlike', { names: names.join(' · ') })
  const intrigue = mode.options.some(({ id }) => id === 'intrigue') ? 'on' : 'off'
  return say(`preset.${preset}.help`, { intrigue }, 'option.other')
}

const Presets = ({ onChoose, ...props }: PresetsProps) => (
  <ChoiceRow
    label={t('options.preset')}
    help={helpOf(props)}
    chips={(['simple', 'full', 'own'] as const).map((value) => ({ value, label: t(`preset.${value}`) }))}
    value={props.preset}
    onChange={onChoose}
  />
)

/** A preset first, where the mode has any; every single part stands under one's own choice, and the finest points are folded away. */
export const OptionList = ({ mode, names, options, onChange }: OptionListProps) => {
  const preset = presetOf(mode, options)
  const [opened, open] = useState('')
  const isOwn = preset === null || preset === 'own' || opened === mode.id
  // Nobody's hand is hidden from somebody alone.
  const alone = (id: string): boolean => names.length === 1 && id === 'openHands'
  const shown = mode.options.filter((option) => canChoose(option) && matters(option.id, options) && !alone(option.id))
  const row = (option: OptionCard) => <Row key={option.id} {...{ option, names, options, onChange }} />
  const rows = (group: keyof typeof GROUPS) =>
    GROUPS[group].flatMap((id) => shown.filter((one) => one.id === id)).map(row)
  const pieces = rows('pieces')
  const fine = shown.filter(({ id }) => !NAMED.includes(id)).map(row)
  const choose = (next: Preset) => {
    open(next === 'own' ? mode.id : '')
    if (next !== 'own') onChange(withPreset(mode, next, options))
  }
  return (
    <>
      {preset && <Presets {...{ mode, names, options }} preset={isOwn ? 'own' : preset} onChoose={choose} />}
      {isOwn && rows('parts')}
      {rows('basic')}
      {isOwn && pieces.length > 0 && <h3>{t('options.pieces')}</h3>}
      {isOwn && pieces}
      {isOwn && fine.length > 0 && (
        <details class="fold">
          <summary>{t('options.fine')}</summary>
          {fine}
        </details>
      )}
    </>
  )
}
