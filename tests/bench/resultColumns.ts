/** What was measured, as text in columns. */
import type { Measured, Spread } from './measure.ts'

const number = (value: number): string =>
  value < 100 ? value.toFixed(value < 10 ? 2 : 1) : Math.round(value).toLocaleString('en')

const spread = ({ median, least, most }: Spread): string =>
  least === most ? number(median) : `${number(median)} (${number(least)}–${number(most)})`

/** Median (least–most); `×` is how many times the floor of the same round. */
const cells = ({ unit, ratio, ...one }: Measured): readonly string[] => [
  one.name,
  spread(one),
  unit,
  ratio ? `${spread(ratio)} × ${ratio.floor}` : '',
]

export const table = (measured: readonly Measured[]): string => {
  const rows = measured.map(cells)
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return rows.map(line).join('\n')
}
