/**
 * Checks of the custom cards of a position: tasks as in data/tasks.ts, `X01 ploy 4 BO Ds OB Le Me`, and vassals,
 * `Ls/Le`.
 */
import type { Refusal } from '../../../kernel/result.ts'
import { isCustomVassal } from '../cards.ts'
import { catalogueOf } from '../catalogue.ts'
import { parseVassal } from '../notation/cards.ts'
import type { Setting, State } from '../state.ts'
import { rejectPosition } from './positionBuilder.ts'

const FACE_PATTERN = '(?:[LDMP][seyc*]|\\*[seyc])'
/** Id, type, points; left space and face; right line with an optional blue letter, and face; cost. */
const TASK_PATTERN = new RegExp(
  `^([A-Z]{1,3}\\d{1,2}) (knight|wizard|king|ploy|knightWizard) \\d [BLACK][STONE] ${FACE_PATTERN} (?:[BLACK][STONE]?|[STONE][BLACK]?) ${FACE_PATTERN} [LDMP][seyc]$`,
)
const BOX_SETTING: Setting = { mode: '', options: {} }

/**
 * A custom task may replace a task of the box of the same type, so that it stays in its deck. An id that is also the
 * name of an Assassin is refused.
 */
const isInvalidTask = (text: string): boolean => {
  const [, id = '', type] = TASK_PATTERN.exec(text) ?? []
  const { cardNumbers, tasks } = catalogueOf(BOX_SETTING)
  const boxTask = tasks.get(cardNumbers.get(id) ?? -1)
  return id === '' || parseVassal(id) !== null || (boxTask !== undefined && boxTask.type !== type)
}

/** Valid cards are vassals that the box does not have, and tasks. */
const isInvalidCard = (text: string): boolean => !isCustomVassal(parseVassal(text)?.card ?? -1) && isInvalidTask(text)

/** Identity of a card: the id of a task; the number of a vassal, whichever face is named first. */
const identityOf = (text: string): string | number => parseVassal(text)?.card ?? text.replace(/ .*/, '')

/** Why a table cannot have these cards: one is malformed, or appears twice. */
export const checkCustomCards = ({ cards = [] }: Setting): Refusal | null => {
  const names = cards.map(identityOf)
  const invalid = cards.find((text, i) => isInvalidCard(text) || names.indexOf(names[i] ?? '') < i)
  return invalid === undefined ? null : { code: 'position.wrongCard', values: { what: invalid } }
}

/** Rejects tasks without a blue letter if blue letters count: with that option, or where tasks refresh the board. */
export const checkBlueLetters = ({ setting, refreshPile }: State): void => {
  if (refreshPile === undefined && setting.options.blueLetters !== 'on') return
  const taskWithoutBlue = [...catalogueOf(setting).tasks.values()].find(({ right }) => right.blue < 0)
  if (taskWithoutBlue) rejectPosition('position.noBlue', taskWithoutBlue.id)
}
