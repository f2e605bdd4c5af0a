/** How options and their values are called. */
import '../text/options.ts'
import type { OptionCard } from '../../kernel/contract.ts'
import { say, t } from '../text/t.ts'

export const nameOfOption = (id: string): string => say(`option.${id}`, undefined, 'option.other')

/** A number speaks for itself where it has no name. */
export const nameOfValue = (id: string, value: string | number): string =>
  say(`option.${id}.${value}`, { value }, 'option.value') || String(value)

const sayIfNamed = (id: string): readonly string[] => {
  const name = nameOfOption(id)
  return name === t('option.other') ? [] : [name]
}

/** Nobody can choose what has one value: it stands for a module that is not built. */
export const canChoose = ({ values }: OptionCard): boolean => values.length > 1

/** Which modules of the mode this version leaves out; empty when none. */
export const missingModules = (options: readonly OptionCard[]): string => {
  // Settings of a module that is not there have no name of their own.
  const names = options.filter((option) => !canChoose(option)).flatMap(({ id }) => sayIfNamed(id))
  return names.length > 0 ? t('option.later', { names: new Intl.ListFormat('en').format(names) }) : ''
}
