/** The board as it is drawn: what lies where, what is marked, where a tap leads. */
import { SPACES, type Space } from '../../../games/blackstone/board.ts'
import { type Compass, stillWanted } from '../../../games/blackstone/insight/compass.ts'
import { type Shown, vassalAt } from '../../../games/blackstone/insight/sight.ts'
import type { State } from '../../../games/blackstone/state.ts'
import { t } from '../../text/t.ts'
import { nameOfFace, spokenSpace } from '../names.ts'
import type { Band, CellView, Mark, Where } from '../props.ts'
import type { Aim } from './pick.ts'

export interface Painting {
  readonly state: State
  readonly selected: Space | null
  readonly aims: ReadonlyMap<Space, Aim>
  /** The task that is painted. */
  readonly compass: Compass | null
  /** Vassals that meet a half of a task in hand. */
  readonly met: ReadonlySet<Space>
  /** Spaces of the goal: the ring glows, the inside is to be empty. */
  readonly ring: readonly Space[]
  readonly trail: readonly Space[]
  /** What chapters say of a space. */
  spoken(space: Space): string
  pins(space: Space): CellView['pins']
}

const has = (spaces: readonly Space[] | undefined, space: Space): boolean => spaces?.includes(space) ?? false

const fitting = ({ compass }: Painting, space: Space): boolean => has(compass ? stillWanted(compass) : [], space)

const asked = ({ compass }: Painting, space: Space): boolean =>
  has(compass?.left.where, space) || has(compass?.right.where, space)

const meets = (painting: Painting, space: Space): boolean => {
  const { compass, met } = painting
  return compass ? has(compass.left.met, space) || has(compass.right.met, space) : met.has(space)
}

/** In the Puzzle Master's Quest every space either belongs to the ring or is to be empty. */
const goalMark = ({ ring }: Painting, space: Space): Mark | null =>
  ring.length === 0 ? null : ring.includes(space) ? 'ring' : 'spare'

const marksOf = (painting: Painting, space: Space): readonly Mark[] => {
  const goal = goalMark(painting, space)
  const marks: readonly (Mark | false | null)[] = [
    painting.selected === space && 'selected',
    meets(painting, space) && 'met',
    fitting(painting, space) && 'fits',
    asked(painting, space) && 'painted',
    painting.state.marked.includes(space) && 'castle',
    goal,
    painting.trail.includes(space) && 'trail',
  ]
  return marks.filter((mark): mark is Mark => !!mark)
}

const nameOf = (vassal: Shown | 'hidden' | null, space: Space): string => {
  const at = { space: spokenSpace(space) }
  if (vassal === null) return t('cell.empty', at)
  if (vassal === 'hidden') return t('cell.hidden', at)
  return t('cell.vassal', { vassal: nameOfFace(vassal.face), reverse: nameOfFace(vassal.reverse), ...at })
}

const SPOKEN_MARKS = { selected: 'cell.selected', met: 'cell.met', fits: 'cell.fits', castle: 'cell.castle' } as const

const spokenMarks = (marks: readonly Mark[]): string =>
  marks.map((mark) => (mark in SPOKEN_MARKS ? t(SPOKEN_MARKS[mark as keyof typeof SPOKEN_MARKS]) : '')).join('')

const spokenBands = ({ compass }: Painting, space: Space): string =>
  (has(compass?.left.where, space) ? t('cell.painted1') : '') +
  (has(compass?.right.where, space) ? t('cell.painted2') : '')

const cell = (painting: Painting, space: Space): CellView => {
  const vassal = vassalAt(painting.state, space)
  const marks = marksOf(painting, space)
  const aim = painting.aims.get(space)
  const leads = aim ? (aim.says ?? t(`cell.${aim.verb}`, { token: aim.with })) : ''
  return {
    label: nameOf(vassal, space) + leads + painting.spoken(space) + spokenMarks(marks) + spokenBands(painting, space),
    vassal,
    marks,
    target: aim ?? null,
    pins: painting.pins(space),
  }
}

/** All 25 spaces in reading order. */
export const cellsOf = (painting: Painting): readonly CellView[] => SPACES.map((space) => cell(painting, space))

/** The outlines of a task's halves: its space, its line. */
export const bandsOf = (left: Space, right: Where): readonly Band[] => [
  { half: 1, where: { space: left } },
  { half: 2, where: right },
]
