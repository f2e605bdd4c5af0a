/** What the parts of a position are read with; the first part that is wrong is remembered by its path. */

import { ascendingNumbers } from '../../numberLists.ts'
import type { FigureId, Member } from '../actions.ts'
import type { Face } from '../cards.ts'
import { type Room, readRoom } from '../hall/room.ts'
import { explorerId, explorerWithId, faceWithId, readFigure } from '../ids.ts'
import type { Setting } from '../state.ts'
import type { PublicHalf } from './positionSchema.ts'

/** Code of what is wrong with a part where its path does not say it. */
export type Flaw =
  | 'lamps-below.position.aboveSize'
  | 'lamps-below.position.cannotMatter'
  | 'lamps-below.position.counters'
  | 'lamps-below.position.courage'
  | 'lamps-below.position.fallen'
  | 'lamps-below.position.fullRoom'
  | 'lamps-below.position.goalMet'
  | 'lamps-below.position.hallMeant'
  | 'lamps-below.position.lampTwice'
  | 'lamps-below.position.leftEarly'
  | 'lamps-below.position.leftOver'
  | 'lamps-below.position.noCard'
  | 'lamps-below.position.noCourage'
  | 'lamps-below.position.onTrack'
  | 'lamps-below.position.tooMany'
  | 'lamps-below.position.twice'
  | 'lamps-below.position.usedNumber'

/** Reader that remembers the path of the first part that is wrong. */
export interface PositionReader {
  readonly half: PublicHalf
  readonly setting: Setting
  /** Cards of the explorers in company order. */
  readonly cards: readonly number[]
  /** Path of the first wrong part; null as long as nothing is. */
  fault: string | null
  /** What is wrong there, if more than its path is said. */
  flaw: Flaw | null
  /** Value, or `instead` where it is null, which is a fault at this path. */
  orFault<T>(value: T | null, path: string, instead: T, flaw?: Flaw): T
}

export const createReader = (half: PublicHalf, setting: Setting): PositionReader => ({
  half,
  setting,
  cards: (half.company ?? []).map(explorerWithId),
  fault: null,
  flaw: null,
  orFault(value, path, instead, flaw) {
    if (value !== null) return value
    if (this.fault === null) this.flaw = flaw ?? null
    this.fault ??= path
    return instead
  },
})

/** A fault at this path unless something holds. */
export const check = (reader: PositionReader, holds: boolean, path: string, flaw?: Flaw): void => {
  reader.orFault(holds ? true : null, path, false, flaw)
}

export const readMember = (reader: PositionReader, id: string, path: string): Member => {
  const member = reader.cards.findIndex((card) => explorerId(card) === id)
  return reader.orFault(member < 0 ? null : member, path, 0)
}

export const roomOrFault = (reader: PositionReader, text: string, path: string): Room =>
  reader.orFault(readRoom(text), path, 0)

export const figureOrFault = (reader: PositionReader, text: string, path: string): FigureId =>
  reader.orFault(readFigure(text), path, { group: 0, number: 1 })

/** Face of an id among those that may stand here. */
export const readFace = (reader: PositionReader, id: string, path: string, allowed: readonly Face[]): Face => {
  const face = faceWithId(id)
  return reader.orFault(allowed.includes(face) ? face : null, path, allowed[0] ?? 0)
}

export const readFaces = (
  reader: PositionReader,
  ids: readonly string[] = [],
  path: string,
  allowed: readonly Face[],
): readonly Face[] => ids.map((id, index) => readFace(reader, id, `${path}.${index}`, allowed))

/** Faces in ascending order, as a state has those that an explorer holds. */
export const readPile = (
  reader: PositionReader,
  ids: readonly string[] | undefined,
  path: string,
  allowed: readonly Face[],
): readonly Face[] => ascendingNumbers(readFaces(reader, ids, path, allowed))
