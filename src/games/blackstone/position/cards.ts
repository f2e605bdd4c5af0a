/** Reads cards that a position brings along: tasks in the words of data/tasks.ts, `X01 ploy 4 BO Ds OB Le Me`, and vassals, `Ls/Le`. */
import type { Refusal } from '../../../kernel/result.ts'
import { isBroughtVassal } from '../cards.ts'
import { catalogueIn } from '../catalogue.ts'
import { parseVassal } from '../notation/cards.ts'
import type { Setting, State } from '../state.ts'
import { wrong } from './laying.ts'

const FACE = '(?:[LDMP][seyc*]|\\*[seyc])'
/** Id, type, points; left space and face; right line, its blue letter, face; cost. */
const CARD = new RegExp(
  `^([A-Z]{1,3}\\d{1,2}) (knight|wizard|king|ploy|knightWizard) \\d [BLACK][STONE] ${FACE} (?:[BLACK][STONE]?|[STONE][BLACK]?) ${FACE} [LDMP][seyc]$`,
)
const BOX: Setting = { mode: '', options: {} }

/** A task of the box may be another here, but stays in its deck; what is called like an Assassin cannot be told from one. */
const isWrongTask = (text: string): boolean => {
  const [, id = '', type] = CARD.exec(text) ?? []
  const { numbers, tasks } = catalogueIn(BOX)
  const inBox = tasks.get(numbers.get(id) ?? -1)
  return id === '' || parseVassal(id) !== null || (inBox !== undefined && inBox.type !== type)
}

/** Vassals that the box does not have may be brought along, tasks as they are written. */
const isWrong = (text: string): boolean => !isBroughtVassal(parseVassal(text)?.card ?? -1) && isWrongTask(text)

/** What tells a card from others: the id of a task, the number of a vassal, whichever face is named first. */
const nameOf = (text: string): string | number => parseVassal(text)?.card ?? text.replace(/ .*/, '')

/** Why a table cannot have these cards: one is not of the form, or stands twice. */
export const cardsRefused = ({ cards = [] }: Setting): Refusal | null => {
  const names = cards.map(nameOf)
  const other = cards.find((text, i) => isWrong(text) || names.indexOf(names[i] ?? '') < i)
  return other === undefined ? null : { code: 'position.wrongCard', values: { what: other } }
}

/** A right half without a blue letter names no space where these count: with blue letters, and where tasks refresh the board. */
export const checkBlue = ({ setting, refreshPile }: State): void => {
  if (refreshPile === undefined && setting.options.blueLetters !== 'on') return
  const plain = [...catalogueIn(setting).tasks.values()].find(({ right }) => right.blue < 0)
  if (plain) wrong('position.noBlue', plain.id)
}
