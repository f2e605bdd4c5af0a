/** Ids of cards, Goals and Contracts, as text forms write them. No id is used twice. */

import { numbersFrom } from '../numberLists.ts'
import { CARD_COUNT, cardOf, type Face } from './cards.ts'
import { aimOf, CONTRACT_FACES, GOAL_FACES } from './goalsAndContracts.ts'

export const idOfFace = (face: Face): string => (face < CARD_COUNT ? cardOf(face).id : aimOf(face).id)

const facesById: ReadonlyMap<string, Face> = new Map(
  [...numbersFrom(0, CARD_COUNT), ...GOAL_FACES, ...CONTRACT_FACES].map((face) => [idOfFace(face), face] as const),
)

/** Face with this id, -1 if there is none. */
export const faceWithId = (id: string): Face => facesById.get(id) ?? -1
