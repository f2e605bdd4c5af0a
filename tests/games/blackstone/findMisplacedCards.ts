/** Checks of the box: which cards a game is played with, and where each of them is. */
import { BACKS, BOX_DECKS, backOf, cardOf, isFamily, OUT_OF_USE, TASKS } from '../../../src/games/blackstone/cards.ts'
import { game } from '../../../src/games/blackstone/game.ts'
import { ratsDeckFor } from '../../../src/games/blackstone/rules/setup.ts'
import type { State } from '../../../src/games/blackstone/state.ts'
import type { Slot } from '../../../src/kernel/contract.ts'
import type { Vault } from '../../../src/kernel/vault.ts'

const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b)

const FIRST_EDITION = 'first-edition'
/** Thirty-two cards a deck from 100 on; the First Edition leaves the last two Kings in the box. */
const cardsOfDeck = (deck: (typeof BOX_DECKS)[number]): readonly number[] =>
  Array.from({ length: 32 }, (_, at) => 100 + 32 * BOX_DECKS.indexOf(deck) + at)
const firstEditionCards = BOX_DECKS.flatMap(cardsOfDeck).filter((card) => card !== 162 && card !== 163)

/** In the First Edition Knights and Wizards have backs of their own. */
const backFor = ({ setting }: State, card: number): number => {
  const type = TASKS[card - 100]?.type
  return setting.mode === FIRST_EDITION && (type === 'knight' || type === 'wizard') ? BACKS[type] : backOf(card)
}

/** Catalogue numbers of all cards that this game is played with, ascending. */
export const cardsInPlay = ({ setting, rats }: State): readonly number[] => {
  const { wildVassals, assassins, knightWizard } = setting.options
  const vassals = Array.from({ length: 72 }, (_, card) => card)
  const optionalCards = [
    ...(wildVassals === 'on' ? [72, 73, 74, 75] : []),
    ...(assassins === 'on' ? [76, 77, 78, 79] : []),
    ...(knightWizard === 'on' ? [196, 197, 198, 199] : []),
  ]
  const inPlay = game.modes.get(setting.mode)?.decks ?? []
  const decks =
    setting.mode === FIRST_EDITION
      ? firstEditionCards
      : BOX_DECKS.filter((deck) => inPlay.includes(deck)).flatMap(cardsOfDeck)
  return ascending([...vassals, ...optionalCards, ...decks, ...(rats ? ratsDeckFor(setting.options) : [])])
}

/** Family cards: of the courts, offered for choice, and those that are not dealt yet. */
export const familySlotsOf = ({ cards, courts, todo }: State): readonly Slot[] => [
  ...new Set([
    ...courts.flatMap(({ family = -1 }) => (family >= 0 ? [family] : [])),
    ...todo.flatMap((item) => (item.do === 'family' ? item.slots : [])),
    ...cards.flatMap((code, slot) => (code === BACKS.family ? [slot] : [])),
  ]),
]

/** The slots of every zone, and of the cards that wait in the to-do list because they are just being shown. */
export const slotsOf = ({
  board,
  piles,
  discard,
  decks,
  rats,
  courts,
  quest,
  aside = [],
  todo,
}: State): readonly Slot[] => [
  ...board.filter((slot) => slot >= 0),
  ...piles.flat(),
  ...discard,
  ...aside.map(({ slot }) => slot),
  ...Object.values(decks).flatMap((deck) => [...deck.draw, ...deck.discard]),
  ...(rats ? [...rats.draw, ...rats.wandering, ...rats.plagued, ...rats.discard, ...rats.out] : []),
  ...courts.flatMap(({ hand, stacks, retained }) => [...hand, ...Object.values(stacks).flat(), ...retained]),
  ...courts.flatMap(({ intrigue }) => (intrigue?.at === 'faceDown' ? [intrigue.card] : [])),
  ...courts.flatMap(({ sets = [], vassals = [] }) => [...sets.flat(), ...vassals]),
  ...(quest ? [...quest.offer, ...quest.vassals, ...quest.under.flat(), ...quest.rest] : []),
  ...todo.flatMap((item) =>
    item.do === 'rat' || item.do === 'turnedOver'
      ? [item.slot]
      : item.do === 'keep' || item.do === 'sortOut'
        ? item.slots
        : [],
  ),
]

/** Describes what is wrong with the cards of this state; empty when each lies exactly once where it belongs. */
export const findMisplacedCards = (state: State, vault: Vault): readonly string[] => {
  const slots = slotsOf(state)
  const seals = state.todo.flatMap((item) => (item.do === 'seal' ? [item] : []))
  const pendingSlots = new Set(seals.flatMap((seal) => seal.slots))
  const codeOf = (slot: Slot): number => state.cards[slot] ?? OUT_OF_USE
  const cardIn = (slot: Slot): number =>
    codeOf(slot) >= 0 ? cardOf(codeOf(slot)) : (vault.get(slot)?.value.face ?? -1)
  const placedSlots = slots.filter((slot) => !pendingSlots.has(slot))
  const cards = ascending([
    ...placedSlots.map(cardIn),
    ...seals.flatMap((seal) => seal.faces.filter((item) => !isFamily(item))),
  ])
  const wrongBacks = placedSlots.filter((slot) => codeOf(slot) < 0 && backFor(state, cardIn(slot)) !== codeOf(slot))
  const families = familySlotsOf(state)
  const inUse = state.cards.flatMap((item, slot) => (item === OUT_OF_USE || families.includes(slot) ? [] : [slot]))
  const members = families.filter((slot) => !pendingSlots.has(slot)).map(cardIn)
  return [
    ...(new Set(slots).size === slots.length ? [] : ['a slot lies in two zones']),
    ...(String(cards) === String(cardsInPlay(state)) ? [] : [`the cards are ${cards}`]),
    ...(new Set(members).size === members.length && members.every(isFamily) ? [] : [`the families are ${members}`]),
    ...wrongBacks.map((slot) => `slot ${slot} has the wrong back`),
    ...(String(ascending(slots)) === String(inUse)
      ? []
      : ['a slot in use lies nowhere, or one out of use lies somewhere']),
  ]
}
