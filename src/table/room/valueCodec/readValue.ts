/** Reads what writeValue.ts writes. The bytes come from outside: whatever is no value, or too much, is refused. */
import { strFromU8 } from 'fflate'
import type { Json } from '../../../kernel/json.ts'
import {
  createLearnedForms,
  type FieldCode,
  FOLLOWS,
  type Form,
  findLayout,
  isLearnable,
  type Layout,
  type LearnedForms,
  learnForm,
  learnLayout,
  learnText,
  NEXT,
  RAW,
  rememberValues,
  SAME,
  type TextTable,
} from './learnedForms.ts'
import { RAW_KINDS, type RawKind, rawKindOf, textOfRawBytes } from './rawTexts.ts'
import {
  FIRST_ARRAY,
  FIRST_FORM,
  FIRST_TEXT,
  SHORT_ARRAYS,
  SHORT_FORMS,
  SHORT_TEXTS,
  SMALL_INTEGERS,
  TAG,
} from './tags.ts'

/** Depth that no message needs. */
const MAX_DEPTH = 48

interface Reader {
  readonly learned: LearnedForms
  readonly bytes: Uint8Array
  at: number
  /** Characters and values that may still be read, so that a few bytes cannot become more than a phone can store. */
  budget: number
}

/** Thrown within this file alone, for bytes that are no value. */
class Unreadable extends Error {}

const spend = (reader: Reader, amount: number): void => {
  reader.budget -= amount
  if (reader.budget < 0) throw new Unreadable()
}

const readBytes = (reader: Reader, length: number): Uint8Array => {
  const end = reader.at + length
  if (end > reader.bytes.length) throw new Unreadable()
  const bytes = reader.bytes.subarray(reader.at, end)
  reader.at = end
  return bytes
}

const readByte = (reader: Reader): number => {
  const byte = reader.bytes[reader.at]
  if (byte === undefined) throw new Unreadable()
  reader.at++
  return byte
}

const readNumber = (reader: Reader): number => {
  let value = 0
  for (let factor = 1; ; factor *= 128) {
    const byte = readByte(reader)
    value += (byte & 127) * factor
    if (!Number.isSafeInteger(value)) throw new Unreadable()
    if (byte < 128) return value
  }
}

const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Unreadable()
  return value
}

const integer = (value: number): number => {
  if (!Number.isSafeInteger(value)) throw new Unreadable()
  return value
}

/** Text that stands for the bytes that follow; undefined for no kind. */
const readRaw = (reader: Reader, kind: RawKind | undefined): string | undefined =>
  kind && textOfRawBytes(kind, readBytes(reader, kind.bytes))

const readNewText = (reader: Reader, table: TextTable): string => {
  const text: unknown = JSON.parse(strFromU8(readBytes(reader, readNumber(reader))))
  if (typeof text !== 'string') throw new Unreadable()
  learnText(table, text)
  return text
}

/** Text after its tag; undefined if the tag is of no text. */
const readTaggedText = (reader: Reader, table: TextTable, tag: number): string | undefined => {
  if (tag >= FIRST_TEXT && tag < FIRST_TEXT + SHORT_TEXTS) return found(table.texts[tag - FIRST_TEXT])
  if (tag === TAG.text) return found(table.texts[readNumber(reader) + SHORT_TEXTS])
  if (tag === TAG.newText) return readNewText(reader, table)
  return readRaw(
    reader,
    RAW_KINDS.find((kind) => kind.tag === tag),
  )
}

const readText = (reader: Reader, table: TextTable, tag: number): string | undefined => {
  const text = readTaggedText(reader, table, tag)
  if (text !== undefined) spend(reader, text.length)
  return text
}

const readArray = (reader: Reader, length: number, depth: number): Json => {
  const items: Json[] = []
  for (let nth = 0; nth < length; nth++) items.push(readValue(reader, depth - 1))
  return items
}

/** Object of these names and values. A name that would change its prototype is refused. */
const objectOf = (names: readonly string[], values: readonly Json[]): Json => {
  if (names.includes('__proto__')) throw new Unreadable()
  return Object.fromEntries(names.map((name, nth) => [name, values[nth] as Json]))
}

/** Value that follows from the last one of its field. */
const readReferring = (reader: Reader, last: Json | undefined, code: FieldCode): Json => {
  const value = found(last)
  spend(reader, typeof value === 'string' ? value.length + 1 : 1)
  if (code === SAME) return Array.isArray(value) ? [] : value
  if (code === RAW && typeof value === 'string') return found(readRaw(reader, rawKindOf(value)))
  if (code === NEXT && typeof value === 'number') return integer(value + 1)
  throw new Unreadable()
}

const readFields = (reader: Reader, { layout, codes }: Form, depth: number): Json => {
  const { last } = layout
  const values = codes.map((code, nth) =>
    code === FOLLOWS ? readValue(reader, depth - 1) : readReferring(reader, last[nth], code),
  )
  rememberValues(layout, values)
  return objectOf(layout.names, values)
}

const readFieldCode = (reader: Reader): FieldCode => {
  const code = readByte(reader)
  if (code !== FOLLOWS && code !== SAME && code !== NEXT && code !== RAW) throw new Unreadable()
  return code
}

const readNewForm = (reader: Reader): Form => {
  const layout = found(reader.learned.layouts[readNumber(reader)])
  const form: Form = { layout, codes: layout.names.map(() => readFieldCode(reader)) }
  learnForm(reader.learned, form)
  return form
}

const readNames = (reader: Reader): readonly string[] => {
  const names: string[] = []
  for (let left = readNumber(reader); left > 0; left--)
    names.push(found(readText(reader, reader.learned.names, readByte(reader))))
  if (new Set(names).size < names.length) throw new Unreadable()
  return names
}

/** Object whose names are told; its layout is learned if it says so and can be. */
const readNamedObject = (reader: Reader, isNew: boolean, depth: number): Json => {
  const names = readNames(reader)
  if (isNew && (findLayout(reader.learned, names) || !isLearnable(reader.learned, names))) throw new Unreadable()
  const layout: Layout | null = isNew ? learnLayout(reader.learned, names) : null
  const values = names.map(() => readValue(reader, depth - 1))
  if (layout) rememberValues(layout, values)
  return objectOf(names, values)
}

/** Object after its tag; undefined if the tag is of no object. */
const readObject = (reader: Reader, tag: number, depth: number): Json | undefined => {
  const { forms } = reader.learned
  if (tag >= FIRST_FORM && tag < FIRST_FORM + SHORT_FORMS)
    return readFields(reader, found(forms[tag - FIRST_FORM]), depth)
  if (tag === TAG.form) return readFields(reader, found(forms[readNumber(reader) + SHORT_FORMS]), depth)
  if (tag === TAG.newForm) return readFields(reader, readNewForm(reader), depth)
  if (tag === TAG.newLayout || tag === TAG.object) return readNamedObject(reader, tag === TAG.newLayout, depth)
  return undefined
}

/** Number, truth value or array after its tag. */
const readOther = (reader: Reader, tag: number, depth: number): Json => {
  if (tag < SMALL_INTEGERS) return tag
  if (tag === TAG.integer) return integer(readNumber(reader) + SMALL_INTEGERS)
  if (tag === TAG.negative) return integer(-1 - readNumber(reader))
  if (tag === TAG.null) return null
  if (tag === TAG.false) return false
  if (tag === TAG.true) return true
  if (tag >= FIRST_ARRAY && tag < FIRST_ARRAY + SHORT_ARRAYS) return readArray(reader, tag - FIRST_ARRAY, depth)
  if (tag === TAG.array) return readArray(reader, readNumber(reader) + SHORT_ARRAYS, depth)
  throw new Unreadable()
}

function readValue(reader: Reader, depth: number): Json {
  if (depth === 0) throw new Unreadable()
  spend(reader, 1)
  const tag = readByte(reader)
  return readText(reader, reader.learned.texts, tag) ?? readObject(reader, tag, depth) ?? readOther(reader, tag, depth)
}

/**
 * Receiving end of one direction of a channel: the value of these bytes, with at most `budgetOf` characters and values
 * for so many bytes; undefined for bytes that are no value. After that nothing that follows can be read.
 */
export const createValueReader = (budgetOf: (size: number) => number): ((bytes: Uint8Array) => Json | undefined) => {
  const learned = createLearnedForms()
  return (bytes) => {
    const reader: Reader = { learned, bytes, at: 0, budget: budgetOf(bytes.length) }
    try {
      const value = readValue(reader, MAX_DEPTH)
      return reader.at === bytes.length ? value : undefined
    } catch (error) {
      if (error instanceof Unreadable || error instanceof SyntaxError) return undefined
      throw error
    }
  }
}
