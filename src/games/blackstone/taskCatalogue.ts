/**
 * The tasks of a table: those of the box, and custom ones of its position (rules 4). No rule reads the box's own list;
 * each asks here, with the setting of its table. Vassals may be custom too; their number encodes their faces.
 */
import {
  type BoxDeck,
  customVassalOf,
  FIRST_CUSTOM_TASK,
  FIRST_TASK,
  parsePlainFace,
  TASKS,
  type Task,
  taskFromRow,
} from './cards.ts'
import type { Setting } from './state.ts'
import type { TaskRow, TaskType } from './taskRow.ts'

export interface Catalogue {
  /** Tasks by number. */
  readonly tasks: ReadonlyMap<number, Task>
  readonly cardNumbers: ReadonlyMap<string, number>
  /** Custom vassals, ascending. */
  readonly vassals: readonly number[]
}

const BOX_TASKS: readonly (readonly [number, Task])[] = TASKS.map((task, i) => [FIRST_TASK + i, task])

const DECK_OF_TYPE: Readonly<Record<TaskType, BoxDeck>> = {
  knight: 'guild',
  wizard: 'guild',
  knightWizard: 'guild',
  king: 'power',
  ploy: 'machination',
}

/** Parses a custom task from the text of its position: the fields of a row of data/tasks.ts, separated by spaces. */
const parseCustomTask = (text: string): Task => {
  const [id = '', type = '', points = '', ...fields] = text.split(' ')
  // The position was checked to have this form (position/checkCustomCards.ts).
  const row = [id, type, Number(points), ...fields] as unknown as TaskRow
  return taskFromRow(DECK_OF_TYPE[row[1]])(row)
}

/** A custom vassal is one word, either face first; a custom task has several. */
const isVassalText = (text: string): boolean => !text.includes(' ')
const parseCustomVassal = (text: string): number => {
  const [a = 0, b = 0] = text.split('/').map(parsePlainFace)
  return customVassalOf(Math.min(a, b), Math.max(a, b))
}

/** Catalogue of the box and these custom cards. A task with an id of the box replaces that task, any other is added. */
const createCatalogue = (texts: readonly string[]): Catalogue => {
  const tasks = new Map(BOX_TASKS)
  const cardNumbers = new Map(BOX_TASKS.map(([card, { id }]) => [id, card] as const))
  const customTasks = texts.filter((text) => !isVassalText(text)).map(parseCustomTask)
  customTasks.forEach((task, i) => {
    const card = cardNumbers.get(task.id) ?? FIRST_CUSTOM_TASK + i
    tasks.set(card, task)
    cardNumbers.set(task.id, card)
  })
  const vassals = texts.filter(isVassalText).map(parseCustomVassal)
  return { tasks, cardNumbers, vassals: vassals.sort((a, b) => a - b) }
}

const BOX_CATALOGUE = createCatalogue([])
const catalogueCache = new WeakMap<readonly string[], Catalogue>()

/** The catalogue of a table with this setting; cached by its list of cards. */
export const catalogueOf = ({ cards }: Setting): Catalogue => {
  if (!cards) return BOX_CATALOGUE
  const found = catalogueCache.get(cards) ?? createCatalogue(cards)
  catalogueCache.set(cards, found)
  return found
}

/** The task with this number at a table. Throws a RangeError if there is none. */
export const taskOf = (setting: Setting, card: number): Task => {
  const found = setting.cards ? catalogueOf(setting).tasks.get(card) : TASKS[card - FIRST_TASK]
  if (!found) throw new RangeError(`no task ${card}`)
  return found
}
