/** Market of a position. */

import { countOf, numbersFrom, withNumbers, withoutNumbers } from '../../numberLists.ts'
import { faceWithId, idOfFace } from '../cardIds.ts'
import { cardOf, type Face, isOfMarket, marketDeck, STANDARD_FACES, STARTER_DECK } from '../cards.ts'
import { STALLS } from '../data/numbers.ts'
import { isCard, type PositionReader, readFaces } from './readingHelpers.ts'

export const readStalls = ({ half, faults }: PositionReader): readonly Face[] =>
  (half.market?.stalls ?? numbersFrom(0, STALLS).map(() => '-')).map((text, index) => {
    const face = text === '-' ? -1 : faceWithId(text)
    const isAllowed = text === '-' || (isCard(face) && isOfMarket(face))
    return faults.orFault(isAllowed ? face : null, `market.stalls.${index}`, -1)
  })

/** Cards left in each pile; where none are named, all that no guild owns. */
export const readPiles = ({ half, faults }: PositionReader, owned: readonly Face[]): readonly number[] => {
  const written = half.market?.piles ?? {}
  for (const id of Object.keys(written))
    faults.orFault(STANDARD_FACES.includes(faceWithId(id)) ? 0 : null, `market.piles.${id}`, 0)
  return STANDARD_FACES.map((face) => {
    const left = Math.max(0, cardOf(face).count - countOf(owned, face))
    const named = Object.entries(written).find(([id]) => faceWithId(id) === face)?.[1] ?? left
    return faults.orFault(named <= left ? named : null, `market.piles.${idOfFace(face)}`, 0)
  })
}

/** Rotating cards that are left, ascending; where none are named, all that do not lie open. */
export const readRotatingDeck = ({ half, faults }: PositionReader, friendly: boolean, open: readonly Face[]) =>
  half.market?.deck
    ? withNumbers([], ...readFaces(faults, half.market.deck, 'market.deck', (face) => isCard(face) && isOfMarket(face)))
    : withoutNumbers(marketDeck(friendly), open)

/** Cards of this title that there are at a table. */
const boxCount = (face: Face, seats: number, friendly: boolean): number => {
  const starters = countOf(STARTER_DECK, face)
  if (starters > 0) return starters * seats
  return STANDARD_FACES.includes(face) ? cardOf(face).count : countOf(marketDeck(friendly), face)
}

/** First card that is used more often than there are; null if none is. */
export const findCardTooMany = (faces: readonly Face[], seats: number, friendly: boolean): Face | null =>
  faces.find((face) => countOf(faces, face) > boxCount(face, seats, friendly)) ?? null
