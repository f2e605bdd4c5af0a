import { encodeQR } from 'qr'

/**
 * QR code as the path of an SVG with `viewBox="0 0 size size"`. Fill it dark on a light ground in every theme, or
 * cameras cannot read it.
 */
export interface QrCode {
  /** Number of modules of one side, the quiet margin of four on each side included. */
  readonly size: number
  readonly path: string
}

/** Path of a row: one bar for each run of dark modules. */
const rowPath = (row: readonly boolean[], y: number): string =>
  [
    ...row
      .map((dark) => (dark ? '#' : ' '))
      .join('')
      .matchAll(/#+/g),
  ]
    .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('')

/**
 * QR code of a text. Texts of digits and capitals take the least room; more than 3,000 letters fit in none and throw.
 */
export const createQrCode = (text: string): QrCode => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  return { size: rows.length, path: rows.map(rowPath).join('') }
}
