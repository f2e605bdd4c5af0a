import { encodeQR } from 'qr'

/** A QR code as the path of an SVG: `viewBox="0 0 size size"`, to be filled dark on a light ground in every theme, or cameras cannot read it. */
export interface Code {
  /** Modules of one side, the quiet margin of four on each side included. */
  readonly size: number
  readonly path: string
}

/** One bar for each run of dark modules in a row. */
const barsOf = (row: readonly boolean[], y: number): string =>
  [
    ...row
      .map((dark) => (dark ? '#' : ' '))
      .join('')
      .matchAll(/#+/g),
  ]
    .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('')

/** The code of a text. Texts of digits and capitals take the least room; more than 3,000 letters fit in none and throw. */
export const codeOf = (text: string): Code => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  return { size: rows.length, path: rows.map(barsOf).join('') }
}
