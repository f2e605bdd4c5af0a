/** Both halves of a task in words. */
import type { Task } from '../../../games/blackstone/cards.ts'
import type { Compass, Half } from '../../../games/blackstone/insight/compass.ts'
import { vassalAt } from '../../../games/blackstone/insight/sight.ts'
import type { State } from '../../../games/blackstone/state.ts'
import { t } from '../../text/t.ts'
import { nameOfFace, nameOfLine, nameOfSpace, nameOfWanted } from '../names.ts'
import type { HalfView } from '../props.ts'

const noteOf = (state: State, half: Half): string => {
  const [met] = half.met
  const vassal = met === undefined ? null : vassalAt(state, met)
  if (vassal && vassal !== 'hidden') return t('half.met', { vassal: nameOfFace(vassal.face) })
  const here = half.reverse.find((space) => half.where.includes(space))
  if (here !== undefined) return t('half.flip', { space: nameOfSpace(here) })
  const [elsewhere] = half.fits
  return elsewhere === undefined ? t('half.open') : t('half.fits', { space: nameOfSpace(elsewhere) })
}

export const halvesOf = (state: State, { left, right }: Task, compass: Compass): readonly [HalfView, HalfView] => [
  {
    place: nameOfSpace(left.space),
    who: nameOfWanted(left),
    want: left,
    met: compass.left.met.length > 0,
    note: noteOf(state, compass.left),
  },
  {
    place: nameOfLine(right.line),
    who: nameOfWanted(right),
    want: right,
    met: compass.right.met.length > 0,
    note: noteOf(state, compass.right),
  },
]
