/**
 * Notation of faces, vassals, spaces and cards: `Ls`, `Ls/De`, `AO`, `G01`. Each parser returns null for text that is
 * not of its form.
 */
import { type BoardLine, COLUMNS, columnOf, LETTERS, ROWS, rowOf, type Space, spaceAt } from '../board.ts'
import {
  customVassalOf,
  FIRST_ASSASSIN,
  FIRST_FAMILY,
  FIRST_RAT,
  faceOnSide,
  isAssassin,
  RAT_KINDS,
  type RatKind,
} from '../cards.ts'
import { FACES, type Face, type FacePattern, factionOf, roleOf, WILD_FACES } from '../faces.ts'
import type { Setting } from '../state.ts'
import { catalogueOf, taskOf } from '../taskCatalogue.ts'

const FACTION_MARKS = 'LDMP'
const ROLE_MARKS = 'seyc'

/** A pattern of a requirement: `Ls`, `L*` any lion, `*s` any scout. */
export const formatFacePattern = ({ faction, role }: FacePattern): string =>
  (faction < 0 ? '*' : FACTION_MARKS.charAt(faction)) + (role < 0 ? '*' : ROLE_MARKS.charAt(role))

/** A face; for a wild vassal `*` stands for the free attribute. */
export const formatFace = (face: Face): string => formatFacePattern({ faction: factionOf(face), role: roleOf(face) })
export const parseFace = (text: string): Face | null =>
  [...FACES, ...WILD_FACES].find((face) => formatFace(face) === text) ?? null

/**
 * A card for the board and its side: a vassal is written as the face that shows, then the reverse; `A1` is an Assassin,
 * `S1` the same card as a Saboteur.
 */
export interface VassalSide {
  readonly card: number
  readonly side: number
}
export const formatVassal = ({ card, side }: VassalSide): string =>
  isAssassin(card)
    ? `${side === 0 ? 'A' : 'S'}${card - FIRST_ASSASSIN + 1}`
    : `${formatFace(faceOnSide(card, side))}/${formatFace(faceOnSide(card, 1 - side))}`

const VASSALS_BY_TEXT: ReadonlyMap<string, VassalSide> = new Map(
  Array.from({ length: FIRST_FAMILY }, (_, card) => [0, 1].map((side) => ({ card, side })))
    .flat()
    .map((vassal) => [formatVassal(vassal), vassal]),
)
export const parseVassal = (text: string): VassalSide | null => VASSALS_BY_TEXT.get(text) ?? parseUnlistedVassal(text)

/**
 * A custom vassal: two different faces that no vassal of the box combines. The lower face is on side 0, whichever is
 * up.
 */
const parseUnlistedVassal = (text: string): VassalSide | null => {
  const [up = -1, under = -1] = text.split('/').map((one) => FACES.findIndex((face) => formatFace(face) === one))
  if (text.length !== 5 || up < 0 || under < 0 || up === under) return null
  return { card: customVassalOf(Math.min(up, under), Math.max(up, under)), side: up < under ? 0 : 1 }
}

export const formatSpace = (space: Space): string => `${COLUMNS[columnOf(space)]}${ROWS[rowOf(space)]}`
export const parseSpace = (text: string): Space | null => {
  const column = COLUMNS.indexOf(text.charAt(0) as 'B')
  const row = ROWS.indexOf(text.charAt(1) as 'S')
  return column < 0 || row < 0 || text.length !== 2 ? null : spaceAt(column, row)
}

export const formatLine = (line: BoardLine): string => LETTERS[line] ?? '?'

/** The id of a task, and its number in the catalogue of a table. */
export const formatTask = (setting: Setting, card: number): string => taskOf(setting, card).id
export const parseTask = (setting: Setting, text: string): number | null =>
  catalogueOf(setting).cardNumbers.get(text) ?? null

export const parseRat = (text: string): number | null => {
  const index = RAT_KINDS.indexOf(text as RatKind)
  return index < 0 ? null : FIRST_RAT + index
}
