import { columnOf, rowOf, type Space } from '../../games/blackstone/board.ts'
import { Icon } from '../shell/Icon.tsx'
import { Badge } from './Badge.tsx'
import { idOf } from './focus.ts'
import type { CellView, Target, Vassal } from './props.ts'

const Face = ({ vassal }: { readonly vassal: Vassal | 'hidden' }) =>
  vassal === 'hidden' ? <i class="v back" /> : <Badge vassal={vassal} />

/** What a tap would cost, in the upper right corner; in the middle of an empty space. */
const TargetBadge = ({ target, empty }: { readonly target: Target; readonly empty: boolean }) => (
  <span class={`bd ${empty ? 'mid' : ''} ${target.with === 'wizard' ? 'w' : ''}`}>
    {target.sign ?? <Icon name={target.with} />}
  </span>
)

interface CellProps {
  readonly space: Space
  readonly cell: CellView
  /** The one cell that Tab reaches. */
  readonly stop: boolean
  readonly onFocus: () => void
}

/** One space of the board. Each state differs in shape, not in colour alone. */
export const Cell = ({ space, cell: { label, vassal, marks, target, pins }, stop, onFocus }: CellProps) => (
  <div
    role="gridcell"
    id={idOf(space)}
    data-space={space}
    tabIndex={stop ? 0 : -1}
    class={`cell ${marks.join(' ')} ${target?.verb ?? ''} ${vassal ? '' : 'empty'}`}
    style={{ gridArea: `${rowOf(space) + 2}/${columnOf(space) + 2}` }}
    aria-label={label}
    aria-selected={marks.includes('selected') ? 'true' : undefined}
    onFocus={onFocus}
  >
    {vassal && <Face vassal={vassal} />}
    {target && <TargetBadge target={target} empty={!vassal} />}
    {marks.includes('castle') && (
      <span class="used">
        <Icon name="castle" />
      </span>
    )}
    {marks.includes('met') && (
      <span class="tick">
        <Icon name="tick" />
      </span>
    )}
    {pins}
  </div>
)
