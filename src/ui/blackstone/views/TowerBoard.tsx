import { t } from '../../../text/t.ts'
import { BoardPicture } from './board/BoardPicture.tsx'
import { VassalBadge } from './board/VassalBadge.tsx'
import * as styles from './TowerBoard.module.css'
import type { TowerView } from './viewProps.ts'

/** A tower with whom it serves: `Refills for Ann`; empty where it serves nobody. */
export interface BoardTower extends TowerView {
  readonly refills: string
}

interface TowerBoardProps {
  readonly towers: readonly BoardTower[]
  /** Factions of the 25 spaces, for the small board between the towers. */
  readonly factions: readonly number[]
  /** The tower that the sheet is about; null where it is about all. */
  readonly chosen: number | null
  readonly onPress: (corner: number) => void
}

/** Places of the towers around the board, clockwise from the upper left. */
const GRID_AREAS = ['nw', 'ne', 'se', 'sw']

const CornerTower = ({
  tower: { corner, label, top, count, sign, refills },
  isChosen,
  onPress,
}: {
  readonly tower: BoardTower
  readonly isChosen: boolean
  readonly onPress: () => void
}) => (
  <div class={styles.corner} style={{ gridArea: GRID_AREAS[corner] }}>
    <button
      type="button"
      class={`${styles.tower} tap`}
      aria-label={label}
      aria-pressed={isChosen ? 'true' : 'false'}
      data-state={count > 1 ? 'stack' : undefined}
      onClick={onPress}
    >
      {top && <VassalBadge vassal={top} />}
      <i aria-hidden="true">{count}</i>
      {sign}
    </button>
    {refills && <small>{refills}</small>}
  </div>
)

/** The board with its towers where they stand, each with its open top card and the number of its cards. */
export const TowerBoard = ({ towers, factions, chosen, onPress }: TowerBoardProps) => (
  <div class={styles.board} role="group" aria-label={t('piles.towers')}>
    {towers.map((tower) => (
      <CornerTower
        key={tower.corner}
        tower={tower}
        isChosen={tower.corner === chosen}
        onPress={() => onPress(tower.corner)}
      />
    ))}
    <BoardPicture factions={factions} />
  </div>
)
