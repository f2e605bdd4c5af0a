/**
 * The 64-bit hash of logs of protocol 1, which mixes all of a state in, part by part. New games have the hash of hash64.ts;
 * this one stays as it is, so that games, links and records of before are read and gone on with. Two 32-bit lanes run
 * side by side in integer arithmetic that all engines agree on; every step is a bijection of its lane, so a change of
 * one leaf always shows.
 */
import type { Json } from './json.ts'

interface Digest {
  readonly a: number
  readonly b: number
}

const FACTOR_A = 0x85ebca6b
const FACTOR_B = 0xc2b2ae35
const FACTOR_PAIR = 0x9e3779b1
/** Start values for each kind of data, so that no two kinds are confused. */
const NUMBERS: Digest = { a: 0x2545f491, b: 0x5bd1e995 }
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

/** Latest digest: two numbers in fixed places instead of a new object for each part of a state. */
let lastA = 0
let lastB = 0

const hashText = (text: string, seed: Digest): Digest => {
  let { a, b } = seed
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    a = mixA(a, unit)
    b = mixB(b, unit)
  }
  return { a: mixA(a, text.length), b: mixB(b, text.length) }
}

const MAX_CACHED_TEXTS = 4096
/**
 * Digests of texts, each made once. A key and a text of the same letters get different seeds, or they could be
 * exchanged unnoticed.
 */
const memoizeDigests = (seed: Digest): ((text: string) => Digest) => {
  const digests = new Map<string, Digest>()
  return (text) => {
    const known = digests.get(text)
    if (known) return known
    if (digests.size === MAX_CACHED_TEXTS) digests.clear()
    const digest = hashText(text, seed)
    digests.set(text, digest)
    return digest
  }
}
const digestOfText = memoizeDigests(TEXT)
const digestOfKey = memoizeDigests(KEY)

const setLastDigest = ({ a, b }: Digest): void => {
  lastA = a
  lastB = b
}

const isSmall = (value: number): boolean => (value | 0) === value && !Object.is(value, -0)

const hashNumber = (value: number): void => {
  if (!Number.isSafeInteger(value) || Object.is(value, -0)) throw new TypeError(`cannot hash the number ${value}`)
  lastA = mixA(mixA(WHOLE.a, value | 0), Math.floor(value / 0x1_0000_0000))
  lastB = mixB(mixB(WHOLE.b, value | 0), Math.floor(value / 0x1_0000_0000))
}

const hashItems = (items: readonly Json[]): void => {
  let a = mixA(ITEMS.a, items.length)
  let b = mixB(ITEMS.b, items.length)
  for (let index = 0; index < items.length; index++) {
    hash(items[index] as Json)
    a = mixA(a, lastA)
    b = mixB(b, lastB)
  }
  lastA = a
  lastB = b
}

/**
 * One word for two small integers; the second lane packs them in reverse, so that neighbours cannot be exchanged
 * unnoticed.
 */
const packPair = (first: number, second: number): number => (first + Math.imul(second, FACTOR_PAIR)) | 0

/** Hashes numbers in pairs, which halves the time. If their count is odd, a 0 comes before the first. */
const hashNumbers = (items: readonly Json[]): void => {
  let a = mixA(NUMBERS.a, items.length)
  let b = mixB(NUMBERS.b, items.length)
  for (let index = items.length & 1 ? -1 : 0; index < items.length; index += 2) {
    const first = index < 0 ? 0 : items[index]
    const second = items[index + 1]
    if (typeof first !== 'number' || typeof second !== 'number' || !isSmall(first) || !isSmall(second)) {
      hashItems(items)
      return
    }
    a = mixA(a, packPair(first, second))
    b = mixB(b, packPair(second, first))
  }
  lastA = a
  lastB = b
}

const hashArray = (items: readonly Json[]): void =>
  typeof items[0] === 'number' ? hashNumbers(items) : hashItems(items)

/** Adds the digests of the fields up, so that their order does not matter. */
const hashFields = (fields: Readonly<Record<string, Json>>): void => {
  let { a, b } = FIELDS
  for (const key in fields) {
    const value = fields[key] as Json
    const { a: keyA, b: keyB } = digestOfKey(key)
    if (typeof value === 'number' && isSmall(value)) {
      lastA = value
      lastB = value
    } else if (Array.isArray(value)) hashArray(value)
    else hash(value)
    a = (a + scatter(mixA(keyA, lastA))) | 0
    b = (b + scatter(mixB(keyB, lastB))) | 0
  }
  lastA = a
  lastB = b
}

/** Digests of deeply frozen objects, such as a game's settings: they cannot change. */
const frozenDigests = new WeakMap<object, Digest>()

const isImmutable = (value: Json): boolean => typeof value !== 'object' || value === null || frozenDigests.has(value)

const hashFrozen = (fields: Readonly<Record<string, Json>>): void => {
  const known = frozenDigests.get(fields)
  if (known) {
    setLastDigest(known)
    return
  }
  hashFields(fields)
  if (Object.values(fields).every(isImmutable)) frozenDigests.set(fields, { a: lastA, b: lastB })
}

const hash = (value: Json): void => {
  if (typeof value === 'number') hashNumber(value)
  else if (typeof value === 'string') setLastDigest(digestOfText(value))
  else if (value === null) setLastDigest(NULL)
  else if (typeof value === 'boolean') setLastDigest(value ? TRUE : FALSE)
  else if (Array.isArray(value)) hashArray(value)
  else if (typeof value !== 'object') throw new TypeError(`cannot hash ${typeof value}`)
  else if (Object.isFrozen(value)) hashFrozen(value as Readonly<Record<string, Json>>)
  else hashFields(value as Readonly<Record<string, Json>>)
}

const hex = (lane: number): string => (lane >>> 0).toString(16).padStart(8, '0')

/** Hash of plain data, 16 hex digits. Throws as `hashOf` does (hash64.ts). */
export const mixHashOf = (value: object): string => {
  hash(value as Json)
  return hex(lastA) + hex(lastB)
}
