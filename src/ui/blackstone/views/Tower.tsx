import { VassalBadge } from './board/VassalBadge.tsx'
import * as styles from './Tower.module.css'
import type { TowerView } from './viewProps.ts'

/** A corner tower: its open top card and the number of its cards. */
export const Tower = ({ tower, onPress }: { readonly tower: TowerView; readonly onPress: () => void }) => (
  <button
    type="button"
    id={`tower-${tower.corner}`}
    class={`${styles.tower} tap ${tower.isMine ? styles.mine : ''} ${tower.isOffered ? styles.offered : ''}`}
    data-part="tower"
    aria-label={tower.label}
    onClick={onPress}
  >
    {tower.top && <VassalBadge vassal={tower.top} />}
    <i aria-hidden="true">{tower.count}</i>
    {tower.sign}
  </button>
)
