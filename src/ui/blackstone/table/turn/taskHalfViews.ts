/** Texts for both halves of a task. */
import type { HalfProgress, TaskProgress } from '#src/games/blackstone/insight/shown/taskProgress.ts'
import { vassalAt } from '#src/games/blackstone/insight/tableCards.ts'
import type { State } from '#src/games/blackstone/state.ts'
import { t } from '#src/text/t.ts'
import { nameOfFace, nameOfPlace, nameOfSpace, nameOfWanted, placeOfRightHalf } from '../../views/spaceAndFaceNames.ts'
import type { HalfView, Task } from '../../views/viewProps.ts'

const halfNote = (state: State, half: HalfProgress): string => {
  const [met] = half.matching
  const vassal = met === undefined ? null : vassalAt(state, met)
  if (vassal && vassal !== 'hidden') return t('half.met', { vassal: nameOfFace(vassal.face) })
  const flippableHere = half.fitAfterFlip.find((space) => half.targetSpaces.includes(space))
  if (flippableHere !== undefined) return t('half.flip', { space: nameOfSpace(flippableHere) })
  const [elsewhere, ...others] = half.fitElsewhere
  if (elsewhere === undefined) return t('half.open')
  return t('half.fits', { space: nameOfSpace(elsewhere), others: others.length })
}

export const taskHalfViews = (state: State, task: Task, compass: TaskProgress): readonly [HalfView, HalfView] => [
  {
    place: nameOfSpace(task.left.space),
    wantText: nameOfWanted(task.left),
    want: task.left,
    isMet: compass.left.matching.length > 0,
    note: halfNote(state, compass.left),
  },
  {
    place: nameOfPlace(placeOfRightHalf(task)),
    wantText: nameOfWanted(task.right),
    want: task.right,
    isMet: compass.right.matching.length > 0,
    note: halfNote(state, compass.right),
  },
]
