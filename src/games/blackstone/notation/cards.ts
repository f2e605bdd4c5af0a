/** How faces, vassals, spaces and cards are written: `Ls`, `Ls/De`, `AO`, `G01`. Each parser answers null to what is not of its form. */
import { COLUMNS, columnOf, LETTERS, type Line, ROWS, rowOf, type Space, spaceAt } from '../board.ts'
import {
  broughtVassal,
  FIRST_ASSASSIN,
  FIRST_FAMILY,
  FIRST_RAT,
  faceShown,
  isAssassin,
  RAT_KINDS,
  type RatKind,
} from '../cards.ts'
import { catalogueIn, taskOf } from '../catalogue.ts'
import { type Description, FACES, type Face, factionOf, roleOf, WILD_FACES } from '../faces.ts'
import type { Setting } from '../state.ts'

const FACTION_MARKS = 'LDMP'
const ROLE_MARKS = 'seyc'

/** What a requirement asks: `Ls`, `L*` any lion, `*s` any scout. */
export const makeDescription = ({ faction, role }: Description): string =>
  (faction < 0 ? '*' : FACTION_MARKS.charAt(faction)) + (role < 0 ? '*' : ROLE_MARKS.charAt(role))

/** A face as it shows; of a wild vassal `*` stands for what is free. */
export const makeFace = (face: Face): string => makeDescription({ faction: factionOf(face), role: roleOf(face) })
export const parseFace = (text: string): Face | null =>
  [...FACES, ...WILD_FACES].find((face) => makeFace(face) === text) ?? null

/** What lies on the board, with its side up: a vassal by the face that shows, then the reverse; `A1` an Assassin, `S1` the same as a Saboteur. */
export interface Vassal {
  readonly card: number
  readonly side: number
}
export const makeVassal = ({ card, side }: Vassal): string =>
  isAssassin(card)
    ? `${side === 0 ? 'A' : 'S'}${card - FIRST_ASSASSIN + 1}`
    : `${makeFace(faceShown(card, side))}/${makeFace(faceShown(card, 1 - side))}`

const VASSALS_BY_TEXT: ReadonlyMap<string, Vassal> = new Map(
  Array.from({ length: FIRST_FAMILY }, (_, card) => [0, 1].map((side) => ({ card, side })))
    .flat()
    .map((vassal) => [makeVassal(vassal), vassal]),
)
export const parseVassal = (text: string): Vassal | null => VASSALS_BY_TEXT.get(text) ?? parseOther(text)

/** Two different faces that no vassal of the box has: the lower one is on its side 0, whichever is up. */
const parseOther = (text: string): Vassal | null => {
  const [up = -1, under = -1] = text.split('/').map((one) => FACES.findIndex((face) => makeFace(face) === one))
  if (text.length !== 5 || up < 0 || under < 0 || up === under) return null
  return { card: broughtVassal(Math.min(up, under), Math.max(up, under)), side: up < under ? 0 : 1 }
}

export const makeSpace = (space: Space): string => `${COLUMNS[columnOf(space)]}${ROWS[rowOf(space)]}`
export const parseSpace = (text: string): Space | null => {
  const column = COLUMNS.indexOf(text.charAt(0) as 'B')
  const row = ROWS.indexOf(text.charAt(1) as 'S')
  return column < 0 || row < 0 || text.length !== 2 ? null : spaceAt(column, row)
}

export const makeLine = (line: Line): string => LETTERS[line] ?? '?'

/** A task by its id, as its number in the catalogue of a table. */
export const makeTask = (setting: Setting, card: number): string => taskOf(setting, card).id
export const parseTask = (setting: Setting, text: string): number | null =>
  catalogueIn(setting).numbers.get(text) ?? null

export const parseRat = (text: string): number | null => {
  const index = RAT_KINDS.indexOf(text as RatKind)
  return index < 0 ? null : FIRST_RAT + index
}
