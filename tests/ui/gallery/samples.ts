/** Sample views of a King's Quest and a Puzzle Master's Quest in mid-game. */
import { SPACES } from '../../../src/games/blackstone/board.ts'
import { FIRST_TASK, TASKS } from '../../../src/games/blackstone/cards.ts'
import { FACTIONS, type Face, faceOf, ROLES } from '../../../src/games/blackstone/faces.ts'
import { taskOf } from '../../../src/games/blackstone/taskCatalogue.ts'
import { nameOfFace, spokenSpace } from '../../../src/ui/blackstone/views/spaceAndFaceNames.ts'
import type {
  CellView,
  Mark,
  Space,
  Target,
  TaskView,
  TowerView,
  VassalView,
} from '../../../src/ui/blackstone/views/viewProps.ts'
import type { ChoiceView } from '../../../src/ui/parts/viewTypes.ts'

const FACTION_MARKS = 'LDMP'
const ROLE_MARKS = 'seyc'
export const face = (text: string): Face =>
  faceOf(FACTION_MARKS.indexOf(text.charAt(0)), ROLE_MARKS.indexOf(text.charAt(1)))
/** Vassal from its code, for example `Ly/Ms`. */
export const vassal = (text: string): VassalView => ({ face: face(text), reverse: face(text.slice(3)) })

const COLUMN = 'BLACK'
const ROW = 'STONE'
export const at = (text: string): Space => ROW.indexOf(text.charAt(1)) * 5 + 'BLACK'.indexOf(text.charAt(0))

interface Extra {
  readonly marks?: readonly Mark[]
  readonly target?: Target
  readonly pins?: CellView['pins']
}

const labelOf = (space: Space, card: VassalView | null, { marks = [], target }: Extra): string =>
  [
    card ? `${nameOfFace(card.face)}, reverse ${nameOfFace(card.reverse)}` : 'Empty',
    spokenSpace(space),
    ...(target ? [`${target.verb} here`] : []),
    ...(marks.includes('met') ? ['meets a half'] : []),
  ].join(', ')

export const cellsOf = (
  board: Readonly<Record<string, string>>,
  extra: Readonly<Record<string, Extra>> = {},
  all: (space: Space) => readonly Mark[] = () => [],
): readonly CellView[] =>
  SPACES.map((space) => {
    const name = `${COLUMN[space % 5]}${ROW[Math.floor(space / 5)]}`
    const text = board[name]
    const card = text ? vassal(text) : null
    const more = extra[name] ?? {}
    return {
      label: labelOf(space, card, more),
      vassal: card,
      marks: [...all(space), ...(more.marks ?? [])],
      target: more.target ?? null,
      pins: more.pins,
    }
  })

export const KINGS_BOARD = {
  LS: 'Ly/Ms',
  AS: 'Dc/Py',
  KS: 'Me/Lc',
  BT: 'Ps/De',
  AT: 'Dy/Ls',
  CT: 'Lc/Pe',
  LO: 'Ms/Dy',
  AO: 'Pe/Mc',
  KO: 'Ls/My',
  LN: 'De/Mc',
  CN: 'My/Ps',
  BE: 'Pc/Ly',
  CE: 'Le/Dc',
}
export const PUZZLE_BOARD = {
  BS: 'Ds/Le',
  LS: 'Ly/Ms',
  AS: 'Dy/Ps',
  CS: 'My/Ds',
  KS: 'Py/Ls',
  BT: 'Ps/My',
  KT: 'Le/Ds',
  BO: 'Ms/Pe',
  LO: 'Dc/Me',
  CO: 'Ly/Pc',
  KO: 'De/Ms',
  BN: 'Ls/Dc',
  AN: 'Ps/Lc',
  KN: 'Me/Py',
  BE: 'Pc/Ly',
  LE: 'Mc/De',
  AE: 'Dc/Ps',
  CE: 'Ls/Mc',
  KE: 'Pe/Dy',
}

const CORNERS = ['North-west', 'North-east', 'South-east', 'South-west']
export const tower = (corner: number, top: string, count: number, isMine = false): TowerView => ({
  corner,
  label: `${CORNERS[corner]} deck, ${count} cards, top ${nameOfFace(face(top))}`,
  top: vassal(top),
  count,
  isMine,
  isOffered: false,
})

export const nothing = (): void => {}
export const choice = (id: string, label: string, more: Partial<ChoiceView> = {}): ChoiceView => ({
  id,
  label,
  onPress: nothing,
  ...more,
})

/** Id of the first task of this type whose left half asks for this faction and role. */
const find = (type: string, faction: number, role: number): number =>
  FIRST_TASK + TASKS.findIndex((task) => task.type === type && task.left.faction === faction && task.left.role === role)

export const task = (id: number, metHalves: readonly [boolean, boolean], isChosen = false): TaskView => ({
  id,
  task: taskOf({ mode: 'kings-quest', options: {} }, id),
  showsPoints: true,
  metHalves,
  isReady: metHalves[0] && metHalves[1],
  isChosen,
  onPress: nothing,
})
export const KNIGHT = find('knight', FACTIONS.indexOf('lion'), -1)
export const KING =
  find('king', FACTIONS.indexOf('dragon'), -1) >= FIRST_TASK
    ? find('king', FACTIONS.indexOf('dragon'), -1)
    : FIRST_TASK + 40
export const WIZARD =
  find('wizard', -1, ROLES.indexOf('spy')) >= FIRST_TASK ? find('wizard', -1, ROLES.indexOf('spy')) : FIRST_TASK + 12
