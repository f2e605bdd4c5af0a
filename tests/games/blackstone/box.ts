/** The box: which cards a game is played with, and where each of them is. */
import { BACKS, backOf, cardOf, GONE, isFamily, TASK_DECKS, TASKS } from '../../../src/games/blackstone/cards.ts'
import { game } from '../../../src/games/blackstone/index.ts'
import { ratsDeckOf } from '../../../src/games/blackstone/rules/setup.ts'
import type { State } from '../../../src/games/blackstone/state.ts'
import type { Slot } from '../../../src/kernel/contract.ts'
import type { Vault } from '../../../src/kernel/vault.ts'

const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b)

const FIRST = 'first-edition'
/** Thirty-two cards a deck from 100 on; the First Edition leaves the last two Kings in the box. */
const inDeck = (deck: (typeof TASK_DECKS)[number]): readonly number[] =>
  Array.from({ length: 32 }, (_, at) => 100 + 32 * TASK_DECKS.indexOf(deck) + at)
const inFirst = TASK_DECKS.flatMap(inDeck).filter((card) => card !== 162 && card !== 163)

/** In the First Edition Knights and Wizards have backs of their own. */
const backIn = ({ setting }: State, card: number): number => {
  const type = TASKS[card - 100]?.type
  return setting.mode === FIRST && (type === 'knight' || type === 'wizard') ? BACKS[type] : backOf(card)
}

/** Catalogue numbers of all cards that this game is played with, ascending. */
export const boxOf = ({ setting, rats }: State): readonly number[] => {
  const { wildVassals, assassins, knightWizard } = setting.options
  const vassals = Array.from({ length: 72 }, (_, card) => card)
  const added = [
    ...(wildVassals === 'on' ? [72, 73, 74, 75] : []),
    ...(assassins === 'on' ? [76, 77, 78, 79] : []),
    ...(knightWizard === 'on' ? [196, 197, 198, 199] : []),
  ]
  const inPlay = game.modes.get(setting.mode)?.decks ?? []
  const decks = setting.mode === FIRST ? inFirst : TASK_DECKS.filter((deck) => inPlay.includes(deck)).flatMap(inDeck)
  return ascending([...vassals, ...added, ...decks, ...(rats ? ratsDeckOf(setting.options) : [])])
}

/** Family cards: of the courts, offered for choice, and those that are not dealt yet. */
export const familySlotsOf = ({ cards, courts, todo }: State): readonly Slot[] => [
  ...new Set([
    ...courts.flatMap(({ family = -1 }) => (family >= 0 ? [family] : [])),
    ...todo.flatMap((one) => (one.do === 'family' ? one.slots : [])),
    ...cards.flatMap((code, slot) => (code === BACKS.family ? [slot] : [])),
  ]),
]

/** The slots of every zone; a card that is just being shown lies in none, but waits among the things to be done. */
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
  ...todo.flatMap((one) =>
    one.do === 'rat' || one.do === 'turnedOver'
      ? [one.slot]
      : one.do === 'keep' || one.do === 'sortOut'
        ? one.slots
        : [],
  ),
]

/** What is wrong with the cards of this state, in words; empty when each lies exactly once where it belongs. */
export const misplaced = (state: State, vault: Vault): readonly string[] => {
  const slots = slotsOf(state)
  const seals = state.todo.flatMap((one) => (one.do === 'seal' ? [one] : []))
  const unsealed = new Set(seals.flatMap((seal) => seal.slots))
  const code = (slot: Slot): number => state.cards[slot] ?? GONE
  const card = (slot: Slot): number => (code(slot) >= 0 ? cardOf(code(slot)) : (vault.get(slot)?.value.face ?? -1))
  const lying = slots.filter((slot) => !unsealed.has(slot))
  const cards = ascending([...lying.map(card), ...seals.flatMap((seal) => seal.faces.filter((one) => !isFamily(one)))])
  const wrongBacks = lying.filter((slot) => code(slot) < 0 && backIn(state, card(slot)) !== code(slot))
  const families = familySlotsOf(state)
  const inUse = state.cards.flatMap((one, slot) => (one === GONE || families.includes(slot) ? [] : [slot]))
  const members = families.filter((slot) => !unsealed.has(slot)).map(card)
  return [
    ...(new Set(slots).size === slots.length ? [] : ['a slot lies in two zones']),
    ...(String(cards) === String(boxOf(state)) ? [] : [`the cards are ${cards}`]),
    ...(new Set(members).size === members.length && members.every(isFamily) ? [] : [`the families are ${members}`]),
    ...wrongBacks.map((slot) => `slot ${slot} has the wrong back`),
    ...(String(ascending(slots)) === String(inUse)
      ? []
      : ['a slot in use lies nowhere, or one out of use lies somewhere']),
  ]
}
