/** Form that chooses which games of the history are shown. */
import { useId, useState } from 'preact/hooks'
import { t } from '../../../text/t.ts'
import * as fold from '../../parts/Fold.module.css'
import { FILTER_COMPANIES, FILTER_STATES, filterToPath } from './historyFilter.ts'
import * as styles from './SavedGamesPage.module.css'
import type { FilterView, SelectOption } from './viewTypes.ts'

interface SelectFieldProps<V extends string> {
  readonly label: string
  readonly options: readonly SelectOption<V>[]
  readonly value: V
  readonly onChange: (value: V) => void
}

function SelectField<V extends string>({ label, options, value, onChange }: SelectFieldProps<V>) {
  const id = useId()
  const choose = (index: number): void => {
    const chosenOption = options[index]
    if (chosenOption) onChange(chosenOption.value)
  }
  return (
    <div>
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => choose(event.currentTarget.selectedIndex)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

const FilterFields = ({ filter, games, modes, onChange }: FilterView) => (
  <fieldset class={styles.filters}>
    <legend class="visuallyHidden">{t('history.filter')}</legend>
    {games.length > 1 && (
      <SelectField
        label={t('history.game')}
        options={[{ value: '', label: t('history.game.any') }, ...games]}
        value={filter.game ?? ''}
        onChange={(game) => onChange({ ...filter, game: game || null })}
      />
    )}
    <SelectField
      label={t('history.mode')}
      options={[{ value: '', label: t('history.mode.any') }, ...modes]}
      value={filter.mode ?? ''}
      onChange={(mode) => onChange({ ...filter, mode: mode || null })}
    />
    <SelectField
      label={t('history.state')}
      options={FILTER_STATES.map((value) => ({ value, label: t(`history.state.${value}`) }))}
      value={filter.state}
      onChange={(state) => onChange({ ...filter, state })}
    />
    <SelectField
      label={t('history.company')}
      options={FILTER_COMPANIES.map((value) => ({ value, label: t(`history.company.${value}`) }))}
      value={filter.company}
      onChange={(company) => onChange({ ...filter, company })}
    />
    <label class={styles.check}>
      <input
        type="checkbox"
        checked={filter.bots}
        onChange={(event) => onChange({ ...filter, bots: event.currentTarget.checked })}
      />
      <span>{t('history.bots')}</span>
    </label>
  </fieldset>
)

/** Folded by default, because the games come first; open where the page comes with a filter. */
export const FilterBox = (view: FilterView) => {
  const [isOpen] = useState(filterToPath(view.filter).length > 0)
  return (
    <details class={`box ${fold.fold}`} open={isOpen}>
      <summary>{t('history.filter')}</summary>
      <FilterFields {...view} />
    </details>
  )
}
