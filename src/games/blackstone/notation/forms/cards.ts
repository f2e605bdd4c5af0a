/** What is done with cards: drawn, completed, chosen, dropped; dogs are sent. */
import type { Slot } from '../../../../kernel/contract.ts'
import { ok } from '../../../../kernel/result.ts'
import type { ActionOf, Price } from '../../actions.ts'
import { BREEDS, type Breed } from '../../cards.ts'
import { DOGS } from '../../data/dogs.ts'
import type { Scene } from '../../rules/play.ts'
import { makeSpace } from '../cards.ts'
import { makeSlot } from '../slot.ts'
import {
  CARD,
  DECK,
  deckMark,
  deckOf,
  type Form,
  type Forms,
  makePaid,
  makeStack,
  oneOf,
  PAID,
  pattern,
  readPaid,
  readSpace,
  readStack,
  SPACE,
  STACK,
  tokenMark,
  tokenOf,
  withCard,
} from './form.ts'

const PRICES: Readonly<Record<Price, string>> = { wizard: 'W', knights: 'NN', knight: 'N' }
const priceOf = (mark = ''): Price => (mark === 'W' ? 'wizard' : mark === 'N' ? 'knight' : 'knights')

const dogPrice = (dog: Breed): string => 'N'.repeat(DOGS[dog].knights) + 'W'.repeat(DOGS[dog].wizards)
const dogOf = (name = ''): Breed => BREEDS.find((breed) => breed === name) ?? 'jack'

/** A card with the vassals for its two halves and what is paid for it. */
type Showing = Pick<ActionOf<'complete'>, 'card' | 'left' | 'right' | 'pay'>
const SHOWING = `${CARD} ${SPACE} ${SPACE}${PAID}`

const makeShowing = (scene: Scene, { card, left, right, pay }: Showing): string =>
  `${makeSlot(scene, card)} ${makeSpace(left)} ${makeSpace(right)}${makePaid(pay)}`

const readShowing = (card: Slot, [, left, right, pay]: readonly string[]): Showing => ({
  card,
  left: readSpace(left),
  right: readSpace(right),
  pay: readPaid(pay),
})

export const TASKS: Forms<'draw' | 'decks' | 'complete' | 'income' | 'adopt' | 'kill'> = {
  draw: {
    pattern: pattern(`(W|NN|N)(\\+|\\+\\+)${DECK}`),
    make: ({ price, deck, two }) => `${PRICES[price]}${two ? '++' : '+'}${deckMark(deck)}`,
    read: ([price, plus, mark]) =>
      ok({ kind: 'draw', deck: deckOf(mark), price: priceOf(price), ...(plus === '++' && { two: true }) }),
  },
  decks: {
    pattern: pattern(`decks ${DECK},${DECK}`),
    make: ({ decks: [a, b] }) => `decks ${deckMark(a)},${deckMark(b)}`,
    read([a, b], { mode }) {
      const [first, second] = [deckOf(a), deckOf(b)]
      const isInOrder = mode.decks.indexOf(first) <= mode.decks.indexOf(second)
      return ok({ kind: 'decks', decks: isInOrder ? [first, second] : [second, first] })
    },
  },
  complete: {
    pattern: pattern(SHOWING + STACK),
    make: (action, scene) => makeShowing(scene, action) + makeStack(action),
    read: (parts, scene) =>
      withCard(scene, parts[0], (card) => ({ kind: 'complete', ...readShowing(card, parts), ...readStack(parts[4]) })),
  },
  income: {
    pattern: pattern(`${CARD}=([NW])`),
    make: ({ slot, token }, scene) => `${makeSlot(scene, slot)}=${tokenMark(token)}`,
    read: ([name, mark], scene) => withCard(scene, name, (slot) => ({ kind: 'income', slot, token: tokenOf(mark) })),
  },
  adopt: {
    pattern: pattern(`${SHOWING}=${oneOf(BREEDS)}`),
    make: (action, scene) => `${makeShowing(scene, action)}=${action.dog}`,
    read: (parts, scene) =>
      withCard(scene, parts[0], (card) => ({ kind: 'adopt', ...readShowing(card, parts), dog: dogOf(parts[4]) })),
  },
  kill: {
    pattern: pattern(`${oneOf(BREEDS.map((dog) => `${dogPrice(dog)} ${dog}`))} x([1-3])`),
    make: ({ dog, rats }) => `${dogPrice(dog)} ${dog} x${rats}`,
    read: ([dog, rats]) => ok({ kind: 'kill', dog: dogOf(dog?.split(' ')[1]), rats: Number(rats) }),
  },
}

/** A mark and the card that it is about. */
const named = <K extends 'family' | 'keep' | 'discard'>(kind: K, mark: string): Form<ActionOf<K>> => ({
  pattern: pattern(`${mark} ${CARD}`),
  make: (action, scene) => `${mark} ${makeSlot(scene, (action as { readonly slot: Slot }).slot)}`,
  read: ([name], scene) => withCard(scene, name, (slot) => ({ kind, slot }) as unknown as ActionOf<K>),
})

export const NAMED: Forms<'family' | 'keep' | 'discard'> = {
  family: named('family', 'family'),
  keep: named('keep', 'keep'),
  discard: named('discard', 'x'),
}
