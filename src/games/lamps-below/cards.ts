/** Cards by their number in the game's catalogue: challenges, halls, group cards, finds. */

import { numbersFrom } from '../numberLists.ts'
import type { ChallengeCard, DwellerKind, FindCard, GroupCard } from './cardTypes.ts'
import { CHALLENGES } from './data/challenges.ts'
import { DWELLERS, GROUP_CARDS } from './data/dwellers.ts'
import { FINDS } from './data/finds.ts'
import { HALL_CARDS } from './data/halls.ts'
import { createHall, type Hall } from './hall/hall.ts'

/** Number of a card in the catalogue: the face that slots and seals have. */
export type Face = number

/** The nine halls, read once from their cards. */
export const HALLS: readonly Hall[] = HALL_CARDS.map(createHall)

const FIRST_HALL = CHALLENGES.length
const FIRST_GROUP_CARD = FIRST_HALL + HALLS.length
const FIRST_FIND = FIRST_GROUP_CARD + GROUP_CARDS.length

export const CHALLENGE_FACES = numbersFrom(0, CHALLENGES.length)
export const HALL_FACES = numbersFrom(FIRST_HALL, HALLS.length)
export const GROUP_FACES = numbersFrom(FIRST_GROUP_CARD, GROUP_CARDS.length)
/** Different finds. */
export const FIND_FACES = numbersFrom(FIRST_FIND, FINDS.length)
/** All finds of the box, ascending. */
export const FIND_DECK: readonly Face[] = FINDS.flatMap(({ count }, index) =>
  Array.from({ length: count }, () => FIRST_FIND + index),
)

const cardAt = <T>(cards: readonly T[], index: number): T => {
  const card = cards[index]
  if (!card) throw new RangeError(`no card ${index}`)
  return card
}

export const isHall = (face: Face): boolean => HALL_FACES.includes(face)
export const challengeOf = (face: Face): ChallengeCard => cardAt(CHALLENGES, face)
export const hallOfFace = (face: Face): Hall => cardAt(HALLS, face - FIRST_HALL)
export const groupCardOf = (face: Face): GroupCard => cardAt(GROUP_CARDS, face - FIRST_GROUP_CARD)
export const findOf = (face: Face): FindCard => cardAt(FINDS, face - FIRST_FIND)

/** Kind of the dwellers of a group card. */
export const kindOf = (face: Face): DwellerKind =>
  cardAt(
    DWELLERS,
    DWELLERS.findIndex(({ id }) => id === groupCardOf(face).dweller),
  )
