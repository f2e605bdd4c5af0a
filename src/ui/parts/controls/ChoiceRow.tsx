import '../style/lists.css'
import { useId } from 'preact/hooks'

export interface Chip<V extends string | number> {
  readonly value: V
  readonly label: string
}

interface ChoiceRowProps<V extends string | number> {
  readonly label: string
  /** One line that says what it does. */
  readonly help?: string
  readonly chips: readonly Chip<V>[]
  readonly value: V
  /** The chips stand beside the words, for two short ones. */
  readonly beside?: boolean
  readonly onChange: (value: V) => void
}

/** One of a few, all in sight. */
export function ChoiceRow<V extends string | number>(props: ChoiceRowProps<V>) {
  const { label, help, chips, value, beside = false, onChange } = props
  const name = useId()
  return (
    <fieldset class={beside ? 'choice beside' : 'choice'} aria-describedby={help && `${name}-help`}>
      <legend>{label}</legend>
      {help && (
        <p id={`${name}-help`} class="muted">
          {help}
        </p>
      )}
      <div class="seg">
        {chips.map((chip) => (
          <label key={chip.value}>
            <input type="radio" name={name} checked={chip.value === value} onChange={() => onChange(chip.value)} />
            <span>{chip.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
