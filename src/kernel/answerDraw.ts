/** Dealing: the answer to a draw, whatever the source of chance. */
import type { CardValue, DealerAnswer, Draw, Opening, Slot } from './contract.ts'
import type { RandomSource } from './randomSource.ts'
import { addOpenings, openingsOf, type Vault } from './vault.ts'

/** Cards whose slots are given from the start: the hidden half of a position. */
export type StackedCards = ReadonlyMap<Slot, CardValue>
export const NO_STACKED_CARDS: StackedCards = new Map()

export interface DealResult {
  /** Answer as the public log has it. */
  readonly answer: DealerAnswer
  /** All openings dealt so far, with those of this draw. */
  readonly dealt: Vault
}

type SealDraw = Extract<Draw, { kind: 'seal' }>
type ResealDraw = Extract<Draw, { kind: 'reseal' }>
type OpenDraw = Extract<Draw, { kind: 'open' }>

const shuffle = <T>(items: readonly T[], random: RandomSource): readonly T[] => {
  const cards = [...items]
  for (let last = cards.length - 1; last > 0; last--) {
    const pick = random.below(last + 1)
    ;[cards[last], cards[pick]] = [cards[pick] as T, cards[last] as T]
  }
  return cards
}

const withoutFaces = (faces: readonly number[], taken: readonly number[]): readonly number[] => {
  const remainingFaces = [...faces]
  for (const face of taken) {
    const index = remainingFaces.indexOf(face)
    if (index < 0) throw new Error(`face ${face} is stacked but not in the deck`)
    remainingFaces.splice(index, 1)
  }
  return remainingFaces
}

const assertSameCount = (cards: readonly unknown[], slots: readonly Slot[]): void => {
  if (cards.length !== slots.length) throw new Error(`${cards.length} cards for ${slots.length} slots`)
}

/** Cards of a seal in the order of its slots: stacked ones in their places, the others shuffled around them. */
const cardsForSeal = (draw: SealDraw, random: RandomSource, stacked: StackedCards): readonly CardValue[] => {
  assertSameCount(draw.faces, draw.slots)
  const stackedInSlots = draw.slots.map((slot) => stacked.get(slot))
  const taken = stackedInSlots.flatMap((card) => (card ? [card.face] : []))
  const shuffledFaces = shuffle(withoutFaces(draw.faces, taken), random).values()
  return stackedInSlots.map(
    (card) => card ?? { face: shuffledFaces.next().value as number, side: random.below(draw.sides) },
  )
}

/** Openings of these slots. Throws if one was never sealed: then the rules asked for a slot without a card. */
const openingsInSlots = (dealt: Vault, slots: readonly Slot[]): readonly Opening[] => {
  const openings = openingsOf(dealt, slots)
  if (!openings) throw new Error(`a slot of ${slots.join()} was never sealed`)
  return openings
}

const cardsForReseal = ({ from, to, sides }: ResealDraw, dealt: Vault, random: RandomSource): readonly CardValue[] => {
  assertSameCount(from, to)
  return shuffle(openingsInSlots(dealt, from), random).map(({ value }) => ({
    face: value.face,
    side: random.below(sides),
  }))
}

const lockCards = (
  kind: 'seal' | 'reseal',
  slots: readonly Slot[],
  cards: readonly CardValue[],
  dealt: Vault,
  random: RandomSource,
) => {
  const lockedCards = slots.map((slot, index) => random.lockCard(slot, cards[index] as CardValue))
  const answer: DealerAnswer = { kind, locks: lockedCards.map(({ lock }) => lock) }
  return {
    answer,
    dealt: addOpenings(
      dealt,
      lockedCards.map(({ opening }) => opening),
    ),
  }
}

const openSlots = ({ slots, to }: OpenDraw, dealt: Vault): DealResult => ({
  answer: { kind: 'open', openings: to === 'all' ? openingsInSlots(dealt, slots) : [] },
  dealt,
})

/** Openings that a draw shows to some seats alone; empty for any other draw. */
export const privateOpeningsOf = (draw: Draw, dealt: Vault): readonly Opening[] =>
  draw.kind === 'open' && draw.to !== 'all' ? openingsInSlots(dealt, draw.slots) : []

/** Answers a draw. Throws if the rules ask for what cannot be dealt. */
export const answerDraw = (draw: Draw, dealt: Vault, random: RandomSource, stacked = NO_STACKED_CARDS): DealResult => {
  switch (draw.kind) {
    case 'seal':
      return lockCards('seal', draw.slots, cardsForSeal(draw, random, stacked), dealt, random)
    case 'reseal':
      return lockCards('reseal', draw.to, cardsForReseal(draw, dealt, random), dealt, random)
    case 'open':
      return openSlots(draw, dealt)
    case 'dice':
      return { answer: { kind: 'dice', values: draw.sides.map((sides) => 1 + random.below(sides)) }, dealt }
  }
}
