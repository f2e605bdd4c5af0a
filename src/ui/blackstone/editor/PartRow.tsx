/** What can be said of one part: a stepper, a list of what may be said, words, or the way to a sheet of its own. */
import { go } from '../shell/route.ts'
import { t } from '../text/t.ts'
import { Counter } from './Counter.tsx'
import type { Draft } from './draft.ts'
import { fieldAt, valueAt } from './fields.ts'
import { isListed, nameOfPart, nameOfValue, type Said, type Sayable, sayable } from './words.ts'
import { keysAt, withValue } from './write.ts'

export interface PartProps {
  readonly draft: Draft
  /** The keys that lead there: `['courts', '0', 'retained']`. */
  readonly path: readonly string[]
  readonly onChange: (draft: Draft) => void
}

type Path = PartProps['path']

/** What a part says, as short as can be: the name of one value, how many of a list, of several the first. */
export const inShort = (draft: Draft, path: Path): string => {
  const field = fieldAt(draft, path)
  const value = valueAt(draft, path)
  if (value === undefined) return ''
  if (field?.kind === 'choice') return nameOfValue(draft, field.of, value as Said)
  if (Array.isArray(value)) return value.length > 0 ? String(value.length) : ''
  const below = keysAt(draft, path).map((key) => [...path, key])
  const first = below.find((one) => fieldAt(draft, one)?.kind === 'choice' && valueAt(draft, one) !== undefined)
  return field?.kind === 'parts' && first ? inShort(draft, first) : ''
}

/** Leads to a part that has a sheet of its own. */
export const Way = ({ draft, path, name }: { readonly draft: Draft; readonly path: Path; readonly name?: string }) => (
  <button type="button" class="btn towards" onClick={() => go('editor', 'part', ...path)}>
    <span>{name ?? nameOfPart(draft, path)}</span>
    <span class="muted">{name ? '' : inShort(draft, path)}</span>
  </button>
)

/** A list of what may be said; `none` stands for nothing. */
export const Choose = (props: {
  readonly label: string
  readonly none: string
  readonly value: Said | undefined
  readonly values: readonly Sayable[]
  readonly onPick: (value: Said | undefined) => void
}) => {
  const { label, none, value, values, onPick } = props
  return (
    <select
      class="saying"
      aria-label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => {
        const picked = values.find(([one]) => String(one) === currentTarget.value)
        currentTarget.value = String(value ?? '')
        onPick(picked?.[0])
      }}
    >
      <option value="">{none}</option>
      {values.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  )
}

const ChoiceRow = ({ draft, path, onChange, values }: PartProps & { readonly values: readonly Sayable[] }) => {
  const value = valueAt(draft, path) as Said | undefined
  const label = nameOfPart(draft, path)
  // What stands there lies nowhere else, and may stay.
  const here: readonly Sayable[] =
    value === undefined || values.some(([one]) => one === value) ? [] : [[value, inShort(draft, path)]]
  return (
    <div class="sect">
      <span aria-hidden="true">{label}</span>
      <Choose
        label={label}
        none={t('editor.unsaid')}
        value={value}
        values={[...here, ...values]}
        onPick={(next) => onChange(withValue(draft, path, next))}
      />
    </div>
  )
}

const MOST = 999

const CountRow = ({ draft, path, onChange, least }: PartProps & { readonly least: number }) => {
  const what = nameOfPart(draft, path)
  const value = valueAt(draft, path) as number | undefined
  const say = (count: number | undefined) => onChange(withValue(draft, path, count))
  const typed = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const count = Math.round(Number(currentTarget.value))
    say(currentTarget.value === '' ? undefined : Math.min(MOST, Math.max(least, count)))
  }
  return (
    <Counter
      what={what}
      onFewer={value === undefined ? null : () => say(value > least ? value - 1 : undefined)}
      onMore={() => say(value === undefined ? least : Math.min(MOST, value + 1))}
    >
      <input type="number" inputMode="numeric" aria-label={what} value={value ?? ''} onChange={typed} />
    </Counter>
  )
}

const WordsRow = ({ draft, path, onChange }: PartProps) => {
  const label = nameOfPart(draft, path)
  return (
    <label class="sect">
      <span>{label}</span>
      <input
        maxLength={40}
        value={String(valueAt(draft, path) ?? '')}
        onChange={({ currentTarget }) => onChange(withValue(draft, path, currentTarget.value.trim() || undefined))}
      />
    </label>
  )
}

export const Row = (props: PartProps) => {
  const { draft, path } = props
  const field = fieldAt(draft, path)
  if (field?.kind === 'count') return <CountRow {...props} least={field.least} />
  if (field?.kind === 'words') return <WordsRow {...props} />
  if (field?.kind === 'choice' && isListed(field.of)) return <ChoiceRow {...props} values={sayable(draft, field.of)} />
  return <Way draft={draft} path={path} />
}
