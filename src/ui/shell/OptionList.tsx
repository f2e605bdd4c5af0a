import type { ModeCard, Options } from '../../kernel/contract.ts'
import { say } from '../text/t.ts'
import { ChoiceRow } from './ChoiceRow.tsx'
import { valuesFor } from './offered.ts'
import { canChoose, missingModules, nameOfOption, nameOfValue } from './optionNames.ts'

interface OptionListProps {
  readonly mode: ModeCard
  readonly count: number
  readonly options: Options
  readonly onChange: (id: string, value: string | number) => void
}

/** Settings with a single value stand for modules that are not built yet: nobody can choose them, so they are not asked. */
export const OptionList = ({ mode, count, options, onChange }: OptionListProps) => (
  <>
    {mode.options.filter(canChoose).map((option) => {
      const { id, default: usual } = option
      return (
        <ChoiceRow
          key={id}
          label={nameOfOption(id)}
          help={say(`option.${id}.help`, undefined, 'option.other')}
          chips={valuesFor(option, count).map((value) => ({ value, label: nameOfValue(id, value) }))}
          value={options[id] ?? usual}
          onChange={(value) => onChange(id, value)}
        />
      )
    })}
    <p class="muted">{missingModules(mode.options)}</p>
  </>
)
