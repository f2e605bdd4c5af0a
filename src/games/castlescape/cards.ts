/** Cards by their number, and what is printed on them. Rules read these fields and never name a card. */

import type { Card, CardSet, Effect } from './cardTypes.ts'
import { CARDS } from './data/cards.ts'

/** Number of a card, Goal or Contract in the game's catalogue: the face that slots and seals have. */
export type Face = number

export const CARD_COUNT = CARDS.length

/** Card with this face. Throws for a face that is no card. */
export const cardOf = (face: Face): Card => {
  const card = CARDS[face]
  if (!card) throw new RangeError(`no card ${face}`)
  return card
}

const NO_EFFECTS: readonly Effect[] = []

/** Effects of a card that is played, the common ones first; `branch` is -1 for a card without branches. */
export const playEffectsOf = (face: Face, branch: number): readonly Effect[] => {
  const { play = NO_EFFECTS, or = [] } = cardOf(face)
  const chosen = or[branch]
  return chosen ? [...play, ...chosen] : play
}

export const buyEffectsOf = (face: Face): readonly Effect[] => cardOf(face).buy ?? NO_EFFECTS

/** Branches that may be named when the card is played: -1 alone where it has none. */
export const branchesOf = (face: Face): readonly number[] => cardOf(face).or?.map((_, branch) => branch) ?? [-1]

/** Whether an effect of these is turned against a rival, who is named as the card is played. */
export const needsRival = (effects: readonly Effect[]): boolean =>
  effects.some(({ op }) => op === 'theirInfamy' || op === 'theirAlley')

export const hasPenalty = (face: Face): boolean => cardOf(face).infamy > 0 || cardOf(face).corruption > 0

const facesOfSet = (set: CardSet): readonly Face[] => CARDS.flatMap((card, face) => (card.set === set ? [face] : []))

const copiesOf = (faces: readonly Face[]): readonly Face[] =>
  faces.flatMap((face) => Array.from({ length: cardOf(face).count }, () => face))

/** Ten cards with which each guild begins, ascending. */
export const STARTER_DECK = copiesOf(facesOfSet('starter'))
/** Cards of the standard market; each is a pile. */
export const STANDARD_FACES = facesOfSet('standard')
/** Cards that stay in the market and only have an effect when bought. */
export const SERVICE_FACES = facesOfSet('service')

const isReplaced = ({ id }: Card): boolean => CARDS.some(({ replaces }) => replaces === id)

/** Cards of the rotating deck, ascending; in the friendly market some stand in for others. */
export const marketDeck = (friendly: boolean): readonly Face[] => {
  const market = facesOfSet('market').filter((face) => !(friendly && isReplaced(cardOf(face))))
  return copiesOf(friendly ? [...market, ...facesOfSet('friendly')] : market)
}

/** Whether the card is one of the rotating market, also as a stand-in. */
export const isOfMarket = (face: Face): boolean => ['market', 'friendly'].includes(cardOf(face).set)

const goldIn = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => sum + (effect.op === 'gold' ? effect.n : 0), 0)

/** Gold printed on a card, of its branches the one with most. */
export const printedGold = (face: Face): number =>
  Math.max(...branchesOf(face).map((branch) => goldIn(playEffectsOf(face, branch))))
