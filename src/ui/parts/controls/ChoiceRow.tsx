import { useId } from 'preact/hooks'
import * as styles from './ChoiceRow.module.css'

export interface Chip<V extends string | number> {
  readonly value: V
  readonly label: string
}

interface ChoiceRowProps<V extends string | number> {
  readonly label: string
  /** One line that says what the choice does. */
  readonly help?: string
  readonly chips: readonly Chip<V>[]
  readonly value: V
  /** True to show the chips beside the text; for two short ones. */
  readonly isInline?: boolean
  readonly onChange: (value: V) => void
}

/** Choice of one value among a few, all of them visible. */
export function ChoiceRow<V extends string | number>(props: ChoiceRowProps<V>) {
  const { label, help, chips, value, isInline = false, onChange } = props
  const groupId = useId()
  return (
    <fieldset
      class={isInline ? `${styles.row} ${styles.beside}` : styles.row}
      aria-describedby={help && `${groupId}-help`}
    >
      <legend>{label}</legend>
      {help && (
        <p id={`${groupId}-help`} class="muted">
          {help}
        </p>
      )}
      <div class={styles.options}>
        {chips.map((chip) => (
          <label key={chip.value}>
            <input type="radio" name={groupId} checked={chip.value === value} onChange={() => onChange(chip.value)} />
            <span>{chip.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
