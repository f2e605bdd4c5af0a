/** How faces, vassals, spaces and cards are written: `Ls`, `Ls/De`, `AO`, `G01`. Each parser answers null to what is not of its form. */
import { COLUMNS, columnOf, LETTERS, type Line, ROWS, rowOf, type Space, spaceAt } from '../board.ts'
import { FIRST_RAT, FIRST_TASK, faceShown, RAT_KINDS, type RatKind, TASKS, VASSAL_COUNT } from '../cards.ts'
import { type Description, FACES, type Face, factionOf, roleOf } from '../faces.ts'

const FACTION_MARKS = 'LDMP'
const ROLE_MARKS = 'seyc'

export const makeFace = (face: Face): string => FACTION_MARKS.charAt(factionOf(face)) + ROLE_MARKS.charAt(roleOf(face))
export const parseFace = (text: string): Face | null => FACES.find((face) => makeFace(face) === text) ?? null

/** What a requirement asks: `Ls`, `L*` any lion, `*s` any scout. */
export const makeDescription = ({ faction, role }: Description): string =>
  (faction < 0 ? '*' : FACTION_MARKS.charAt(faction)) + (role < 0 ? '*' : ROLE_MARKS.charAt(role))

/** A vassal with its side up: the face that shows, then the reverse. */
export interface Vassal {
  readonly card: number
  readonly side: number
}
export const makeVassal = ({ card, side }: Vassal): string =>
  `${makeFace(faceShown(card, side))}/${makeFace(faceShown(card, 1 - side))}`

const VASSALS_BY_TEXT: ReadonlyMap<string, Vassal> = new Map(
  Array.from({ length: VASSAL_COUNT }, (_, card) => [0, 1].map((side) => ({ card, side })))
    .flat()
    .map((vassal) => [makeVassal(vassal), vassal]),
)
export const parseVassal = (text: string): Vassal | null => VASSALS_BY_TEXT.get(text) ?? null

export const makeSpace = (space: Space): string => `${COLUMNS[columnOf(space)]}${ROWS[rowOf(space)]}`
export const parseSpace = (text: string): Space | null => {
  const column = COLUMNS.indexOf(text.charAt(0) as 'B')
  const row = ROWS.indexOf(text.charAt(1) as 'S')
  return column < 0 || row < 0 || text.length !== 2 ? null : spaceAt(column, row)
}

export const makeLine = (line: Line): string => LETTERS[line] ?? '?'

/** A task by its id, as its number in the catalogue. */
export const makeTask = (card: number): string => TASKS[card - FIRST_TASK]?.id ?? '?'
export const parseTask = (text: string): number | null => {
  const index = TASKS.findIndex(({ id }) => id === text)
  return index < 0 ? null : FIRST_TASK + index
}

export const parseRat = (text: string): number | null => {
  const index = RAT_KINDS.indexOf(text as RatKind)
  return index < 0 ? null : FIRST_RAT + index
}
