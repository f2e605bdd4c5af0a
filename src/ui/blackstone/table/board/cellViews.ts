/** Views of the board's cells: vassal, marks and tap target of each space. */
import { SPACES, type Space } from '#src/games/blackstone/board.ts'
import type { TaskProgress, taskProgressOf } from '#src/games/blackstone/insight/shown/taskProgress.ts'
import { type VassalFaces, vassalAt } from '#src/games/blackstone/insight/tableCards.ts'
import type { Scene } from '#src/games/blackstone/rules/ruleTypes.ts'
import type { State } from '#src/games/blackstone/state.ts'
import type { Slot } from '#src/kernel/contract.ts'
import { t } from '#src/text/t.ts'
import { nameOfFace, spokenSpace } from '../../views/spaceAndFaceNames.ts'
import type { CellView, Mark } from '../../views/viewProps.ts'
import type { TapTarget } from '../turn/tableSelection.ts'

export interface BoardCellsInput {
  readonly state: State
  readonly selected: Space | null
  readonly tapTargets: ReadonlyMap<Space, TapTarget>
  /** Progress of the selected task; null where none is selected. */
  readonly compass: TaskProgress | null
  /** Spaces whose vassal would fit a half of it. */
  readonly fits: readonly Space[]
  /** Spaces whose vassal meets a half of a task in hand. */
  readonly metSpaces: ReadonlySet<Space>
  /** Spaces of the goal's ring, which glow; the other spaces have to be empty. Empty without such a goal. */
  readonly goalSpaces: readonly Space[]
  readonly movedSpaces: readonly Space[]
  /** Label that extensions add to a space. */
  spaceLabel(space: Space): string
  pins(space: Space): CellView['pins']
}

const includesSpace = (spaces: readonly Space[] | undefined, space: Space): boolean => spaces?.includes(space) ?? false

const isAskedByTask = ({ compass }: BoardCellsInput, space: Space): boolean =>
  includesSpace(compass?.left.targetSpaces, space) || includesSpace(compass?.right.targetSpaces, space)

const meetsHalf = (input: BoardCellsInput, space: Space): boolean => {
  const { compass, metSpaces } = input
  return compass
    ? includesSpace(compass.left.matching, space) || includesSpace(compass.right.matching, space)
    : metSpaces.has(space)
}

/** In the Puzzle Master's Quest every space either belongs to the ring or has to be empty. */
const goalMark = ({ goalSpaces }: BoardCellsInput, space: Space): Mark | null =>
  goalSpaces.length === 0 ? null : goalSpaces.includes(space) ? 'ring' : 'spare'

const marksOf = (input: BoardCellsInput, space: Space): readonly Mark[] => {
  const goal = goalMark(input, space)
  const marks: readonly (Mark | false | null)[] = [
    input.selected === space && 'selected',
    meetsHalf(input, space) && 'met',
    input.fits.includes(space) && 'fits',
    isAskedByTask(input, space) && 'painted',
    input.state.marked.includes(space) && 'castle',
    goal,
    input.movedSpaces.includes(space) && 'trail',
  ]
  return marks.filter((mark): mark is Mark => !!mark)
}

const cellName = (vassal: VassalFaces | 'hidden' | null, space: Space): string => {
  const values = { space: spokenSpace(space) }
  if (vassal === null) return t('cell.empty', values)
  if (vassal === 'hidden') return t('cell.hidden', values)
  return t('cell.vassal', { vassal: nameOfFace(vassal.face), reverse: nameOfFace(vassal.reverse), ...values })
}

const MARK_KEYS = { selected: 'cell.selected', met: 'cell.met', fits: 'cell.fits', castle: 'cell.castle' } as const

const marksText = (marks: readonly Mark[]): string =>
  marks.map((mark) => (mark in MARK_KEYS ? t(MARK_KEYS[mark as keyof typeof MARK_KEYS]) : '')).join('')

const bandsText = ({ compass }: BoardCellsInput, space: Space): string =>
  (includesSpace(compass?.left.targetSpaces, space) ? t('cell.painted1') : '') +
  (includesSpace(compass?.right.targetSpaces, space) ? t('cell.painted2') : '')

const cellView = (input: BoardCellsInput, space: Space): CellView => {
  const vassal = vassalAt(input.state, space)
  const marks = marksOf(input, space)
  const target = input.tapTargets.get(space)
  const targetText = target ? (target.label ?? t(`cell.${target.verb}`, { token: target.icon })) : ''
  return {
    label: cellName(vassal, space) + targetText + input.spaceLabel(space) + marksText(marks) + bandsText(input, space),
    vassal,
    marks,
    target: target ?? null,
    pins: input.pins(space),
  }
}

/** Views of all 25 spaces in reading order. */
export const cellViews = (input: BoardCellsInput): readonly CellView[] => SPACES.map((space) => cellView(input, space))

/** Spaces whose vassal meets a half of one of this seat's tasks. */
export const metSpaces = (scene: Scene, hand: readonly Slot[], compassIn: typeof taskProgressOf): ReadonlySet<number> =>
  new Set(
    hand.flatMap((slot) => {
      const compass = compassIn(scene, slot)
      return compass ? [...compass.left.matching, ...compass.right.matching] : []
    }),
  )
