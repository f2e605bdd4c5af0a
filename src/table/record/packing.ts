/**
 * A list of plain data as bytes, small where many have the same form, as the entries of a log do. First every form once, as JSON with
 * 0 for each number; after a zero byte, for each of the data, the number of its form and then its own numbers.
 */
import { strFromU8, strToU8 } from 'fflate'
import { canonical } from '../kernel/canonical.ts'
import type { Json } from '../kernel/json.ts'
import { isJson } from './schema.ts'

/** Most characters of JSON that a packed list stands for: a few bytes could else stand for more than a phone can hold. */
const MOST = 2_000_000

const sorted = (fields: object): readonly (readonly [string, Json])[] =>
  Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))

/** The same data with 0 for every number; the numbers go to `numbers`, in the order of the canonical text. */
const formOf = (value: Json, numbers: number[]): Json => {
  if (typeof value === 'number') return numbers.push(value) && 0
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((inner) => formOf(inner, numbers))
  return Object.fromEntries(sorted(value).map(([key, inner]) => [key, formOf(inner, numbers)]))
}

/** The data of this form; `next` gives its numbers in order. */
const filled = (form: Json, next: () => number): Json => {
  if (typeof form === 'number') return next()
  if (typeof form !== 'object' || form === null) return form
  if (Array.isArray(form)) return form.map((inner) => filled(inner, next))
  return Object.fromEntries(sorted(form).map(([key, inner]) => [key, filled(inner, next)]))
}

const MORE = 0x80
const MINUS = 0x40

/** A safe integer: in the first byte its sign and six bits, the lowest, then seven bits in each. */
const numberBytes = (number: number): readonly number[] => {
  const size = Math.abs(number)
  const bytes = [(number < 0 ? MINUS : 0) + (size % MINUS)]
  for (let rest = Math.floor(size / MINUS); rest > 0; rest = Math.floor(rest / MORE)) {
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) + MORE
    bytes.push(rest % MORE)
  }
  return bytes
}

/** Reads numbers one by one. Throws a RangeError where none is left that is whole: `unpack` catches it. */
class Numbers {
  private at = 0

  constructor(private readonly bytes: Uint8Array) {}

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length
  }

  private byte(): number {
    const byte = this.bytes[this.at++]
    if (byte === undefined) throw new RangeError('the last number is cut')
    return byte
  }

  next(): number {
    const first = this.byte()
    let size = first % MINUS
    let byte = first
    for (let scale = MINUS; byte >= MORE; scale *= MORE) {
      byte = this.byte()
      size += (byte % MORE) * scale
    }
    if (!Number.isSafeInteger(size)) throw new RangeError('a number is too big')
    return (first & MINUS) !== 0 && size > 0 ? -size : size
  }
}

/** Packs a list of plain data. */
export const pack = (list: readonly Json[]): Uint8Array => {
  const forms = new Map<string, number>()
  const bytes: number[] = []
  for (const value of list) {
    const numbers: number[] = []
    const form = canonical(formOf(value, numbers))
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

const read = (bytes: Uint8Array): readonly Json[] => {
  const end = bytes.indexOf(0)
  const forms = readForms(strFromU8(bytes.subarray(0, Math.max(0, end))))
  const sizes = forms.map((form) => canonical(form).length)
  const numbers = new Numbers(bytes.subarray(end + 1))
  const list: Json[] = []
  for (let size = 0; !numbers.isAtEnd; ) {
    const index = numbers.next()
    const form = forms[index]
    size += sizes[index] ?? 0
    if (form === undefined || size > MOST) throw new RangeError('no such form, or too much of it')
    list.push(filled(form, () => numbers.next()))
  }
  return list
}

/** The list that `pack` made these bytes of; null where they are of no list. What the data are, the caller checks. */
export const unpack = (bytes: Uint8Array): readonly Json[] | null => {
  try {
    return read(bytes)
  } catch {
    return null
  }
}
