/** The box: the cards that a table is played with. Modules add theirs to the vassals and to the decks. */
import { BACKS, type BoxDeck, backOf, cardsOf, isOptional, VASSAL_COUNT } from '../cards.ts'
import type { Rules } from './rules.ts'

const VASSALS: readonly number[] = Array.from({ length: VASSAL_COUNT }, (_, card) => card)

const added = ({ modules }: Rules, back: number): readonly number[] =>
  modules
    .flatMap(({ cards }) => cards ?? [])
    .filter((card) => backOf(card) === back)
    .sort((a, b) => a - b)

/** What lies on the board and in the corner piles: vassals, with modules wild ones and Assassins; ascending. */
export const vassalsOf = (rules: Rules): readonly number[] => [...VASSALS, ...added(rules, BACKS.vassal)]

/** The tasks of a deck, with those that modules add; ascending (ruling 142). */
export const tasksOf = (rules: Rules, deck: BoxDeck): readonly number[] => [
  ...cardsOf(deck),
  ...added(rules, BACKS[deck]),
]

/** Is this card played with, and not left in the box? */
export const isInPlay = ({ modules }: Rules, card: number): boolean =>
  Number.isInteger(card) && (!isOptional(card) || modules.some(({ cards }) => cards?.includes(card)))
