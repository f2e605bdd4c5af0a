/** Actions as a person would write them in a test: spaces by their letters, cards by their names. */

import type { Action, DrawPrice } from '../../../src/games/blackstone/actions.ts'
import type { DogBreed, TaskDeck } from '../../../src/games/blackstone/cards.ts'
import type { Face } from '../../../src/games/blackstone/faces.ts'
import { parseFace, parseSpace, parseVassal } from '../../../src/games/blackstone/notation/cardAndSpaceNotation.ts'
import type { Slot } from '../../../src/kernel/contract.ts'

/** Finds the slot of a card that the awaited seat holds, by its id or by both faces of a vassal. */
export type FindCard = (card: string) => Slot
/** An action, or a function that makes it once the cards have their slots. */
export type ScriptedAction = Action | ((find: FindCard) => Action)

const requireParsed = <T>(value: T | null, text: string): T => {
  if (value === null) throw new Error(`a test says ${text}`)
  return value
}
export const space = (text: string): number => requireParsed(parseSpace(text), text)
export const face = (text: string): Face => requireParsed(parseFace(text), text)

export const slide = (from: string, to: string): Action => ({ kind: 'slide', from: space(from), to: space(to) })
export const swap = (a: string, b: string): Action => ({ kind: 'swap', a: space(a), b: space(b) })
export const flip = (where: string): Action => ({ kind: 'flip', space: space(where) })
export const retain = (where: string, pile: number): Action => ({ kind: 'retain', space: space(where), pile })
export const draw = (deck: TaskDeck, price: DrawPrice = 'wizard'): Action => ({ kind: 'draw', deck, price })
export const kill = (dog: DogBreed, rats: number): Action => ({ kind: 'kill', dog, rats })
export const pile = (number: number): Action => ({ kind: 'pile', pile: number })
export const makeUp = (where: string): Action => ({ kind: 'makeUp', space: space(where) })
export const endWork: Action = { kind: 'endWork' }
export const refill: Action = { kind: 'refill' }
export const leaveEmpty: Action = { kind: 'leaveEmpty' }

const sortedFaces = (faces: readonly string[]): readonly Face[] => faces.map(face).sort((a, b) => a - b)

/** Shows the vassals on these two spaces for the left and the right requirement and pays these faces. */
export const complete =
  (card: string, left: string, right: string, ...pay: readonly string[]): ScriptedAction =>
  (find) => ({ kind: 'complete', card: find(card), left: space(left), right: space(right), pay: sortedFaces(pay) })

export const adopt =
  (dog: DogBreed, card: string, left: string, right: string, ...pay: readonly string[]): ScriptedAction =>
  (find) => ({ kind: 'adopt', card: find(card), left: space(left), right: space(right), pay: sortedFaces(pay), dog })

export const discard =
  (card: string): ScriptedAction =>
  (find) => ({ kind: 'discard', slot: find(card) })

/** Queen's and Wizard's Quests: places of the offer from 0 at the left, sets from 0. */
export const take = (offer: number): Action => ({ kind: 'take', offer })
export const takeKnight: Action = { kind: 'takeKnight' }
export const pass: Action = { kind: 'pass' }

type SetTarget = readonly [where: string, set: number] | null
const setPlacementOf = (target: SetTarget) => target && { space: space(target[0]), set: target[1] }

/** The vassals on these spaces go to these sets, by the left and by the right half of the card. */
export const use =
  (card: string, left: SetTarget, right: SetTarget = null): ScriptedAction =>
  (find) => {
    const [first, second] = [setPlacementOf(left), setPlacementOf(right)]
    return { kind: 'use', card: find(card), ...(first && { left: first }), ...(second && { right: second }) }
  }

type BoardTarget = readonly [vassal: string, where: string] | null
const vassalPlacementOf = (target: BoardTarget, find: FindCard) =>
  target && {
    slot: find(target[0]),
    side: requireParsed(parseVassal(target[0]), target[0]).side === 1 ? (1 as const) : (0 as const),
    space: space(target[1]),
  }

/** Vassals of the hand, named by the side that will be up, go to these spaces. */
export const lay =
  (card: string, left: BoardTarget, right: BoardTarget = null): ScriptedAction =>
  (find) => {
    const [first, second] = [vassalPlacementOf(left, find), vassalPlacementOf(right, find)]
    return { kind: 'lay', card: find(card), ...(first && { left: first }), ...(second && { right: second }) }
  }

export const exchange =
  (vassal: string, offer: number): ScriptedAction =>
  (find) => ({ kind: 'exchange', slot: find(vassal), offer })
