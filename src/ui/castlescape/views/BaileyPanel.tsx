/** Influence in a Bailey as bars. */
import { joinNames } from '../../../text/joinTexts.ts'
import { t } from '../../../text/t.ts'
import * as styles from './BaileyPanel.module.css'
import { GuildMark } from './GuildMark.tsx'

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
