/** Picture of the last position, from what the summary of a game stored. */
import * as v from 'valibot'
import { LARGEST_SITE } from '../../games/castlescape/site/square.ts'
import type { Json } from '../../kernel/json.ts'
import { readFields } from '../common/history/readFields.ts'
import * as styles from './LastPosition.module.css'
import { builtPart } from './views/site/builtPart.ts'
import { SiteDrawing } from './views/site/SiteDrawing.tsx'
import { UNIT, wallSquares } from './views/site/siteSvgPaths.ts'

// A summary may come from a file: what is drawn is no more than a site can hold.
const MOST_GUILDS = 4
const MOST_SQUARES = LARGEST_SITE * LARGEST_SITE
const upTo = (greatest: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(greatest))
const Squares = v.pipe(v.array(upTo(MOST_SQUARES - 1)), v.maxLength(MOST_SQUARES))
const Seats = v.pipe(v.array(upTo(MOST_GUILDS - 1)), v.maxLength(MOST_GUILDS))
const StoredSite = v.object({
  size: upTo(LARGEST_SITE),
  wallRows: v.pipe(v.array(upTo(2 ** LARGEST_SITE - 1)), v.maxLength(LARGEST_SITE)),
  baileys: v.pipe(v.array(v.object({ squares: Squares, claimedBy: Seats })), v.maxLength(MOST_SQUARES)),
  recruits: v.pipe(v.array(Squares), v.maxLength(MOST_GUILDS)),
})

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
