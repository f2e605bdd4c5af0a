/** The small site that shows where the closer view is. */
import type { Site } from '#src/games/castlescape/site/site.ts'
import { squareName } from '#src/games/castlescape/site/square.ts'
import { t } from '#src/text/t.ts'
import { CLOSER, type Corner } from './closerView.ts'
import { DRAWING_ID } from './SiteDrawing.tsx'
import * as styles from './SmallSite.module.css'
import { UNIT } from './siteSvgPaths.ts'

export const SmallSite = ({ site, corner }: { readonly site: Site; readonly corner: Corner }) => {
  const side = site.size * UNIT
  const last = (corner.row + CLOSER - 1) * site.size + corner.column + CLOSER - 1
  const label = t('castlescape.site.shown', {
    from: squareName(corner.row * site.size + corner.column, site.size),
    to: squareName(last, site.size),
  })
  return (
    <div class={styles.small}>
      <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
        <use href={`#${DRAWING_ID}`} />
        <rect
          class={styles.view}
          x={corner.column * UNIT}
          y={corner.row * UNIT}
          width={CLOSER * UNIT}
          height={CLOSER * UNIT}
        />
      </svg>
    </div>
  )
}
