/**
 * The tasks that a table is played with: those of the box, and those that its position brings along (rules 4). No rule reads the box's own
 * list: each asks here, by the setting of its table. Vassals may be brought along too; what they show, their number says.
 */
import {
  type BoxDeck,
  broughtVassal,
  FIRST_BROUGHT,
  FIRST_TASK,
  plainFace,
  TASKS,
  type Task,
  type TaskRow,
  type TaskType,
  taskOfRow,
} from './cards.ts'
import type { Setting } from './state.ts'

export interface Catalogue {
  /** By their numbers. */
  readonly tasks: ReadonlyMap<number, Task>
  readonly numbers: ReadonlyMap<string, number>
  /** Vassals that the box does not have, ascending. */
  readonly vassals: readonly number[]
}

const BOX: readonly (readonly [number, Task])[] = TASKS.map((task, i) => [FIRST_TASK + i, task])

const DECKS: Readonly<Record<TaskType, BoxDeck>> = {
  knight: 'guild',
  wizard: 'guild',
  knightWizard: 'guild',
  king: 'power',
  ploy: 'machination',
}

/** A task that was brought along, as its position wrote it: the words of a row of data/tasks.ts. */
const broughtTask = (text: string): Task => {
  const [id = '', type = '', points = '', ...rest] = text.split(' ')
  // Its form was checked when the position was laid.
  const row = [id, type, Number(points), ...rest] as unknown as TaskRow
  return taskOfRow(DECKS[row[1]])(row)
}

/** A vassal is one word, either face first. */
const isVassalText = (text: string): boolean => !text.includes(' ')
const broughtCard = (text: string): number => {
  const [a = 0, b = 0] = text.split('/').map(plainFace)
  return broughtVassal(Math.min(a, b), Math.max(a, b))
}

/** A task with the id of one of the box takes its place, any other comes on top. */
const catalogueWith = (texts: readonly string[]): Catalogue => {
  const tasks = new Map(BOX)
  const numbers = new Map(BOX.map(([card, { id }]) => [id, card] as const))
  const own = texts.filter((text) => !isVassalText(text)).map(broughtTask)
  own.forEach((task, i) => {
    const card = numbers.get(task.id) ?? FIRST_BROUGHT + i
    tasks.set(card, task)
    numbers.set(task.id, card)
  })
  const vassals = texts.filter(isVassalText).map(broughtCard)
  return { tasks, numbers, vassals: vassals.sort((a, b) => a - b) }
}

const WITHOUT = catalogueWith([])
const known = new WeakMap<readonly string[], Catalogue>()

/** What there is at a table with this setting. */
export const catalogueIn = ({ cards }: Setting): Catalogue => {
  if (!cards) return WITHOUT
  const found = known.get(cards) ?? catalogueWith(cards)
  known.set(cards, found)
  return found
}

/** The task with this number. */
export const taskOf = (setting: Setting, card: number): Task => {
  const found = setting.cards ? catalogueIn(setting).tasks.get(card) : TASKS[card - FIRST_TASK]
  if (!found) throw new RangeError(`no task ${card}`)
  return found
}
