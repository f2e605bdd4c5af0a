/** What one most likely wants to do with a vassal that is picked up: that button is gold. */
import type { Space } from '#src/games/blackstone/board.ts'
import { taskProgressOf } from '#src/games/blackstone/insight/shown/taskProgress.ts'
import type { ChoiceView } from '../../../parts/viewTypes.ts'
import type { BlackstoneTableSnapshot } from '../blackstoneTableView.ts'
import { chosenSlot, type TableSelection, tapTargetsOf } from './tableSelection.ts'

/** Would a flip of this vassal meet a half of the task that is held up? */
const isFlipPlanned = ({ scene }: BlackstoneTableSnapshot, selection: TableSelection, space: Space): boolean => {
  const slot = chosenSlot(selection)
  const progress = slot === undefined ? null : taskProgressOf(scene, slot)
  return [progress?.left, progress?.right].some(
    (half) => half?.matching.length === 0 && half.fitAfterFlip.includes(space) && half.targetSpaces.includes(space),
  )
}

/** The choices, with gold on the flip that a held-up task asks for, or on what alone can be done with the vassal. */
export const withWantedGold = (
  choices: readonly ChoiceView[],
  now: BlackstoneTableSnapshot,
  selection: TableSelection,
  space: Space,
): readonly ChoiceView[] => {
  const isOpen = ({ reason, isDimmed }: ChoiceView): boolean => !reason && !isDimmed
  const isAlone = choices.filter(isOpen).length === 1 && tapTargetsOf(selection, now.legalActions).size === 0
  const isFlipWanted = isFlipPlanned(now, selection, space)
  return choices.map((choice) =>
    isOpen(choice) && (isAlone || (isFlipWanted && choice.id === 'flip')) ? { ...choice, emphasis: 'gold' } : choice,
  )
}
