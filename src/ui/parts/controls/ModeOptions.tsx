import { useState } from 'preact/hooks'
import { gameOfMode } from '../../../games/cards.ts'
import { offeredOptionValues } from '../../../games/offeredOptions.ts'
import { optionsLayoutOf } from '../../../games/optionsLayout.ts'
import type { ModeCard, OptionCard, OptionLayout, Options, Preset } from '../../../kernel/gameCard.ts'
import { labelledValue } from '../../../text/joinTexts.ts'
import { findMessage, t } from '../../../text/t.ts'
import { canChoose, nameOfOption, nameOfValue } from '../../common/names/optionNames.ts'
import * as fold from '../Fold.module.css'
import { ChoiceRow } from './ChoiceRow.tsx'

interface ModeOptionsProps {
  readonly mode: ModeCard
  /** Names of all seats. */
  readonly names: readonly string[]
  /** Value of every option. */
  readonly options: Options
  readonly onChange: (options: Options) => void
}

const isSwitch = ({ values }: OptionCard): boolean => values.every((value) => value === 'on' || value === 'off')

/** Numbers ascending, with 0 (none) last; words in their order, with `off` last. */
const sortValues = (values: OptionCard['values']): OptionCard['values'] => {
  const sortKey = (value: string | number): number => Number(value) || Number.POSITIVE_INFINITY
  if (values.every((value) => typeof value === 'number')) return [...values].sort((a, b) => sortKey(a) - sortKey(b))
  return [...values.filter((value) => value !== 'off'), ...values.filter((value) => value === 'off')]
}

const OptionRow = ({ mode, option, names, options, onChange }: ModeOptionsProps & { readonly option: OptionCard }) => {
  const { id, default: defaultValue } = option
  return (
    <ChoiceRow
      label={nameOfOption(id)}
      help={findMessage(`option.${id}.help`, { seats: names.length }) ?? ''}
      chips={sortValues(offeredOptionValues(mode, option, names.length, options)).map((value) => ({
        value,
        label: nameOfValue(id, value, names),
      }))}
      value={options[id] ?? defaultValue}
      isInline={isSwitch(option)}
      onChange={(value) => onChange({ ...options, [id]: value })}
    />
  )
}

interface PresetsProps extends Pick<ModeOptionsProps, 'mode' | 'names' | 'options'> {
  readonly offer: OptionLayout
  readonly preset: Preset
  readonly onChoose: (preset: Preset) => void
}

/** Help text of a preset; for the player's own choice, the options that differ from the rulebook. */
const presetHelp = ({ mode, offer, names: seatNames, options, preset }: Omit<PresetsProps, 'onChoose'>): string => {
  if (preset !== 'own')
    return findMessage(`preset.${preset}.${gameOfMode(mode.id)?.id}`, offer.presetValues(mode)) ?? ''
  const differingOptions = offer.differingOptions(mode, 'full', options)
  const differences = differingOptions.map(({ id }) =>
    labelledValue(nameOfOption(id), nameOfValue(id, options[id] ?? '', seatNames)),
  )
  return differences.length > 0 ? t('preset.own.unlike', { names: differences.join(' · ') }) : t('preset.own.help')
}

const PresetRow = ({ onChoose, ...props }: PresetsProps) => (
  <ChoiceRow
    label={t('options.preset')}
    help={presetHelp(props)}
    chips={(['simple', 'full', 'own'] as const).map((value) => ({ value, label: t(`preset.${value}`) }))}
    value={props.preset}
    onChange={onChoose}
  />
)

const optionRows = (props: ModeOptionsProps, options: readonly OptionCard[]) =>
  options.filter(canChoose).map((option) => <OptionRow key={option.id} {...props} option={option} />)

/**
 * Options of a mode whose game has a layout. A preset comes first if the mode has presets; single options are shown
 * under the player's own choice, the finest ones folded.
 */
const OfferedOptions = ({ offer, ...props }: ModeOptionsProps & { readonly offer: OptionLayout }) => {
  const { mode, names, options, onChange } = props
  const preset = offer.presetOf(mode, options)
  const [openedMode, setOpenedMode] = useState('')
  const isOwn = preset === null || preset === 'own' || openedMode === mode.id
  const relevantOptions = mode.options.filter(({ id }) => offer.isRelevant(id, options, names.length))
  const rowsFor = (ids: readonly string[]) =>
    optionRows(
      props,
      ids.flatMap((id) => relevantOptions.filter((option) => option.id === id)),
    )
  const { basic, parts } = offer
  const pieceRows = rowsFor(offer.pieces)
  const placedIds = [...basic, ...parts, ...offer.pieces]
  const fineRows = optionRows(
    props,
    relevantOptions.filter(({ id }) => !placedIds.includes(id)),
  )
  const choosePreset = (next: Preset) => {
    setOpenedMode(next === 'own' ? mode.id : '')
    if (next !== 'own') onChange(offer.withPreset(mode, next, options))
  }
  return (
    <>
      {preset && (
        <PresetRow {...{ mode, offer, names, options }} preset={isOwn ? 'own' : preset} onChoose={choosePreset} />
      )}
      {isOwn && rowsFor(parts)}
      {rowsFor(basic)}
      {isOwn && pieceRows.length > 0 && <h3>{t('options.pieces')}</h3>}
      {isOwn && pieceRows}
      {isOwn && fineRows.length > 0 && (
        <details class={fold.fold}>
          <summary>{t('options.fine')}</summary>
          {fineRows}
        </details>
      )}
    </>
  )
}

/** Options of a mode: in the layout of its game, or as a plain list. */
export const ModeOptions = (props: ModeOptionsProps) => {
  const offer = optionsLayoutOf(props.mode.id)
  return offer ? <OfferedOptions {...props} offer={offer} /> : optionRows(props, props.mode.options)
}
