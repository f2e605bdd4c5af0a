/** How things of the game are called, from the catalogue. */
import { columnOf, LETTERS, rowOf, SIDE, type Space } from '../../games/blackstone/board.ts'
import { type Description, FACTIONS, type Face, factionOf, ROLES, roleOf } from '../../games/blackstone/faces.ts'
import { ASSASSIN } from '../../games/blackstone/insight/sight.ts'
import { t } from '../text/t.ts'
import type { Task, Where } from './props.ts'

/** `C·T`: the way a space is written everywhere. */
export const nameOfSpace = (space: Space): string => `${LETTERS[columnOf(space)]}·${LETTERS[SIDE + rowOf(space)]}`

/** `C T`: a space as it is spoken. */
export const spokenSpace = (space: Space): string => `${LETTERS[columnOf(space)]} ${LETTERS[SIDE + rowOf(space)]}`

/** `row O`, `column K`; `line` is its place in LETTERS. */
export const nameOfLine = (line: number): string =>
  t(line < SIDE ? 'place.column' : 'place.row', { letter: LETTERS[line] ?? '' })

/** `col K`, where there is no room for more. */
export const shortOfLine = (line: number): string =>
  t(line < SIDE ? 'place.columnShort' : 'place.row', { letter: LETTERS[line] ?? '' })

/** Where the right half of a task asks for a vassal: on a line, or with blue letters on one space (rules 2.7). */
export const rightPlace = ({ right: { line, space } }: Pick<Task, 'right'>): Where =>
  space === undefined ? { line } : { space }

/** `C·T`, `row O`. */
export const nameOfPlace = (where: Where): string =>
  'space' in where ? nameOfSpace(where.space) : nameOfLine(where.line)

/** `C·T`, `col K`. */
export const shortOfPlace = (where: Where): string =>
  'space' in where ? nameOfSpace(where.space) : shortOfLine(where.line)

const nameOfFaction = (faction: number): string => t(`faction.${FACTIONS[faction] ?? 'lion'}`)
const nameOfRole = (role: number): string => t(`role.${ROLES[role] ?? 'scout'}`)

const nameWith = (half: 'face.any' | 'face.wild', { faction, role }: Description): string => {
  if (faction < 0) return t(half, { what: nameOfRole(role) })
  if (role < 0) return t(half, { what: nameOfFaction(faction) })
  return t('face.name', { faction: nameOfFaction(faction), role: nameOfRole(role) })
}

/** `any Lion`, `any Spy`, `Dragon Scout`. */
export const nameOfWanted = (want: Description): string => nameWith('face.any', want)

/** The same of a face: `wild Lion`, `wild Spy` of one that stands for any (ruling 131), an Assassin or a Saboteur itself. */
export const nameOfFace = (face: Face): string =>
  face < 0
    ? t(face === ASSASSIN ? 'face.assassin' : 'face.saboteur')
    : nameWith('face.wild', { faction: factionOf(face), role: roleOf(face) })
