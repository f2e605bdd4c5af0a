/** Dealing: how a draw is answered, whatever the source of chance. */
import type { Answer, Draw, Opening, Sealed, Slot } from './contract.ts'
import { openingsOf, remember, type Vault } from './vault.ts'

/** The dealer's source of choices. */
export interface Chance {
  /** A whole number from 0 to less than `bound`, each equally likely. */
  below(bound: number): number
  /** Puts a card into a slot under a fresh salt. */
  close(slot: Slot, value: Sealed): { readonly opening: Opening; readonly lock: string }
}

/** Chance without salts and locks, for bots, playouts and tests. */
export const unlocked = (below: Chance['below']): Chance => ({
  below,
  close: (slot, value) => ({ opening: { slot, value, salt: '' }, lock: '' }),
})

/** Cards that lie in known slots from the start: the hidden half of a position. */
export type Stacked = ReadonlyMap<Slot, Sealed>
export const UNSTACKED: Stacked = new Map()

export interface Dealing {
  /** As it stands in the public log. */
  readonly answer: Answer
  /** All that was ever dealt, with the cards of this draw. */
  readonly dealt: Vault
}

type Seal = Extract<Draw, { kind: 'seal' }>
type Reseal = Extract<Draw, { kind: 'reseal' }>
type Open = Extract<Draw, { kind: 'open' }>

const shuffled = <T>(items: readonly T[], chance: Chance): readonly T[] => {
  const cards = [...items]
  for (let last = cards.length - 1; last > 0; last--) {
    const pick = chance.below(last + 1)
    ;[cards[last], cards[pick]] = [cards[pick] as T, cards[last] as T]
  }
  return cards
}

const without = (faces: readonly number[], taken: readonly number[]): readonly number[] => {
  const rest = [...faces]
  for (const face of taken) {
    const index = rest.indexOf(face)
    if (index < 0) throw new Error(`face ${face} is stacked but not in the deck`)
    rest.splice(index, 1)
  }
  return rest
}

const sameNumber = (cards: readonly unknown[], slots: readonly Slot[]): void => {
  if (cards.length !== slots.length) throw new Error(`${cards.length} cards for ${slots.length} slots`)
}

/** The cards of a seal in the order of its slots: stacked ones in their places, the rest shuffled round them. */
const sealed = (draw: Seal, chance: Chance, stacked: Stacked): readonly Sealed[] => {
  sameNumber(draw.faces, draw.slots)
  const fixed = draw.slots.map((slot) => stacked.get(slot))
  const taken = fixed.flatMap((card) => (card ? [card.face] : []))
  const rest = shuffled(without(draw.faces, taken), chance).values()
  return fixed.map((card) => card ?? { face: rest.next().value as number, side: chance.below(draw.sides) })
}

/** What the dealer put into these slots. Throws where it never did: the rules asked for a slot that was not sealed. */
const dealtIn = (dealt: Vault, slots: readonly Slot[]): readonly Opening[] => {
  const openings = openingsOf(dealt, slots)
  if (!openings) throw new Error(`a slot of ${slots.join()} was never sealed`)
  return openings
}

const resealed = ({ from, to, sides }: Reseal, dealt: Vault, chance: Chance): readonly Sealed[] => {
  sameNumber(from, to)
  return shuffled(dealtIn(dealt, from), chance).map(({ value }) => ({ face: value.face, side: chance.below(sides) }))
}

const close = (
  kind: 'seal' | 'reseal',
  slots: readonly Slot[],
  cards: readonly Sealed[],
  dealt: Vault,
  chance: Chance,
) => {
  const closed = slots.map((slot, index) => chance.close(slot, cards[index] as Sealed))
  const answer: Answer = { kind, locks: closed.map(({ lock }) => lock) }
  return {
    answer,
    dealt: remember(
      dealt,
      closed.map(({ opening }) => opening),
    ),
  }
}

const open = ({ slots, to }: Open, dealt: Vault): Dealing => ({
  answer: { kind: 'open', openings: to === 'all' ? dealtIn(dealt, slots) : [] },
  dealt,
})

/** The openings that a draw shows to some seats alone; empty for any other draw. */
export const shownBy = (draw: Draw, dealt: Vault): readonly Opening[] =>
  draw.kind === 'open' && draw.to !== 'all' ? dealtIn(dealt, draw.slots) : []

/** Answers a draw. Throws where the rules ask for what cannot be dealt. */
export const deal = (draw: Draw, dealt: Vault, chance: Chance, stacked = UNSTACKED): Dealing => {
  switch (draw.kind) {
    case 'seal':
      return close('seal', draw.slots, sealed(draw, chance, stacked), dealt, chance)
    case 'reseal':
      return close('reseal', draw.to, resealed(draw, dealt, chance), dealt, chance)
    case 'open':
      return open(draw, dealt)
    case 'dice':
      return { answer: { kind: 'dice', values: draw.sides.map((sides) => 1 + chance.below(sides)) }, dealt }
  }
}
