import '../style/whand.css'
import { Icon } from '../shell/Icon.tsx'
import { Badge } from './Badge.tsx'
import type { Vassal } from './props.ts'

export interface HeldView {
  readonly id: number
  readonly vassal: Vassal
  /** It fits a half of the card that is chosen; null where none is. */
  readonly fits: boolean | null
  /** Chosen for a half, or for an exchange. */
  readonly tag: '1' | '2' | 'swap' | null
  readonly label: string
  readonly onPress: () => void
}

const Held = ({ view: { vassal, fits, tag, label, onPress } }: { readonly view: HeldView }) => (
  <button
    type="button"
    class={fits === false ? 'hc tap no' : 'hc tap'}
    aria-pressed={tag ? 'true' : 'false'}
    aria-label={label}
    onClick={onPress}
  >
    <Badge vassal={vassal} />
    {tag && <i class={`ht ${tag === '2' ? 'b2' : ''}`}>{tag === 'swap' ? <Icon name="swap" /> : tag}</i>}
    {fits && !tag && (
      <i class="ht dot">
        <Icon name="tick" />
      </i>
    )}
  </button>
)

/** Vassals in rows, as many rows as there are houses; where room is short two rows that scroll. */
export const WizardHand = ({
  rows,
  label,
}: {
  readonly rows: readonly (readonly HeldView[])[]
  readonly label: string
}) => (
  <div class="whand" role="group" aria-label={label}>
    {rows.map((row, at) => (
      <div key={at} class="hr">
        {row.map((view) => (
          <Held key={view.id} view={view} />
        ))}
      </div>
    ))}
  </div>
)
