/** The box: the cards that a table plays with. Modules add to the vassals and to the decks. */
import {
  BACKS,
  backOf,
  isAssassin,
  isCustomVassal,
  isTask,
  isWildCard,
  OUT_OF_USE,
  type TaskDeck,
  VASSAL_COUNT,
} from '../cards.ts'
import type { Setting } from '../state.ts'
import { catalogueOf, taskOf } from '../taskCatalogue.ts'
import type { Rules } from './ruleTypes.ts'

const BOX_VASSALS: readonly number[] = Array.from({ length: VASSAL_COUNT }, (_, card) => card)

/**
 * Cards for the board and the corner piles, ascending: vassals, wild vassals and Assassins of modules, and custom
 * vassals.
 */
export const vassalsInPlay = ({ modules }: Rules, setting: Setting): readonly number[] => [
  ...BOX_VASSALS,
  ...modules.flatMap(({ vassalCards }) => vassalCards ?? []).sort((a, b) => a - b),
  ...catalogueOf(setting).vassals,
]

/** The deck of this task at this table; null if it stays in the box. */
export const findDeckOfTask = ({ mode }: Rules, setting: Setting, card: number): TaskDeck | null => {
  const task = taskOf(setting, card)
  return mode.deckOf ? mode.deckOf(task) : task.deck
}

/** The back of a card at this table; OUT_OF_USE for a task that stays in the box. */
export const backAtTable = (rules: Rules, setting: Setting, card: number): number => {
  if (!isTask(card)) return backOf(card)
  const deck = findDeckOfTask(rules, setting, card)
  return deck ? BACKS[deck] : OUT_OF_USE
}

/** The tasks of a deck, with those of modules and custom ones, ascending (ruling 142). */
export const tasksOfDeck = (rules: Rules, setting: Setting, deck: TaskDeck): readonly number[] =>
  [...catalogueOf(setting).tasks.keys()].filter(
    (card) => isInPlay(rules, setting, card) && findDeckOfTask(rules, setting, card) === deck,
  )

/**
 * Is this task played with? Knight-Wizard cards only if their module is in play; tasks that the mode excludes never.
 */
const isTaskInPlay = (rules: Rules, setting: Setting, card: number): boolean => {
  const task = catalogueOf(setting).tasks.get(card)
  if (!task || findDeckOfTask(rules, setting, card) === null) return false
  return task.type !== 'knightWizard' || rules.modules.some(({ taskType }) => taskType === task.type)
}

/** Is this card played with, and not left in the box? Wild vassals and Assassins only if a module adds them. */
export const isInPlay = (rules: Rules, setting: Setting, card: number): boolean => {
  if (isTask(card)) return isTaskInPlay(rules, setting, card)
  if (isCustomVassal(card)) return catalogueOf(setting).vassals.includes(card)
  const isOptional = isWildCard(card) || isAssassin(card)
  return Number.isInteger(card) && (!isOptional || rules.modules.some(({ vassalCards }) => vassalCards?.includes(card)))
}
