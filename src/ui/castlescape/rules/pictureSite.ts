/** Pictures of the rulebook: `#` Wall, `.` ground, `x` a marked square of ground. */

import { withEnclosedGround } from '../../../games/castlescape/site/baileys.ts'
import type { Site } from '../../../games/castlescape/site/site.ts'
import type { Square } from '../../../games/castlescape/site/square.ts'
import type { RulebookPicture } from '../../../games/rulebook.ts'
import { t } from '../../../text/t.ts'

export interface PictureSite {
  /** Square site whose upper left corner the picture is, with the Baileys that its Walls enclose. */
  readonly site: Site
  /** Columns and rows of the picture. */
  readonly width: number
  readonly height: number
  readonly marks: readonly Square[]
}

/** Squares of a row with this sign, as a mask of columns. */
const rowMask = (row: string, sign: string): number =>
  [...row].reduce((mask, other, column) => (other === sign ? mask | (1 << column) : mask), 0)

export const pictureSite = ({ rows }: RulebookPicture): PictureSite => {
  const width = Math.max(...rows.map((row) => row.length))
  const size = Math.max(width, rows.length)
  const wallRows = Array.from({ length: size }, (_, row) => rowMask(rows[row] ?? '', '#'))
  const marks = rows.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === 'x' ? [y * size + x] : [])))
  return { site: withEnclosedGround({ size, wallRows, baileys: [] }), width, height: rows.length, marks }
}

const KEY_BY_SIGN = {
  '#': 'castlescape.count.walls',
  '.': 'castlescape.rules.ground',
  x: 'castlescape.rules.mark',
} as const

const isSign = (sign: string): sign is keyof typeof KEY_BY_SIGN => sign in KEY_BY_SIGN

/** What a row shows, from the left: `1 Wall, 2 squares of ground`. */
const rowText = (row: string): string =>
  Array.from(row.matchAll(/(.)\1*/g), ([run, sign = '']) =>
    isSign(sign) ? t(KEY_BY_SIGN[sign], { n: run.length }) : run,
  ).join(t('app.between'))

/** A picture in words, in the current language. */
export const pictureText = ({ rows }: RulebookPicture): string =>
  t('castlescape.rules.picture', {
    rows: rows.map((row, index) => t('castlescape.rules.row', { n: index + 1, squares: rowText(row) })).join(' '),
  })
