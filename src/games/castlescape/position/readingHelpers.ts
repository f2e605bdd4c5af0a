/** What the parts of a position are read with; the first part that is wrong is remembered by its path. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Options } from '../../../kernel/gameCard.ts'
import { withNumbers } from '../../numberLists.ts'
import { faceWithId } from '../cardIds.ts'
import { CARD_COUNT, type Face } from '../cards.ts'
import { contractDeck, GOAL_FACES } from '../goalsAndContracts.ts'
import type { PublicHalf } from './positionSchema.ts'

/** Reader that remembers the path of the first part that is wrong. */
export interface Faults {
  /** Path of the first wrong part; null as long as nothing is. */
  first: string | null
  /** Value, or `instead` where it is null, which is a fault at this path. */
  orFault<T>(value: T | null, path: string, instead: T): T
}

export const createFaults = (): Faults => ({
  first: null,
  orFault(value, path, instead) {
    if (value !== null) return value
    this.first ??= path
    return instead
  },
})

/** What the parts of a position are read with. */
export interface PositionReader {
  readonly half: PublicHalf
  readonly options: Options
  readonly seats: number
  readonly faults: Faults
}

type FaceTest = (face: Face) => boolean
export const isCard: FaceTest = (face) => face >= 0 && face < CARD_COUNT
export const isGoal: FaceTest = (face) => GOAL_FACES.includes(face)
/** Whether a face is a Contract of this table. */
export const isContract =
  ({ options }: PositionReader): FaceTest =>
  (face) =>
    contractDeck(options).includes(face)

/** Faces of these ids, in their order. */
export const readFaces = (
  faults: Faults,
  texts: readonly string[] = [],
  path: string,
  test: FaceTest,
): readonly Face[] =>
  texts.map((text, index) => {
    const face = faceWithId(text)
    return faults.orFault(test(face) ? face : null, `${path}.${index}`, 0)
  })

/** Cards of these ids, ascending, as a state has those of a pile. */
export const readPile = (faults: Faults, texts: readonly string[] | undefined, path: string): readonly Face[] =>
  withNumbers([], ...readFaces(faults, texts, path, isCard))

export const readSeat = ({ faults, seats }: PositionReader, seat: number, path: string): Seat =>
  faults.orFault(seat <= seats ? seat - 1 : null, path, 0)
