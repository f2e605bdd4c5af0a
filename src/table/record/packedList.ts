/**
 * List of plain data as bytes, small if many items have the same form, as the entries of a log do. First come all forms
 * once, as JSON with 0 for each number; after a zero byte, for each item, the number of its form and then its own
 * numbers.
 */
import { strFromU8, strToU8 } from 'fflate'
import { canonicalJson } from '../../kernel/canonicalJson.ts'
import type { Json } from '../../kernel/json.ts'
import { isJson } from '../savedGameSchema.ts'

/**
 * Most characters of JSON that a packed list stands for: else a few bytes could stand for more than a phone can store.
 */
const MAX_UNPACKED_CHARS = 2_000_000

const sortedFields = (fields: object): readonly (readonly [string, Json])[] =>
  Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))

/** Same data with 0 for every number; the numbers are appended to `numbers`, in the order of the canonical text. */
const formOf = (value: Json, numbers: number[]): Json => {
  if (typeof value === 'number') return numbers.push(value) && 0
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((inner) => formOf(inner, numbers))
  return Object.fromEntries(sortedFields(value).map(([key, inner]) => [key, formOf(inner, numbers)]))
}

/** Data of this form; `next` gives its numbers in order. */
const fillForm = (form: Json, next: () => number): Json => {
  if (typeof form === 'number') return next()
  if (typeof form !== 'object' || form === null) return form
  if (Array.isArray(form)) return form.map((inner) => fillForm(inner, next))
  return Object.fromEntries(sortedFields(form).map(([key, inner]) => [key, fillForm(inner, next)]))
}

const CONTINUATION_BIT = 0x80
const SIGN_BIT = 0x40

/** Bytes of a safe integer: in the first byte its sign and its lowest six bits, then seven bits in each. */
const numberBytes = (number: number): readonly number[] => {
  const magnitude = Math.abs(number)
  const bytes = [(number < 0 ? SIGN_BIT : 0) + (magnitude % SIGN_BIT)]
  for (
    let remaining = Math.floor(magnitude / SIGN_BIT);
    remaining > 0;
    remaining = Math.floor(remaining / CONTINUATION_BIT)
  ) {
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) + CONTINUATION_BIT
    bytes.push(remaining % CONTINUATION_BIT)
  }
  return bytes
}

/** Reader of numbers, one by one. Throws a RangeError if none is left that is whole: `unpack` catches it. */
class NumberReader {
  private offset = 0

  constructor(private readonly bytes: Uint8Array) {}

  get isAtEnd(): boolean {
    return this.offset >= this.bytes.length
  }

  private byte(): number {
    const byte = this.bytes[this.offset++]
    if (byte === undefined) throw new RangeError('the last number is cut')
    return byte
  }

  next(): number {
    const first = this.byte()
    let size = first % SIGN_BIT
    let byte = first
    for (let scale = SIGN_BIT; byte >= CONTINUATION_BIT; scale *= CONTINUATION_BIT) {
      byte = this.byte()
      size += (byte % CONTINUATION_BIT) * scale
    }
    if (!Number.isSafeInteger(size)) throw new RangeError('a number is too big')
    return (first & SIGN_BIT) !== 0 && size > 0 ? -size : size
  }
}

/** Packs a list of plain data. */
export const pack = (list: readonly Json[]): Uint8Array => {
  const forms = new Map<string, number>()
  const bytes: number[] = []
  for (const value of list) {
    const numbers: number[] = []
    const form = canonicalJson(formOf(value, numbers))
    if (!forms.has(form)) forms.set(form, forms.size)
    for (const number of [forms.get(form) ?? 0, ...numbers]) bytes.push(...numberBytes(number))
  }
  return Uint8Array.from([...strToU8(`[${[...forms.keys()].join()}]`), 0, ...bytes])
}

const readForms = (text: string): readonly Json[] => {
  const forms: unknown = JSON.parse(text)
  if (!isJson(forms) || !Array.isArray(forms)) throw new RangeError('no list of forms')
  return forms
}

const unpackOrThrow = (bytes: Uint8Array): readonly Json[] => {
  const end = bytes.indexOf(0)
  const forms = readForms(strFromU8(bytes.subarray(0, Math.max(0, end))))
  const sizes = forms.map((form) => canonicalJson(form).length)
  const numbers = new NumberReader(bytes.subarray(end + 1))
  const list: Json[] = []
  for (let size = 0; !numbers.isAtEnd; ) {
    const index = numbers.next()
    const form = forms[index]
    size += sizes[index] ?? 0
    if (form === undefined || size > MAX_UNPACKED_CHARS) throw new RangeError('no such form, or too much of it')
    list.push(fillForm(form, () => numbers.next()))
  }
  return list
}

/** List that `pack` made these bytes of; null if they are of no list. The caller checks what the data are. */
export const unpack = (bytes: Uint8Array): readonly Json[] | null => {
  try {
    return unpackOrThrow(bytes)
  } catch {
    return null
  }
}
