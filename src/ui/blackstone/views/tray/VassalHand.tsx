import { Icon } from '../../../parts/Icon.tsx'
import { VassalBadge } from '../board/VassalBadge.tsx'
import type { VassalView } from '../viewProps.ts'
import * as styles from './VassalHand.module.css'

export interface HandVassalView {
  readonly id: number
  readonly vassal: VassalView
  /** Does it fit a half of the selected card? Null where no card is selected. */
  readonly isFitting: boolean | null
  /** The half or the exchange that it is chosen for. */
  readonly tag: '1' | '2' | 'swap' | null
  readonly label: string
  readonly onPress: () => void
}

const HandVassal = ({ view: { vassal, isFitting, tag, label, onPress } }: { readonly view: HandVassalView }) => (
  <button
    type="button"
    class={`${styles.card} tap`}
    data-fits={isFitting === false ? 'no' : undefined}
    aria-pressed={tag ? 'true' : 'false'}
    aria-label={label}
    onClick={onPress}
  >
    <VassalBadge vassal={vassal} />
    {tag && (
      <i class={styles.tag} data-half={tag}>
        {tag === 'swap' ? <Icon name="swap" /> : tag}
      </i>
    )}
    {isFitting && !tag && (
      <i class={`${styles.tag} ${styles.fits}`}>
        <Icon name="tick" />
      </i>
    )}
  </button>
)

/** Vassals in rows, one for each faction; where room is scarce, two rows that scroll. */
export const VassalHand = ({
  rows,
  label,
}: {
  readonly rows: readonly (readonly HandVassalView[])[]
  readonly label: string
}) => (
  <div class={styles.hand} data-part="hand" role="group" aria-label={label}>
    {rows.map((row, index) => (
      <div key={index} class={styles.row}>
        {row.map((view) => (
          <HandVassal key={view.id} view={view} />
        ))}
      </div>
    ))}
  </div>
)
