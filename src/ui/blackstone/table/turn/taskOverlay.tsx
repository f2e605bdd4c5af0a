/** What the board shows of the chosen task: its frames, what fits it, and where a move would meet a half. */
import '#src/text/blackstone/bundles/turn.ts'
import type { ComponentChildren } from 'preact'
import { halvesMetByMove } from '#src/games/blackstone/insight/shown/halvesMetByMove.ts'
import { spacesOfFittingVassals } from '#src/games/blackstone/insight/shown/spacesOfFittingVassals.ts'
import type { TaskProgress } from '#src/games/blackstone/insight/shown/taskProgress.ts'
import type { PlayedTask } from '#src/games/blackstone/insight/tableCards.ts'
import { t } from '#src/text/t.ts'
import * as board from '../../views/board/Board.module.css'
import { placeOfRightHalf } from '../../views/spaceAndFaceNames.ts'
import type { HalfOutline, Space } from '../../views/viewProps.ts'
import type { TableSelection, TapTarget, TapTargets } from './tableSelection.ts'
import * as styles from './taskOverlay.module.css'

export interface TaskOverlay {
  readonly compass: TaskProgress | null
  /** Spaces whose vassal would fit a half that still lacks one. */
  readonly fits: readonly Space[]
  readonly outlines: readonly HalfOutline[]
  label(space: Space): string
  pin(space: Space): ComponentChildren
}

/** Halves that a tap on this target would meet, as in `2`. */
export const halvesMetText = (
  compass: TaskProgress | null,
  selection: TableSelection,
  to: Space,
  target: TapTarget | undefined,
): string =>
  compass && target && selection.on === 'vassal'
    ? halvesMetByMove(compass, { from: selection.space, to, isSwap: target.verb === 'swap' }).join('+')
    : ''

export const taskOverlay = (
  task: PlayedTask,
  compass: TaskProgress | null,
  selection: TableSelection,
  targets: TapTargets,
): TaskOverlay => {
  const metText = (space: Space) => halvesMetText(compass, selection, space, targets.get(space))
  return {
    compass,
    fits: compass ? spacesOfFittingVassals(compass) : [],
    outlines: [
      { half: 1, place: { space: task.left.space } },
      { half: 2, place: placeOfRightHalf(task) },
    ],
    label: (space) => (metText(space) ? t('cell.meets', { half: metText(space) }) : ''),
    pin: (space) =>
      metText(space) && (
        <span class={`${board.tick} ${styles.meets}`} data-part="meets">
          ✓{metText(space)}
        </span>
      ),
  }
}
