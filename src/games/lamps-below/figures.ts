/** Explorers and dwellers in the rooms of the hall that is played. */
import type { FigureId, Member } from './actions.ts'
import { hallOfFace } from './cards.ts'
import { membersOf } from './company.ts'
import type { Hall } from './hall/hall.ts'
import type { Room } from './hall/room.ts'
import type { Explorer, Figure, State } from './state.ts'

/** Doors and rooms of the hall that is played. Throws outside of one. */
export const mapOf = ({ hall }: State): Hall => {
  if (!hall) throw new Error('no hall is played')
  return hallOfFace(hall.face)
}

export const isInHall = ({ at }: Explorer): boolean => typeof at === 'number'

/** Explorers in the hall, in company order. */
export const membersInHall = (state: State): readonly Member[] =>
  membersOf(state).filter((member) => {
    const explorer = state.company[member]
    return explorer !== undefined && isInHall(explorer)
  })

/** Room of an explorer; -1 if it is in none. */
export const roomOf = ({ company }: State, member: Member): Room => {
  const at = company[member]?.at
  return typeof at === 'number' ? at : -1
}

export const isExplorerIn = ({ company }: State, room: Room): boolean => company.some(({ at }) => at === room)

/** Dwellers by group and number. */
export const allFigures = ({ hall }: State): readonly (FigureId & Figure)[] =>
  hall?.groups.flatMap(({ figures }, group) => figures.map((figure) => ({ group, ...figure }))) ?? []

/** Number of dwellers in a room. Asked so often that it makes no list of all of them. */
export const dwellersIn = ({ hall }: State, room: Room): number => {
  let count = 0
  for (const { figures } of hall?.groups ?? []) for (const { at } of figures) if (at === room) count++
  return count
}

/** Dweller of a group with this number; undefined if there is none. */
export const findFigure = ({ hall }: State, { group, number }: FigureId): Figure | undefined =>
  hall?.groups[group]?.figures.find((figure) => figure.number === number)
