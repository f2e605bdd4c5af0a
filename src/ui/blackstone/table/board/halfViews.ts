/** Both halves of a task in words. */
import type { Compass, Half } from '../../../games/blackstone/insight/compass.ts'
import { vassalAt } from '../../../games/blackstone/insight/sight.ts'
import type { State } from '../../../games/blackstone/state.ts'
import { t } from '../../text/t.ts'
import { nameOfFace, nameOfPlace, nameOfSpace, nameOfWanted, rightPlace } from '../names.ts'
import type { HalfView, Task } from '../props.ts'

const noteOf = (state: State, half: Half): string => {
  const [met] = half.met
  const vassal = met === undefined ? null : vassalAt(state, met)
  if (vassal && vassal !== 'hidden') return t('half.met', { vassal: nameOfFace(vassal.face) })
  const here = half.reverse.find((space) => half.where.includes(space))
  if (here !== undefined) return t('half.flip', { space: nameOfSpace(here) })
  const [elsewhere, ...others] = half.fits
  if (elsewhere === undefined) return t('half.open')
  return t('half.fits', { space: nameOfSpace(elsewhere), others: others.length })
}

export const halvesOf = (state: State, task: Task, compass: Compass): readonly [HalfView, HalfView] => [
  {
    place: nameOfSpace(task.left.space),
    who: nameOfWanted(task.left),
    want: task.left,
    met: compass.left.met.length > 0,
    note: noteOf(state, compass.left),
  },
  {
    place: nameOfPlace(rightPlace(task)),
    who: nameOfWanted(task.right),
    want: task.right,
    met: compass.right.met.length > 0,
    note: noteOf(state, compass.right),
  },
]
