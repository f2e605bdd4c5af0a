/** Notations of actions with cards: drawing, completing, choosing and dropping them, and sending dogs. */
import type { Slot } from '#src/kernel/contract.ts'
import { ok } from '#src/kernel/result.ts'
import type { ActionOf, DrawPrice } from '../../actions.ts'
import { DOG_BREEDS, type DogBreed } from '../../cards.ts'
import { DOGS } from '../../data/dogs.ts'
import type { Scene } from '../../rules/ruleTypes.ts'
import { formatSpace } from '../cardAndSpaceNotation.ts'
import { formatSlot } from '../slotNotation.ts'
import {
  type ActionNotation,
  type ActionNotations,
  alternatives,
  CARD_PATTERN,
  DECK_PATTERN,
  deckMark,
  exactPattern,
  formatPayment,
  formatStack,
  PAYMENT_PATTERN,
  readDeck,
  readPayment,
  readSpace,
  readStack,
  readToken,
  SPACE_PATTERN,
  STACK_PATTERN,
  tokenMark,
  withNamedCard,
} from './notationParts.ts'

const PRICE_MARKS: Readonly<Record<DrawPrice, string>> = { wizard: 'W', knights: 'NN', knight: 'N' }
const readPrice = (mark = ''): DrawPrice => (mark === 'W' ? 'wizard' : mark === 'N' ? 'knight' : 'knights')

const formatDogPrice = (dog: DogBreed): string => 'N'.repeat(DOGS[dog].knights) + 'W'.repeat(DOGS[dog].wizards)
const readDog = (name = ''): DogBreed => DOG_BREEDS.find((breed) => breed === name) ?? 'jack'

/** A task, the spaces of the two vassals that meet its halves, and what is paid for it. */
type FulfilmentFields = Pick<ActionOf<'complete'>, 'card' | 'left' | 'right' | 'pay'>
const FULFILMENT_PATTERN = `${CARD_PATTERN} ${SPACE_PATTERN} ${SPACE_PATTERN}${PAYMENT_PATTERN}`

const formatFulfilment = (scene: Scene, { card, left, right, pay }: FulfilmentFields): string =>
  `${formatSlot(scene, card)} ${formatSpace(left)} ${formatSpace(right)}${formatPayment(pay)}`

const readFulfilment = (card: Slot, [, left, right, pay]: readonly string[]): FulfilmentFields => ({
  card,
  left: readSpace(left),
  right: readSpace(right),
  pay: readPayment(pay),
})

export const TASK_NOTATIONS: ActionNotations<'draw' | 'decks' | 'complete' | 'income' | 'adopt' | 'kill'> = {
  draw: {
    pattern: exactPattern(`(W|NN|N)(\\+|\\+\\+)${DECK_PATTERN}`),
    format: ({ price, deck, two }) => `${PRICE_MARKS[price]}${two ? '++' : '+'}${deckMark(deck)}`,
    parse: ([price, plus, mark]) =>
      ok({ kind: 'draw', deck: readDeck(mark), price: readPrice(price), ...(plus === '++' && { two: true }) }),
  },
  decks: {
    pattern: exactPattern(`decks ${DECK_PATTERN},${DECK_PATTERN}`),
    format: ({ decks: [a, b] }) => `decks ${deckMark(a)},${deckMark(b)}`,
    parse([a, b], { mode }) {
      const [first, second] = [readDeck(a), readDeck(b)]
      const isInOrder = mode.decks.indexOf(first) <= mode.decks.indexOf(second)
      return ok({ kind: 'decks', decks: isInOrder ? [first, second] : [second, first] })
    },
  },
  complete: {
    pattern: exactPattern(FULFILMENT_PATTERN + STACK_PATTERN),
    format: (action, scene) => formatFulfilment(scene, action) + formatStack(action),
    parse: (parts, scene) =>
      withNamedCard(scene, parts[0], (card) => ({
        kind: 'complete',
        ...readFulfilment(card, parts),
        ...readStack(parts[4]),
      })),
  },
  income: {
    pattern: exactPattern(`${CARD_PATTERN}=([NW])`),
    format: ({ slot, token }, scene) => `${formatSlot(scene, slot)}=${tokenMark(token)}`,
    parse: ([name, mark], scene) =>
      withNamedCard(scene, name, (slot) => ({ kind: 'income', slot, token: readToken(mark) })),
  },
  adopt: {
    pattern: exactPattern(`${FULFILMENT_PATTERN}=${alternatives(DOG_BREEDS)}`),
    format: (action, scene) => `${formatFulfilment(scene, action)}=${action.dog}`,
    parse: (parts, scene) =>
      withNamedCard(scene, parts[0], (card) => ({
        kind: 'adopt',
        ...readFulfilment(card, parts),
        dog: readDog(parts[4]),
      })),
  },
  kill: {
    pattern: exactPattern(`${alternatives(DOG_BREEDS.map((dog) => `${formatDogPrice(dog)} ${dog}`))} x([1-3])`),
    format: ({ dog, rats }) => `${formatDogPrice(dog)} ${dog} x${rats}`,
    parse: ([dog, rats]) => ok({ kind: 'kill', dog: readDog(dog?.split(' ')[1]), rats: Number(rats) }),
  },
}

/** Notation of a kind that consists of a mark and the name of one card. */
const namedCardNotation = <K extends 'family' | 'keep' | 'discard'>(
  kind: K,
  mark: string,
): ActionNotation<ActionOf<K>> => ({
  pattern: exactPattern(`${mark} ${CARD_PATTERN}`),
  format: (action, scene) => `${mark} ${formatSlot(scene, (action as { readonly slot: Slot }).slot)}`,
  parse: ([name], scene) => withNamedCard(scene, name, (slot) => ({ kind, slot }) as unknown as ActionOf<K>),
})

export const NAMED_CARD_NOTATIONS: ActionNotations<'family' | 'keep' | 'discard'> = {
  family: namedCardNotation('family', 'family'),
  keep: namedCardNotation('keep', 'keep'),
  discard: namedCardNotation('discard', 'x'),
}
