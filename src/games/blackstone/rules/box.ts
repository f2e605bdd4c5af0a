/** The box: the cards that a table is played with. Modules add theirs to the vassals and to the decks. */
import {
  BACKS,
  backOf,
  FIRST_TASK,
  GONE,
  isOptional,
  isTask,
  TASKS,
  type TaskDeck,
  taskOf,
  VASSAL_COUNT,
} from '../cards.ts'
import type { Rules } from './rules.ts'

const VASSALS: readonly number[] = Array.from({ length: VASSAL_COUNT }, (_, card) => card)
const TASK_CARDS: readonly number[] = TASKS.map((_, index) => FIRST_TASK + index)

const added = ({ modules }: Rules, back: number): readonly number[] =>
  modules
    .flatMap(({ cards }) => cards ?? [])
    .filter((card) => backOf(card) === back)
    .sort((a, b) => a - b)

/** What lies on the board and in the corner piles: vassals, with modules wild ones and Assassins; ascending. */
export const vassalsOf = (rules: Rules): readonly number[] => [...VASSALS, ...added(rules, BACKS.vassal)]

/** The deck that this task belongs to at this table; null where it stays in the box. */
export const deckOf = ({ mode }: Rules, card: number): TaskDeck | null =>
  mode.deckOf ? mode.deckOf(taskOf(card)) : taskOf(card).deck

/** The back of a card at this table. */
export const backIn = (rules: Rules, card: number): number => {
  if (!isTask(card)) return backOf(card)
  const deck = deckOf(rules, card)
  return deck ? BACKS[deck] : GONE
}

/** The tasks of a deck, with those that modules add; ascending (ruling 142). */
export const tasksOf = (rules: Rules, deck: TaskDeck): readonly number[] =>
  TASK_CARDS.filter((card) => isInPlay(rules, card) && deckOf(rules, card) === deck)

/** Is this card played with, and not left in the box? */
export const isInPlay = (rules: Rules, card: number): boolean =>
  Number.isInteger(card) &&
  (!isOptional(card) || rules.modules.some(({ cards }) => cards?.includes(card))) &&
  (!isTask(card) || deckOf(rules, card) !== null)
