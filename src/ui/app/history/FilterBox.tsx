/** Chooses which games of the history are shown. */
import { useId } from 'preact/hooks'
import { t } from '../text/t.ts'
import { COMPANIES, STATES, writeFilter } from './filter.ts'
import type { FilterView, Option } from './view.ts'

interface OneOfProps<V extends string> {
  readonly label: string
  readonly options: readonly Option<V>[]
  readonly value: V
  readonly onChange: (value: V) => void
}

function OneOf<V extends string>({ label, options, value, onChange }: OneOfProps<V>) {
  const id = useId()
  const choose = (index: number): void => {
    const chosen = options[index]
    if (chosen) onChange(chosen.value)
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

const Choices = ({ filter, modes, onChange }: FilterView) => (
  <fieldset class="filters">
    <legend class="vh">{t('history.filter')}</legend>
    <OneOf
      label={t('history.mode')}
      options={[{ value: '', label: t('history.mode.any') }, ...modes]}
      value={filter.mode ?? ''}
      onChange={(mode) => onChange({ ...filter, mode: mode || null })}
    />
    <OneOf
      label={t('history.state')}
      options={STATES.map((value) => ({ value, label: t(`history.state.${value}`) }))}
      value={filter.state}
      onChange={(state) => onChange({ ...filter, state })}
    />
    <OneOf
      label={t('history.company')}
      options={COMPANIES.map((value) => ({ value, label: t(`history.company.${value}`) }))}
      value={filter.company}
      onChange={(company) => onChange({ ...filter, company })}
    />
    <label class="check">
      <input
        type="checkbox"
        checked={filter.bots}
        onChange={(event) => onChange({ ...filter, bots: event.currentTarget.checked })}
      />
      <span>{t('history.bots')}</span>
    </label>
  </fieldset>
)

/** Folded until it is wanted: the games come first. */
export const Filters = (view: FilterView) => (
  <details class="box fold" open={writeFilter(view.filter).length > 0}>
    <summary>{t('history.filter')}</summary>
    <Choices {...view} />
  </details>
)
