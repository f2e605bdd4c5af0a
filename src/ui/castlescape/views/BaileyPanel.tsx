/** Influence in a Bailey as bars, and the small site that shows where the closer view is. */
import type { Site } from '../../../games/castlescape/site/site.ts'
import { squareName } from '../../../games/castlescape/site/square.ts'
import { joinNames } from '../../../text/joinTexts.ts'
import { t } from '../../../text/t.ts'
import * as styles from './BaileyPanel.module.css'
import { GuildMark } from './GuildMark.tsx'
import { CLOSER, type Corner } from './site/closerView.ts'
import { DRAWING_ID } from './site/InteractiveSite.tsx'
import { UNIT } from './site/siteSvgPaths.ts'

export interface BaileyView {
  readonly title: string
  readonly claim: string
  /** Influence by seat. */
  readonly influence: readonly number[]
}

export const BaileyPanel = ({ bailey, names }: { readonly bailey: BaileyView; readonly names: readonly string[] }) => {
  const most = Math.max(1, ...bailey.influence)
  return (
    <section class={styles.panel} aria-label={bailey.title}>
      <h2>
        {bailey.title} <small>{bailey.claim}</small>
      </h2>
      <p class={styles.bars}>
        <span class="visuallyHidden">
          {joinNames(
            bailey.influence.map((n, seat) => t('castlescape.bailey.influence', { name: names[seat] ?? '', n })),
          )}
        </span>
        {bailey.influence.map((n, seat) => (
          <span key={seat} aria-hidden="true">
            <GuildMark seat={seat} />
            <i style={{ '--share': `${(100 * n) / most}%` }} />
            <b>{n}</b>
          </span>
        ))}
      </p>
    </section>
  )
}

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
