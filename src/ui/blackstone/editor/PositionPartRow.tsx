/** Row for one part of a position: a counter, a select, a text field, or a link to a sheet of its own. */

import { t } from '../../../text/t.ts'
import { navigate } from '../../common/route.ts'
import * as button from '../../parts/Button.module.css'
import * as sectionStyles from '../../parts/Section.module.css'
import { Counter } from '../../table/editor/Counter.tsx'
import * as editor from '../../table/editor/Editor.module.css'
import { childPartKeys } from './childPartKeys.ts'
import { draftWithValue } from './draftWithValue.ts'
import * as styles from './Editor.module.css'
import { offeredValues } from './offeredValues.ts'
import type { Draft } from './positionDraft.ts'
import { fieldAt, valueAt } from './positionFields.ts'
import { nameOfPart } from './positionTexts.ts'
import { hasValueOptions, nameOfPartValue, type OptionValue, type ValueOption } from './valueOptions.ts'

export interface PositionPartProps {
  readonly draft: Draft
  /** Keys from the document to the part: `['courts', '0', 'retained']`. */
  readonly path: readonly string[]
  readonly onChange: (draft: Draft) => void
}

type PartPath = PositionPartProps['path']

/** Summary of a part in a few letters: the name of a value, the length of a list, or the first value chosen inside. */
export const summarizePart = (draft: Draft, path: PartPath): string => {
  const field = fieldAt(draft, path)
  const value = valueAt(draft, path)
  if (value === undefined) return ''
  if (field?.kind === 'choice') return nameOfPartValue(draft, field.of, value as OptionValue)
  if (Array.isArray(value)) return value.length > 0 ? String(value.length) : ''
  const childPaths = childPartKeys(draft, path).map((key) => [...path, key])
  const firstChosen = childPaths.find(
    (childPath) => fieldAt(draft, childPath)?.kind === 'choice' && valueAt(draft, childPath) !== undefined,
  )
  return field?.kind === 'parts' && firstChosen ? summarizePart(draft, firstChosen) : ''
}

/** Link to a part that has a sheet of its own. */
export const PartLink = ({
  draft,
  path,
  name,
}: {
  readonly draft: Draft
  readonly path: PartPath
  readonly name?: string
}) => (
  <button type="button" class={`${button.plain} ${styles.towards}`} onClick={() => navigate('editor', 'part', ...path)}>
    <span>{name ?? nameOfPart(draft, path)}</span>
    <span class="muted">{name ? '' : summarizePart(draft, path)}</span>
  </button>
)

/** Select of values; `emptyLabel` is the option for no value. */
export const ValueSelect = (props: {
  readonly label: string
  readonly emptyLabel: string
  readonly value: OptionValue | undefined
  readonly options: readonly ValueOption[]
  readonly onPick: (value: OptionValue | undefined) => void
}) => {
  const { label, emptyLabel, value, options, onPick } = props
  return (
    <select
      class={editor.picker}
      aria-label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => {
        const picked = options.find(([optionValue]) => String(optionValue) === currentTarget.value)
        currentTarget.value = String(value ?? '')
        onPick(picked?.[0])
      }}
    >
      <option value="">{emptyLabel}</option>
      {options.map(([optionValue, name]) => (
        <option key={optionValue} value={optionValue}>
          {name}
        </option>
      ))}
    </select>
  )
}

const ChoiceRow = ({
  draft,
  path,
  onChange,
  options,
}: PositionPartProps & { readonly options: readonly ValueOption[] }) => {
  const value = valueAt(draft, path) as OptionValue | undefined
  const label = nameOfPart(draft, path)
  // The current value is used, so it is not among the options; it must remain selectable.
  const currentOption: readonly ValueOption[] =
    value === undefined || options.some(([optionValue]) => optionValue === value)
      ? []
      : [[value, summarizePart(draft, path)]]
  return (
    <div class={sectionStyles.section}>
      <span aria-hidden="true">{label}</span>
      <ValueSelect
        label={label}
        emptyLabel={t('editor.unsaid')}
        value={value}
        options={[...currentOption, ...options]}
        onPick={(next) => onChange(draftWithValue(draft, path, next))}
      />
    </div>
  )
}

const MAX_COUNT = 999

const CountRow = ({ draft, path, onChange, min }: PositionPartProps & { readonly min: number }) => {
  const label = nameOfPart(draft, path)
  const value = valueAt(draft, path) as number | undefined
  const setCount = (count: number | undefined) => onChange(draftWithValue(draft, path, count))
  const handleInput = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const count = Math.round(Number(currentTarget.value))
    setCount(currentTarget.value === '' ? undefined : Math.min(MAX_COUNT, Math.max(min, count)))
  }
  return (
    <Counter
      label={label}
      onDecrement={value === undefined ? null : () => setCount(value > min ? value - 1 : undefined)}
      onIncrement={() => setCount(value === undefined ? min : Math.min(MAX_COUNT, value + 1))}
    >
      <input
        class={editor.picker}
        type="number"
        inputMode="numeric"
        aria-label={label}
        value={value ?? ''}
        onChange={handleInput}
      />
    </Counter>
  )
}

const TextRow = ({ draft, path, onChange }: PositionPartProps) => {
  const label = nameOfPart(draft, path)
  return (
    <label class={sectionStyles.section}>
      <span>{label}</span>
      <input
        class={editor.picker}
        maxLength={40}
        value={String(valueAt(draft, path) ?? '')}
        onChange={({ currentTarget }) => onChange(draftWithValue(draft, path, currentTarget.value.trim() || undefined))}
      />
    </label>
  )
}

export const PositionPartRow = (props: PositionPartProps) => {
  const { draft, path } = props
  const field = fieldAt(draft, path)
  if (field?.kind === 'count') return <CountRow {...props} min={field.min} />
  if (field?.kind === 'words') return <TextRow {...props} />
  if (field?.kind === 'choice' && hasValueOptions(field.of))
    return <ChoiceRow {...props} options={offeredValues(draft, path, field.of)} />
  return <PartLink draft={draft} path={path} />
}
