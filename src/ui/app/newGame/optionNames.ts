/** How options and their values are called. */
import '../text/options.ts'
import type { OptionCard } from '../../kernel/contract.ts'
import { say } from '../text/t.ts'

export const nameOfOption = (id: string): string => say(`option.${id}`, undefined, 'option.other')

const usual = (value: string | number) =>
  value === 'on' || value === 'off' ? (`option.${value}` as const) : 'option.value'

/** A number speaks for itself where it has no name. Who begins is called by the names of the seats, where these are known. */
export const nameOfValue = (id: string, value: string | number, names: readonly string[] = []): string =>
  (id === 'first' && names[Number(value)]) || say(`option.${id}.${value}`, { value }, usual(value)) || String(value)

/** Nobody can choose what has one value: it is settled by the mode. */
export const canChoose = ({ values }: OptionCard): boolean => values.length > 1
