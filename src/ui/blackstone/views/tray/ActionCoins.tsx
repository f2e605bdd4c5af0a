import { Icon } from '../../../parts/Icon.tsx'
import * as styles from './ActionCoins.module.css'

interface ActionCoinsProps {
  /** Actions of a turn; `remaining` are left. */
  readonly total: number
  readonly remaining: number
  /** Saved knights that are usable now; `freshKnights` are usable from the next turn on. */
  readonly knights: number
  readonly freshKnights: number
  readonly label: string
}

/** More knights than this are shown as a number. */
const MAX_ICONS = 2

const Knights = ({ count, isSpent = false }: { readonly count: number; readonly isSpent?: boolean }) => (
  <>
    {Array.from({ length: count > MAX_ICONS ? 1 : count }, (_, index) => (
      <i key={index} class={isSpent ? `${styles.knight} ${styles.spent}` : styles.knight}>
        <Icon name="knight" />
      </i>
    ))}
    {count > MAX_ICONS && <b>×{count}</b>}
  </>
)

/** What a turn has to spend: a coin for each action, hollow once it is spent, and saved knights. */
export const ActionCoins = ({ total, remaining, knights, freshKnights, label }: ActionCoinsProps) => (
  <span class={styles.coins} role="img" aria-label={label}>
    {Array.from({ length: total }, (_, index) => (
      <i key={index} class={index < remaining ? '' : styles.spent} />
    ))}
    <Knights count={knights} />
    <Knights count={freshKnights} isSpent />
  </span>
)
