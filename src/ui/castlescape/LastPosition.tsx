/** Picture of the last position, from what the summary of a game stored. */
import * as v from 'valibot'
import { columnOf, rowOf, type Square } from '../../games/castlescape/site/square.ts'
import type { Json } from '../../kernel/json.ts'
import { readFields } from '../common/history/readFields.ts'
import { SiteDrawing } from './views/site/SiteDrawing.tsx'
import { UNIT, wallSquares } from './views/site/sitePaths.ts'
import './symbols/symbols.ts'
import * as styles from './LastPosition.module.css'

const Numbers = v.array(v.number())
const StoredSite = v.object({
  size: v.number(),
  wallRows: Numbers,
  baileys: v.array(v.object({ squares: Numbers, claimedBy: Numbers })),
  recruits: v.array(Numbers),
})

/** Fewest squares across that are shown, and squares of ground around what stands. */
const LEAST = 7
const MARGIN = 1

/** First column and row, and squares across, of the part of a site in which something stands. */
const builtPart = (size: number, squares: readonly Square[]) => {
  const columns = squares.map((square) => columnOf(square, size))
  const rows = squares.map((square) => rowOf(square, size))
  const spread = (places: readonly number[]): number => Math.max(...places) - Math.min(...places) + 1 + 2 * MARGIN
  if (squares.length === 0) return { column: 0, row: 0, across: size }
  const across = Math.min(size, Math.max(LEAST, spread(columns), spread(rows)))
  const begin = (places: readonly number[]): number =>
    Math.max(0, Math.min(size - across, Math.floor((Math.min(...places) + Math.max(...places) + 1 - across) / 2)))
  return { column: begin(columns), row: begin(rows), across }
}

export const LastPosition = ({ summary }: { readonly summary: Json }) => {
  const read = v.safeParse(StoredSite, readFields(summary).site)
  if (!read.success) return null
  const { recruits, ...site } = read.output
  const { column, row, across } = builtPart(site.size, [...wallSquares(site), ...recruits.flat()])
  const view = [column, row, across, across].map((squares) => squares * UNIT)
  return (
    <svg class={styles.site} data-part="picture" viewBox={view.join(' ')} aria-hidden="true">
      <SiteDrawing site={site} recruits={recruits} />
    </svg>
  )
}
