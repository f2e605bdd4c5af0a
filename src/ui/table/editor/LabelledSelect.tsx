import * as section from '../../parts/Section.module.css'
import * as styles from './Editor.module.css'

interface LabelledSelectProps {
  readonly label: string
  readonly value: string | number
  readonly options: readonly (readonly [value: string | number, name: string])[]
  readonly onPick: (value: string) => void
}

/** One of a few values, with its name before it. */
export const LabelledSelect = ({ label, value, options, onPick }: LabelledSelectProps) => (
  <label class={section.section}>
    <span>{label}</span>
    <select class={styles.picker} value={value} onChange={({ currentTarget }) => onPick(currentTarget.value)}>
      {options.map(([optionValue, name]) => (
        <option key={optionValue} value={optionValue}>
          {name}
        </option>
      ))}
    </select>
  </label>
)
