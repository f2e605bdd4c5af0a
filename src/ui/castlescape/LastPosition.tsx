/** Picture of the last position, from what the summary of a game stored. */
import * as v from 'valibot'
import type { Json } from '../../kernel/json.ts'
import { readFields } from '../common/history/readFields.ts'
import * as styles from './LastPosition.module.css'
import { builtPart } from './views/site/builtPart.ts'
import { SiteDrawing } from './views/site/SiteDrawing.tsx'
import { UNIT, wallSquares } from './views/site/siteSvgPaths.ts'

const Numbers = v.array(v.number())
const StoredSite = v.object({
  size: v.number(),
  wallRows: Numbers,
  baileys: v.array(v.object({ squares: Numbers, claimedBy: Numbers })),
  recruits: v.array(Numbers),
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
