/**
 * Checks of the custom cards of a position: tasks as in data/tasks.ts, `X01 ploy 4 BO Ds OB Le Me`, and vassals,
 * `Ls/Le`.
 */
import type { Refusal } from '../../../kernel/result.ts'
import { isCustomVassal } from '../cards.ts'
import { parseVassal } from '../notation/cardAndSpaceNotation.ts'
import type { Setting, State } from '../state.ts'
import { catalogueOf } from '../taskCatalogue.ts'
import { rejectPosition } from './positionBuilder.ts'

const FACE_PATTERN = /^(?:[LDMP][seyc*]|\*[seyc])$/
/** Fields of a task in order, each with its form. */
const TASK_FIELDS = [
  ['id', /^[A-Z]{1,3}\d{1,2}$/],
  ['type', /^(?:knight|wizard|king|ploy|knightWizard)$/],
  // One digit: 9 at most.
  ['points', /^\d$/],
  ['left space', /^[BLACK][STONE]$/],
  ['left vassal', FACE_PATTERN],
  ['right line', /^(?:[BLACK][STONE]?|[STONE][BLACK]?)$/],
  ['right vassal', FACE_PATTERN],
  ['cost', /^[LDMP][seyc]$/],
] as const
const BOX_SETTING: Setting = { mode: '', options: {} }

/**
 * A custom task may replace a task of the box of the same type, so that it stays in its deck. An id that is also the
 * name of an Assassin is refused.
 */
const isInvalidTask = ([id = '', type]: readonly string[]): boolean => {
  const { cardNumbers, tasks } = catalogueOf(BOX_SETTING)
  const boxTask = tasks.get(cardNumbers.get(id) ?? -1)
  return parseVassal(id) !== null || (boxTask !== undefined && boxTask.type !== type)
}

const refuseCard = (what: string): Refusal => ({ code: 'position.wrongCard', values: { what } })

/** Why a task cannot be read: the first of its fields that is not taken, by its name. */
const checkTask = (text: string): Refusal | null => {
  const words = text.split(' ')
  if (words.length !== TASK_FIELDS.length) return refuseCard(text)
  const field = TASK_FIELDS.find(([, form], index) => !form.test(words[index] ?? ''))
  if (field) return { code: 'position.wrongField', values: { what: text, field: field[0] } }
  return isInvalidTask(words) ? refuseCard(text) : null
}

/** Valid cards are vassals that the box does not have, and tasks. */
const checkCard = (text: string): Refusal | null =>
  isCustomVassal(parseVassal(text)?.card ?? -1) ? null : checkTask(text)

/** Identity of a card: the id of a task; the number of a vassal, whichever face is named first. */
const identityOf = (text: string): string | number => parseVassal(text)?.card ?? text.replace(/ .*/, '')

/** Why a table cannot have these cards: one is malformed, or appears twice. */
export const checkCustomCards = ({ cards = [] }: Setting): Refusal | null => {
  const names = cards.map(identityOf)
  const refusals = cards.map(
    (text, index) => checkCard(text) ?? (names.indexOf(names[index] ?? '') < index ? refuseCard(text) : null),
  )
  return refusals.find((refusal) => refusal !== null) ?? null
}

/** Rejects tasks without a blue letter if blue letters count: with that option, or where tasks refresh the board. */
export const checkBlueLetters = ({ setting, refreshPile }: State): void => {
  if (refreshPile === undefined && setting.options.blueLetters !== 'on') return
  const taskWithoutBlue = [...catalogueOf(setting).tasks.values()].find(({ right }) => right.blue < 0)
  if (taskWithoutBlue) rejectPosition('position.noBlue', taskWithoutBlue.id)
}
