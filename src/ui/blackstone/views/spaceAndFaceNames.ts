/** Names of things of the game, from the catalogue. */
import { BOARD_SIZE, columnOf, LETTERS, rowOf, type Space } from '../../../games/blackstone/board.ts'
import { FACTIONS, type Face, type FacePattern, factionOf, ROLES, roleOf } from '../../../games/blackstone/faces.ts'
import { ASSASSIN } from '../../../games/blackstone/insight/tableCards.ts'
import { t } from '../../../text/t.ts'
import type { BoardPlace, Task } from './viewProps.ts'

/** `C·T`: name of a space as it is written everywhere. */
export const nameOfSpace = (space: Space): string => `${LETTERS[columnOf(space)]}·${LETTERS[BOARD_SIZE + rowOf(space)]}`

/** `C T`: name of a space as it is spoken. */
export const spokenSpace = (space: Space): string => `${LETTERS[columnOf(space)]} ${LETTERS[BOARD_SIZE + rowOf(space)]}`

/** `row O`, `column K`; `line` is its index in LETTERS. */
export const nameOfLine = (line: number): string =>
  t(line < BOARD_SIZE ? 'place.column' : 'place.row', { letter: LETTERS[line] ?? '' })

/** `col K`: the short name, where room is scarce. */
export const shortNameOfLine = (line: number): string =>
  t(line < BOARD_SIZE ? 'place.columnShort' : 'place.row', { letter: LETTERS[line] ?? '' })

/** Place of the right half of a task: a line, or one space where it is printed with blue letters (rules 2.7). */
export const placeOfRightHalf = ({ right: { line, space } }: Pick<Task, 'right'>): BoardPlace =>
  space === undefined ? { line } : { space }

/** `C·T`, `row O`. */
export const nameOfPlace = (place: BoardPlace): string =>
  'space' in place ? nameOfSpace(place.space) : nameOfLine(place.line)

/** `C·T`, `col K`. */
export const shortNameOfPlace = (place: BoardPlace): string =>
  'space' in place ? nameOfSpace(place.space) : shortNameOfLine(place.line)

const nameOfFaction = (faction: number): string => t(`faction.${FACTIONS[faction] ?? 'lion'}`)
const nameOfRole = (role: number): string => t(`role.${ROLES[role] ?? 'scout'}`)

const nameOfDescription = (key: 'face.any' | 'face.wild', { faction, role }: FacePattern): string => {
  if (faction < 0) return t(key, { what: nameOfRole(role) })
  if (role < 0) return t(key, { what: nameOfFaction(faction) })
  return t('face.name', { faction: nameOfFaction(faction), role: nameOfRole(role) })
}

/** `any Lion`, `any Spy`, `Dragon Scout`. */
export const nameOfWanted = (want: FacePattern): string => nameOfDescription('face.any', want)

/**
 * Name of a face: `Dragon Scout`, `wild Lion` or `wild Spy` for one that stands for any (ruling 131), Assassin or
 * Saboteur.
 */
export const nameOfFace = (face: Face): string =>
  face < 0
    ? t(face === ASSASSIN ? 'face.assassin' : 'face.saboteur')
    : nameOfDescription('face.wild', { faction: factionOf(face), role: roleOf(face) })
