import { Counter } from '../../table/editor/Counter.tsx'

interface NumberRowProps {
  readonly label: string
  readonly value: number
  readonly min?: number
  readonly max: number
  readonly onChange: (value: number) => void
}

/** A number between two limits. */
export const NumberRow = ({ label, value, min = 0, max, onChange }: NumberRowProps) => (
  <Counter
    label={label}
    onDecrement={value > min ? () => onChange(value - 1) : null}
    onIncrement={() => onChange(Math.min(max, value + 1))}
  >
    <output aria-label={label}>{value}</output>
  </Counter>
)
