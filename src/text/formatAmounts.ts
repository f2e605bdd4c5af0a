/** Numbers with what they count, as the language that is spoken writes them. */
import { spoken } from './t.ts'

/** `150%`, `150 %`. */
export const percent = (value: number): string =>
  new Intl.NumberFormat(spoken(), { style: 'percent' }).format(value / 100)

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** Bytes in the unit that keeps the number short: `1.2 MB`, `1,2 Mo`. */
export const size = (bytes: number): string => {
  const step = bytes >= 1e9 ? 2 : bytes >= 1e6 ? 1 : 0
  const style = { style: 'unit', unit: UNITS[step] ?? 'byte', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(spoken(), style).format(bytes / 1000 ** (step + 1))
}
