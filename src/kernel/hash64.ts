/**
 * 64-bit hash of plain data, to find two phones that disagree. It is no seal: anyone can make a collision on purpose.
 * It is the sum of one term for each leaf and its place, so that the hash of the next state is the last one, less the
 * terms that are gone, plus those that are new. The order of an object's keys does not change it, that of an array's
 * items does. Two 32-bit lanes run side by side in integer arithmetic that all engines agree on; in each a term is a
 * bijection of a whole number, so a change of one such leaf always shows. docs/protocol.md says what a sum finds.
 */
import type { Json } from './json.ts'

/** Both lanes of a place, of a text or of a sum. */
interface Digest {
  readonly a: number
  readonly b: number
}
type Fields = Readonly<Record<string, Json>>

const FACTOR_A = 0x85ebca6b
const FACTOR_B = 0xc2b2ae35
const ROOT: Digest = { a: 0x2545f491, b: 0x5bd1e995 }
/** Start values for each kind of data that is no small whole number, so that no two kinds are confused. */
const ITEMS: Digest = { a: 0x452821e6, b: 0x38d01377 }
const FIELDS: Digest = { a: 0x1b873593, b: 0x38b34ae5 }
const WHOLE: Digest = { a: 0x3f84d5b5, b: 0x47f0917a }
const TEXT: Digest = { a: 0x3243f6a8, b: 0x0885a308 }
const KEY: Digest = { a: 0xd1310ba6, b: 0x98dfb5ac }
const NULL: Digest = { a: 0x13198a2e, b: 0x03707344 }
const TRUE: Digest = { a: 0x299f31d0, b: 0x082efa98 }
const FALSE: Digest = { a: 0x6c4e3922, b: 0x1c80317f }

const mixA = (lane: number, word: number): number => {
  const mixed = Math.imul(lane ^ word, FACTOR_A)
  return (((mixed << 15) | (mixed >>> 17)) + 0x52dce729) | 0
}
const mixB = (lane: number, word: number): number => {
  const mixed = Math.imul((lane + word) | 0, FACTOR_B)
  return ((mixed << 13) | (mixed >>> 19)) ^ 0x165667b1
}

/** Spreads every bit over the whole lane (the end of MurmurHash3) before lanes are added up. */
const scatter = (lane: number): number => {
  const high = Math.imul(lane ^ (lane >>> 16), FACTOR_A)
  const low = Math.imul(high ^ (high >>> 13), FACTOR_B)
  return low ^ (low >>> 16)
}

const MAX_CACHED_TEXTS = 4096
/** Digests of texts, each made once: a key and a text of the same letters get different ones. */
const memoizeDigests = (seed: Digest): ((text: string) => Digest) => {
  const digests = new Map<string, Digest>()
  return (text) => {
    const known = digests.get(text)
    if (known) return known
    if (digests.size === MAX_CACHED_TEXTS) digests.clear()
    let { a, b } = seed
    for (let index = -1; index < text.length; index++) {
      const unit = index < 0 ? text.length : text.charCodeAt(index)
      a = mixA(a, unit)
      b = mixB(b, unit)
    }
    digests.set(text, { a, b })
    return { a, b }
  }
}
const digestOfText = memoizeDigests(TEXT)
const digestOfKey = memoizeDigests(KEY)

/** Sum of the terms so far: two numbers in fixed places instead of a new object for each part of a state. */
let sumA = 0
let sumB = 0

/** Adds the term of what stands in a place, or takes it away where `sign` is -1. */
const addTerm = (placeA: number, placeB: number, a: number, b: number, sign: number): void => {
  sumA = (sumA + Math.imul(sign, scatter(placeA ^ a))) | 0
  sumB = (sumB + Math.imul(sign, scatter((placeB + b) | 0))) | 0
}

const isSmall = (value: Json): value is number =>
  typeof value === 'number' && (value | 0) === value && !Object.is(value, -0)

const digestOfNumber = (value: number): Digest => {
  if (!Number.isSafeInteger(value) || Object.is(value, -0)) throw new TypeError(`cannot hash the number ${value}`)
  const high = Math.floor(value / 0x1_0000_0000)
  return { a: mixA(mixA(WHOLE.a, value | 0), high), b: mixB(mixB(WHOLE.b, value | 0), high) }
}

const digestOfLeaf = (value: Json): Digest => {
  if (value === null) return NULL
  if (typeof value === 'string') return digestOfText(value)
  if (typeof value === 'boolean') return value ? TRUE : FALSE
  if (typeof value === 'number') return digestOfNumber(value)
  throw new TypeError(`cannot hash ${typeof value}`)
}

const addLength = (placeA: number, placeB: number, { length }: readonly Json[], sign: number): void =>
  addTerm(placeA, placeB, mixA(ITEMS.a, length), mixB(ITEMS.b, length), sign)

/** Adds the items of an array from number `from` on. */
const addItems = (placeA: number, placeB: number, items: readonly Json[], from: number, sign: number): void => {
  for (let index = from; index < items.length; index++)
    addValue(mixA(placeA, index), mixB(placeB, index), items[index] as Json, sign)
}

const addField = (placeA: number, placeB: number, fields: Fields, key: string, sign: number): void => {
  const { a, b } = digestOfKey(key)
  addValue(mixA(placeA, a), mixB(placeB, b), fields[key] as Json, sign)
}

const addFields = (placeA: number, placeB: number, fields: Fields, sign: number): void => {
  addTerm(placeA, placeB, FIELDS.a, FIELDS.b, sign)
  for (const key in fields) addField(placeA, placeB, fields, key, sign)
}

/** Adds all terms of what stands in a place, or takes them away. */
const addValue = (placeA: number, placeB: number, value: Json, sign: number): void => {
  if (isSmall(value)) addTerm(placeA, placeB, value, value, sign)
  else if (Array.isArray(value)) {
    addLength(placeA, placeB, value, sign)
    addItems(placeA, placeB, value, 0, sign)
  } else if (typeof value === 'object' && value !== null) addFields(placeA, placeB, value as Fields, sign)
  else {
    const { a, b } = digestOfLeaf(value)
    addTerm(placeA, placeB, a, b, sign)
  }
}

const changeItems = (placeA: number, placeB: number, before: readonly Json[], after: readonly Json[]): void => {
  const shared = Math.min(before.length, after.length)
  for (let index = 0; index < shared; index++) {
    const was = before[index] as Json
    const is = after[index] as Json
    if (was !== is) changeValue(mixA(placeA, index), mixB(placeB, index), was, is)
  }
  if (before.length === after.length) return
  addLength(placeA, placeB, before, -1)
  addLength(placeA, placeB, after, 1)
  addItems(placeA, placeB, before, shared, -1)
  addItems(placeA, placeB, after, shared, 1)
}

const changeFields = (placeA: number, placeB: number, before: Fields, after: Fields): void => {
  let missing = 0
  for (const _ in before) missing++
  for (const key in after) {
    const was = before[key] as Json
    const is = after[key] as Json
    if (was === is) missing--
    else if (Object.hasOwn(before, key)) {
      const { a, b } = digestOfKey(key)
      missing--
      changeValue(mixA(placeA, a), mixB(placeB, b), was, is)
    } else addField(placeA, placeB, after, key, 1)
  }
  if (missing > 0) for (const key in before) if (!Object.hasOwn(after, key)) addField(placeA, placeB, before, key, -1)
}

const areFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Changes the sum by what differs in a place; equal parts of two arrays or objects are passed over. */
const changeValue = (placeA: number, placeB: number, before: Json, after: Json): void => {
  if (Array.isArray(before) && Array.isArray(after)) changeItems(placeA, placeB, before, after)
  else if (areFields(before) && areFields(after)) changeFields(placeA, placeB, before, after)
  else {
    addValue(placeA, placeB, before, -1)
    addValue(placeA, placeB, after, 1)
  }
}

/** Two hex digits of each byte: `toString` takes many times as long. */
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
const hexOf = (lane: number): string =>
  `${HEX[lane >>> 24]}${HEX[(lane >>> 16) & 255]}${HEX[(lane >>> 8) & 255]}${HEX[lane & 255]}`

/**
 * Hash of plain data, 16 hex digits. Throws on a number that is no integer, `undefined`, `-0` or a function: a state
 * that has one is a bug.
 */
export const hashOf = (value: object): string => {
  sumA = 0
  sumB = 0
  addValue(ROOT.a, ROOT.b, value as Json, 1)
  return hexOf(sumA) + hexOf(sumB)
}

/**
 * Function that gives the same hashes as `hashOf`, and reads only what differs from the value that it was given before.
 * Parts that both share are not read, so nothing may be changed within a value once it was hashed.
 */
export const createHasher = (): ((value: object) => string) => {
  let last: object | undefined
  let a = 0
  let b = 0
  return (value) => {
    sumA = a
    sumB = b
    if (!last) addValue(ROOT.a, ROOT.b, value as Json, 1)
    else changeValue(ROOT.a, ROOT.b, last as Json, value as Json)
    last = value
    a = sumA
    b = sumB
    return hexOf(a) + hexOf(b)
  }
}
