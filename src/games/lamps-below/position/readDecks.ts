/** Decks of a position: their slots, and the seals of the cards in them. */
import type { Slot } from '../../../kernel/contract.ts'
import { countOf, numbersFrom } from '../../numberLists.ts'
import { CHALLENGE_FACES, type Face, FIND_DECK, FIND_FACES, GROUP_FACES, HALL_FACES } from '../cards.ts'
import { companyNumbers } from '../company.ts'
import { explorerId } from '../ids.ts'
import { type Deck, type Explorer, type HallState, type Setting, type State, sizeOfDeck, type Task } from '../state.ts'
import { check, type PositionReader, readFaces, readPile } from './readingHelpers.ts'

/** Decks, the seals and shuffles that fill them, and the cards that are out of the game. */
export interface PositionDecks extends Pick<State, 'path' | 'groupCards' | 'finds' | 'gone'> {
  readonly seals: readonly Task[]
}

/** What lies on the table or with an explorer. */
interface OpenCards {
  readonly card: Face
  readonly company: readonly Explorer[]
  readonly hall: HallState | null
  readonly shown: readonly Face[]
}

const PATH_FACES = [...CHALLENGE_FACES, ...HALL_FACES]
const ALL_FACES = [...PATH_FACES, ...GROUP_FACES, ...FIND_FACES]

/** Cards of a deck that are not among these. */
const without = (deck: readonly Face[], taken: readonly Face[]): readonly Face[] => {
  const left = [...taken]
  return deck.filter((face) => {
    const index = left.indexOf(face)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

const sealFrom = (first: Slot, faces: readonly Face[]): readonly Task[] =>
  faces.length > 0 ? [{ do: 'seal', first, faces }] : []

/** Slots of the path, and how they are filled from the next free slot on. */
interface PathDeal {
  readonly path: Deck
  readonly seals: readonly Task[]
  readonly next: Slot
}

/** A path of so many cards out of all that were not seen: which of them, only the dealer knows. */
const dealNamedPath = (reader: PositionReader, unseen: readonly Face[], count: number): PathDeal => {
  check(reader, count <= unseen.length, 'path')
  return { path: { next: 0, end: count }, seals: sealFrom(0, unseen), next: unseen.length }
}

/** Challenges and halls that a company still meets after those that were seen. */
const cardsToCome = (setting: Setting, seen: readonly Face[]) => {
  const numbers = companyNumbers(setting)
  const leftOf = (faces: readonly Face[], count: number): number =>
    Math.max(0, count - seen.filter((face) => faces.includes(face)).length)
  return {
    challenges: leftOf(CHALLENGE_FACES, numbers.challenges),
    halls: leftOf(HALL_FACES, numbers.halls),
  }
}

/** Cards of a path of which a position says nothing. */
export const usualPathSize = (setting: Setting, seen: readonly Face[]): number => {
  const { challenges, halls } = cardsToCome(setting, seen)
  return challenges + halls
}

/** A path of the challenges and halls that are left, shuffled together. */
const dealFreshPath = (reader: PositionReader, unseen: readonly Face[], seen: readonly Face[]): PathDeal => {
  const toCome = cardsToCome(reader.setting, seen)
  const challenges = unseen.filter((face) => CHALLENGE_FACES.includes(face))
  const halls = unseen.filter((face) => HALL_FACES.includes(face))
  const taken = [...numbersFrom(0, toCome.challenges), ...numbersFrom(challenges.length, toCome.halls)]
  const first = unseen.length
  const shuffle: readonly Task[] = taken.length > 0 ? [{ do: 'reseal', from: taken, first }] : []
  return {
    path: { next: first, end: first + taken.length },
    seals: [...sealFrom(0, challenges), ...sealFrom(challenges.length, halls), ...shuffle],
    next: first + taken.length,
  }
}

/** Cards of one part of a position. */
interface Place {
  readonly path: string
  readonly faces: readonly Face[]
}

const placesWith = ({ card, finds, newFinds }: Explorer): readonly Place[] => {
  const path = `explorers.${explorerId(card)}`
  return [
    { path: `${path}.finds`, faces: finds },
    { path: `${path}.new`, faces: newFinds },
  ]
}

/** Where cards are that are in no deck; those that are out of the game come last. */
const placesOutOfDecks = (gone: readonly Face[], { card, company, hall, shown }: OpenCards): readonly Place[] => [
  { path: 'card', faces: card < 0 ? [] : [card] },
  { path: 'groups', faces: hall?.groups.map((group) => group.card) ?? [] },
  ...company.flatMap(placesWith),
  { path: 'shown', faces: shown },
  { path: 'gone', faces: gone },
]

const facesOf = (places: readonly Place[]): readonly Face[] => places.flatMap(({ faces }) => faces)

/** No card is in two places, and of each find there are no more than in the box. */
const checkCounts = (reader: PositionReader, places: readonly Place[]): void => {
  const box = [...PATH_FACES, ...GROUP_FACES, ...FIND_DECK]
  for (const [index, { path, faces }] of places.entries()) {
    const seen = facesOf(places.slice(0, index + 1))
    const areInBox = faces.every((face) => countOf(seen, face) <= countOf(box, face))
    check(reader, areInBox, path, 'lamps-below.position.tooMany')
  }
}

export const readDecks = (reader: PositionReader, open: OpenCards): PositionDecks => {
  const { half, setting } = reader
  const gone = readPile(reader, half.gone, 'gone', ALL_FACES)
  const places = placesOutOfDecks(gone, open)
  const seen = facesOf(places)
  checkCounts(reader, places)
  const unseen = without(PATH_FACES, seen)
  const { path, seals, next } =
    half.path === undefined ? dealFreshPath(reader, unseen, seen) : dealNamedPath(reader, unseen, half.path)
  const groups = without(GROUP_FACES, seen)
  const halls = Math.min(sizeOfDeck(path), cardsToCome(setting, seen).halls)
  check(reader, groups.length >= halls * companyNumbers(setting).groups, 'gone')
  const finds = without(FIND_DECK, seen)
  const findSlot = next + groups.length
  return {
    ...{ gone, path },
    groupCards: { next, end: findSlot },
    finds: { next: findSlot, end: findSlot + finds.length },
    seals: [...seals, ...sealFrom(next, groups), ...sealFrom(findSlot, finds)],
  }
}

/** Finds that lie open to take one from. */
export const readShown = (reader: PositionReader): readonly Face[] =>
  readFaces(reader, reader.half.shown, 'shown', FIND_FACES)
