/** Ids of cards and names of figures, as text forms write them. No id of a card is used twice. */
import type { FigureId } from './actions.ts'
import {
  CHALLENGE_FACES,
  challengeOf,
  type Face,
  FIND_FACES,
  findOf,
  GROUP_FACES,
  groupCardOf,
  HALL_FACES,
  hallOfFace,
} from './cards.ts'
import { EXPLORERS } from './data/explorers.ts'
import { groupOnTrack, type TrackCard } from './state.ts'

const challengeIds = CHALLENGE_FACES.map((face) => challengeOf(face).id)

/** Id of the hall whose name a challenge has, too. */
export const hallOfName = (challengeId: string): string => `${challengeId}-hall`

/** A hall that has the id of a challenge is told from it. */
const hallId = (id: string): string => (challengeIds.includes(id) ? hallOfName(id) : id)

const idsByFace: ReadonlyMap<Face, string> = new Map([
  ...CHALLENGE_FACES.map((face) => [face, challengeOf(face).id] as const),
  ...HALL_FACES.map((face) => [face, hallId(hallOfFace(face).id)] as const),
  ...GROUP_FACES.map((face) => [face, groupCardOf(face).id] as const),
  ...FIND_FACES.map((face) => [face, findOf(face).id] as const),
])
const facesById: ReadonlyMap<string, Face> = new Map([...idsByFace].map(([face, id]) => [id, face]))

export const idOfFace = (face: Face): string => idsByFace.get(face) ?? ''

/** Face with this id, -1 if there is none. */
export const faceWithId = (id: string): Face => facesById.get(id) ?? -1

export const explorerId = (card: number): string => EXPLORERS[card]?.id ?? ''

/** Number of the explorer's card with this id, -1 if there is none. */
export const explorerWithId = (id: string): number => EXPLORERS.findIndex((explorer) => explorer.id === id)

/** Letter of a group: A for 0. */
export const groupLetter = (group: number): string => 'ABCDEF'.charAt(group)

export const figureName = ({ group, number }: FigureId): string => `${groupLetter(group)}${number}`

/** Figure of a name such as `A2`; null if it is none. */
export const readFigure = (name: string): FigureId | null => {
  const [, letter = '', number = ''] = /^([A-F])([1-9]\d{0,2})$/.exec(name) ?? []
  return letter === '' ? null : { group: 'ABCDEF'.indexOf(letter), number: Number(number) }
}

/** Name of a card on the track; `cards`: cards of the explorers in company order. */
export const trackName = (track: TrackCard, cards: readonly number[]): string =>
  groupOnTrack(track) >= 0 ? groupLetter(groupOnTrack(track)) : explorerId(cards[track] ?? -1)
