/** Numbers with their units, as the current language writes them. */
import { formattingLocale } from './formattingLocale.ts'

/** Percentage: `150%`, `150 %`. */
export const formatPercent = (value: number): string =>
  new Intl.NumberFormat(formattingLocale(), { style: 'percent' }).format(value / 100)

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** Bytes in the unit that keeps the number short: `1.2 MB`, `1,2 Mo`. */
export const formatBytes = (bytes: number): string => {
  const unitIndex = bytes >= 1e9 ? 2 : bytes >= 1e6 ? 1 : 0
  const style = { style: 'unit', unit: UNITS[unitIndex] ?? 'byte', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(formattingLocale(), style).format(bytes / 1000 ** (unitIndex + 1))
}
