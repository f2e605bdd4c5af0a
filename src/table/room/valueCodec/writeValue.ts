/**
 * Plain data as bytes. Names of fields, short texts and values that repeat are told once in a channel and then by a
 * number (learnedForms.ts); salts, locks, hashes and signatures travel as the bytes that they stand for.
 */
import { strToU8 } from 'fflate'
import type { Json } from '../../../kernel/json.ts'
import {
  codeOf,
  createLearnedForms,
  type FieldCode,
  FOLLOWS,
  findLayout,
  isLearnable,
  type Layout,
  type LearnedForms,
  learnForm,
  learnLayout,
  learnText,
  RAW,
  rememberValues,
  type TextTable,
} from './learnedForms.ts'
import { type RawKind, rawBytesOfText, rawKindOf } from './rawTexts.ts'
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

interface Writer {
  readonly learned: LearnedForms
  readonly bytes: number[]
}

/** Seven bits a byte, the lowest first; all but the last have the eighth bit set. */
const writeNumber = (bytes: number[], value: number): void => {
  let rest = value
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128)
  bytes.push(rest)
}

/** Tag of a number that few values have a tag of their own for; larger ones follow the other tag. */
const writeTagged = (bytes: number[], value: number, first: number, short: number, tag: number): void => {
  if (value < short) {
    bytes.push(first + value)
    return
  }
  bytes.push(tag)
  writeNumber(bytes, value - short)
}

const writeInteger = (bytes: number[], value: number): void => {
  if (!Number.isSafeInteger(value)) throw new TypeError(`cannot send the number ${value}`)
  if (value >= 0) {
    writeTagged(bytes, value, 0, SMALL_INTEGERS, TAG.integer)
    return
  }
  bytes.push(TAG.negative)
  writeNumber(bytes, -1 - value)
}

/** Bytes of a text that has a kind of raw bytes, without their tag. */
const writeRaw = (bytes: number[], text: string): void => {
  bytes.push(...rawBytesOfText(rawKindOf(text) as RawKind, text))
}

const writeText = (bytes: number[], table: TextTable, text: string): void => {
  const number = table.numbers.get(text)
  if (number !== undefined) {
    writeTagged(bytes, number, FIRST_TEXT, SHORT_TEXTS, TAG.text)
    return
  }
  const kind = rawKindOf(text)
  if (kind) {
    bytes.push(kind.tag, ...rawBytesOfText(kind, text))
    return
  }
  const json = strToU8(JSON.stringify(text))
  bytes.push(TAG.newText)
  writeNumber(bytes, json.length)
  for (const byte of json) bytes.push(byte)
  learnText(table, text)
}

const writeArray = (writer: Writer, items: readonly Json[]): void => {
  writeTagged(writer.bytes, items.length, FIRST_ARRAY, SHORT_ARRAYS, TAG.array)
  for (const item of items) writeValue(writer, item)
}

const writeForm = ({ learned, bytes }: Writer, layout: Layout, codes: readonly FieldCode[]): void => {
  const number = layout.forms.get(codes.join(''))
  if (number !== undefined) {
    writeTagged(bytes, number, FIRST_FORM, SHORT_FORMS, TAG.form)
    return
  }
  bytes.push(TAG.newForm)
  writeNumber(bytes, layout.number)
  bytes.push(...codes)
  learnForm(learned, { layout, codes })
}

const writeNames = (writer: Writer, tag: number, names: readonly string[]): void => {
  writer.bytes.push(tag)
  writeNumber(writer.bytes, names.length)
  for (const name of names) writeText(writer.bytes, writer.learned.names, name)
}

const writeKnownLayout = (writer: Writer, layout: Layout, values: readonly Json[]): void => {
  const codes = values.map((value, nth) => codeOf(layout.last[nth], value))
  writeForm(writer, layout, codes)
  for (const [nth, value] of values.entries()) {
    if (codes[nth] === FOLLOWS) writeValue(writer, value)
    else if (codes[nth] === RAW) writeRaw(writer.bytes, value as string)
  }
  rememberValues(layout, values)
}

const writeObject = (writer: Writer, fields: Readonly<Record<string, Json | undefined>>): void => {
  const names = Object.keys(fields).filter((name) => fields[name] !== undefined)
  const values = names.map((name) => fields[name] as Json)
  const known = findLayout(writer.learned, names)
  if (known) {
    writeKnownLayout(writer, known, values)
    return
  }
  const isNew = isLearnable(writer.learned, names)
  writeNames(writer, isNew ? TAG.newLayout : TAG.object, names)
  const layout = isNew ? learnLayout(writer.learned, names) : null
  for (const value of values) writeValue(writer, value)
  if (layout) rememberValues(layout, values)
}

function writeValue(writer: Writer, value: Json): void {
  if (typeof value === 'number') writeInteger(writer.bytes, value)
  else if (typeof value === 'string') writeText(writer.bytes, writer.learned.texts, value)
  else if (value === null) writer.bytes.push(TAG.null)
  else if (typeof value === 'boolean') writer.bytes.push(value ? TAG.true : TAG.false)
  else if (Array.isArray(value)) writeArray(writer, value)
  else writeObject(writer, value as Readonly<Record<string, Json>>)
}

/**
 * Sending end of one direction of a channel: the bytes of each value, which `createValueReader` reads in the same
 * order. Fields that are undefined are left out. Throws on a number that is no safe integer.
 */
export const createValueWriter = (): ((value: Json) => Uint8Array) => {
  const learned = createLearnedForms()
  return (value) => {
    const bytes: number[] = []
    writeValue({ learned, bytes }, value)
    return Uint8Array.from(bytes)
  }
}
