/** The box: the cards that a table is played with. Modules add theirs to the vassals and to the decks. */
import {
  BACKS,
  backOf,
  GONE,
  isAssassin,
  isBroughtVassal,
  isTask,
  isWildCard,
  type TaskDeck,
  VASSAL_COUNT,
} from '../cards.ts'
import { catalogueIn, taskOf } from '../catalogue.ts'
import type { Setting } from '../state.ts'
import type { Rules } from './rules.ts'

const VASSALS: readonly number[] = Array.from({ length: VASSAL_COUNT }, (_, card) => card)

/** What lies on the board and in the corner piles: vassals, with modules wild ones and Assassins, what a position has brought; ascending. */
export const vassalsOf = ({ modules }: Rules, setting: Setting): readonly number[] => [
  ...VASSALS,
  ...modules.flatMap(({ cards }) => cards ?? []).sort((a, b) => a - b),
  ...catalogueIn(setting).vassals,
]

/** The deck that this task belongs to at this table; null where it stays in the box. */
export const deckOf = ({ mode }: Rules, setting: Setting, card: number): TaskDeck | null => {
  const task = taskOf(setting, card)
  return mode.deckOf ? mode.deckOf(task) : task.deck
}

/** The back of a card at this table. */
export const backIn = (rules: Rules, setting: Setting, card: number): number => {
  if (!isTask(card)) return backOf(card)
  const deck = deckOf(rules, setting, card)
  return deck ? BACKS[deck] : GONE
}

/** The tasks of a deck, with those that modules add or a position has brought along; ascending (ruling 142). */
export const tasksOf = (rules: Rules, setting: Setting, deck: TaskDeck): readonly number[] =>
  [...catalogueIn(setting).tasks.keys()].filter(
    (card) => isInPlay(rules, setting, card) && deckOf(rules, setting, card) === deck,
  )

/** Knight-Wizard cards stay in the box unless their module brings them in, and so does what a mode leaves out. */
const isTaskInPlay = (rules: Rules, setting: Setting, card: number): boolean => {
  const task = catalogueIn(setting).tasks.get(card)
  if (!task || deckOf(rules, setting, card) === null) return false
  return task.type !== 'knightWizard' || rules.modules.some(({ tasks }) => tasks === task.type)
}

/** Is this card played with, and not left in the box? Wild vassals and Assassins are where a module brings them in. */
export const isInPlay = (rules: Rules, setting: Setting, card: number): boolean => {
  if (isTask(card)) return isTaskInPlay(rules, setting, card)
  if (isBroughtVassal(card)) return catalogueIn(setting).vassals.includes(card)
  const isOptional = isWildCard(card) || isAssassin(card)
  return Number.isInteger(card) && (!isOptional || rules.modules.some(({ cards }) => cards?.includes(card)))
}
