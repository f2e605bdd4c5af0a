/**
 * Texts and forms of objects that both ends of a channel have seen. Sender and receiver learn the same from the same
 * values in the same order, so a number names a form or a text on both ends. All tables are bounded; once one is full,
 * nothing more is learned and values are told in full.
 */
import type { Json } from '../../../kernel/json.ts'
import { rawKindOf } from './rawTexts.ts'
import { LAYOUTS, TEXTS } from './vocabulary.ts'

/**
 * The value of a field follows with its tag, or equals that of the last object with these names, or is one more, or
 * follows as raw bytes of the same kind.
 */
export const FOLLOWS = 0
export const SAME = 1
export const NEXT = 2
export const RAW = 3
export type FieldCode = typeof FOLLOWS | typeof SAME | typeof NEXT | typeof RAW

/** Names of the fields of an object, in their order, and the values of the last such object. */
export interface Layout {
  readonly number: number
  readonly names: readonly string[]
  /** Value of each field, where it can be referred to: scalars and empty arrays. */
  last: readonly (Json | undefined)[]
  /** Number of each known form of this layout, by its codes. */
  readonly forms: Map<string, number>
}

/** Layout, and for each of its fields how the value is found. */
export interface Form {
  readonly layout: Layout
  readonly codes: readonly FieldCode[]
}

/** Texts by number, and the number of each. */
export interface TextTable {
  readonly texts: string[]
  readonly numbers: Map<string, number>
}

export interface LearnedForms {
  readonly texts: TextTable
  /** Names of fields, apart from other texts: they are rarely told and would take the short numbers from those. */
  readonly names: TextTable
  readonly layouts: Layout[]
  readonly layoutNumbers: Map<string, number>
  readonly forms: Form[]
}

const MAX_TEXTS = 512
const MAX_LAYOUTS = 256
const MAX_FORMS = 2048
/** Most characters of a learned text, and most fields of a learned layout. */
const MAX_TEXT_LENGTH = 40
const MAX_FIELDS = 32

/** Adds a text, if it is short and there is room for it. */
export const learnText = ({ texts, numbers }: TextTable, text: string): void => {
  if (texts.length === MAX_TEXTS || text.length > MAX_TEXT_LENGTH || numbers.has(text)) return
  numbers.set(text, texts.length)
  texts.push(text)
}

/** Key of a layout: no other names have it. */
const layoutKey = (names: readonly string[]): string => JSON.stringify(names)

export const findLayout = (learned: LearnedForms, names: readonly string[]): Layout | undefined => {
  const number = learned.layoutNumbers.get(layoutKey(names))
  return number === undefined ? undefined : learned.layouts[number]
}

/** Whether an object with these names, not seen so far, gets a layout. */
export const isLearnable = ({ layouts }: LearnedForms, names: readonly string[]): boolean =>
  layouts.length < MAX_LAYOUTS && names.length <= MAX_FIELDS && names.every((name) => name.length <= MAX_TEXT_LENGTH)

/** Adds a form, if there is room for it. */
export const learnForm = ({ forms }: LearnedForms, form: Form): void => {
  const key = form.codes.join('')
  if (forms.length === MAX_FORMS || form.layout.forms.has(key)) return
  form.layout.forms.set(key, forms.length)
  forms.push(form)
}

const createLayout = (names: readonly string[], number: number): Layout => ({
  number,
  names,
  last: [],
  forms: new Map(),
})

/** Adds a layout, with the form in which all fields follow. The names are new and `isLearnable`. */
export const learnLayout = (learned: LearnedForms, names: readonly string[]): Layout => {
  const layout = createLayout(names, learned.layouts.length)
  learned.layouts.push(layout)
  learned.layoutNumbers.set(layoutKey(names), layout.number)
  learnForm(learned, { layout, codes: names.map(() => FOLLOWS) })
  return layout
}

const numbersOf = (texts: readonly string[]): ReadonlyMap<string, number> =>
  new Map(texts.map((text, number) => [text, number]))
const NAMES = [...new Set(LAYOUTS.flat())]
const TEXT_NUMBERS = numbersOf(TEXTS)
const NAME_NUMBERS = numbersOf(NAMES)
const LAYOUT_NUMBERS = numbersOf(LAYOUTS.map(layoutKey))

/** What an end of a channel knows before anything is sent. */
export const createLearnedForms = (): LearnedForms => ({
  texts: { texts: [...TEXTS], numbers: new Map(TEXT_NUMBERS) },
  names: { texts: [...NAMES], numbers: new Map(NAME_NUMBERS) },
  layouts: LAYOUTS.map(createLayout),
  layoutNumbers: new Map(LAYOUT_NUMBERS),
  forms: [],
})

const isEmptyArray = (value: Json | undefined): boolean => Array.isArray(value) && value.length === 0

const canRefer = (value: Json): boolean => typeof value !== 'object' || value === null || isEmptyArray(value)

/** Remembers the values of an object for the next one of its layout. */
export const rememberValues = (layout: Layout, values: readonly Json[]): void => {
  layout.last = values.map((value) => (canRefer(value) ? value : undefined))
}

const isOfSameRawKind = (last: Json, value: Json): boolean => {
  const kind = typeof value === 'string' && typeof last === 'string' ? rawKindOf(value) : undefined
  return kind !== undefined && kind === rawKindOf(last as string)
}

/** Code that says most about a value in the fewest bytes. */
export const codeOf = (last: Json | undefined, value: Json): FieldCode => {
  if (last === undefined) return FOLLOWS
  if (last === value || (isEmptyArray(last) && isEmptyArray(value))) return SAME
  if (typeof last === 'number' && last + 1 === value) return NEXT
  return isOfSameRawKind(last, value) ? RAW : FOLLOWS
}
