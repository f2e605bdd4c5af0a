import { columnOf, rowOf, type Space } from '#src/games/blackstone/board.ts'
import { Icon } from '../../../parts/Icon.tsx'
import type { CellView, Target, VassalView } from '../viewProps.ts'
import * as styles from './Board.module.css'
import { spaceElementId } from './boardFocus.ts'
import { VassalBadge } from './VassalBadge.tsx'

const CellFace = ({ vassal }: { readonly vassal: VassalView | 'hidden' }) =>
  vassal === 'hidden' ? (
    <i class={`${styles.badge} ${styles.back}`} data-part="badge" />
  ) : (
    <VassalBadge vassal={vassal} />
  )

/** Cost of a tap, in the upper right corner; on an empty space in the middle. */
const TargetBadge = ({ target, isEmpty }: { readonly target: Target; readonly isEmpty: boolean }) => (
  <span
    class={`${styles.target} ${isEmpty ? styles.middle : ''} ${target.icon === 'wizard' ? styles.wizard : ''}`}
    data-part="target"
  >
    {target.symbol ?? <Icon name={target.icon} />}
  </span>
)

interface CellProps {
  readonly space: Space
  readonly cell: CellView
  /** Is this the one cell that Tab reaches? */
  readonly isTabStop: boolean
  readonly onFocus: () => void
}

/** One space of the board. Its states differ in shape, not in colour alone. */
export const Cell = ({ space, cell: { label, vassal, marks, target, pins }, isTabStop, onFocus }: CellProps) => (
  <div
    role="gridcell"
    id={spaceElementId(space)}
    data-space={space}
    tabIndex={isTabStop ? 0 : -1}
    class={vassal ? styles.cell : `${styles.cell} ${styles.empty}`}
    data-part="cell"
    data-marks={marks.join(' ')}
    data-verb={target?.verb}
    style={{ gridArea: `${rowOf(space) + 2}/${columnOf(space) + 2}` }}
    aria-label={label}
    aria-selected={marks.includes('selected') ? 'true' : undefined}
    onFocus={onFocus}
  >
    {vassal && <CellFace vassal={vassal} />}
    {target && <TargetBadge target={target} isEmpty={!vassal} />}
    {marks.includes('castle') && (
      <span class={styles.used}>
        <Icon name="castle" />
      </span>
    )}
    {marks.includes('met') && (
      <span class={styles.tick} data-part="met">
        <Icon name="tick" />
      </span>
    )}
    {pins}
  </div>
)
