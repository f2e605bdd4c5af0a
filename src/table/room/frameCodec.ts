/**
 * What is said, as frames of bytes. A message is JSON, deflated against the last messages in the same direction: entries of a log look
 * much like those before them. Before it stands the length of its text, so that a few bytes cannot become more than a phone can hold.
 * It travels in parts, each with one byte before it: 1 where more follows, 0 at the last.
 */
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import * as v from 'valibot'
import { no, ok, type Result } from '../../kernel/result.ts'
import type { Schema } from '../schema.ts'

/** Bytes of a frame, with the byte before its part. */
const FRAME = 16 * 1024
const MORE = 1
/** Bytes of past messages that a message is deflated against. */
const PAST = 8192
/** Bytes of the length of a text. */
const LENGTH = 3

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const remembered = (past: Uint8Array, text: Uint8Array): Uint8Array => joined([past, text]).slice(-PAST)

const lengthBytes = (length: number): Uint8Array => Uint8Array.of(length >> 16, (length >> 8) & 255, length & 255)

const partsOf = (message: Uint8Array): readonly Uint8Array[] => {
  const frames: Uint8Array[] = []
  for (let at = 0; at < message.length; at += FRAME - 1) {
    const isLast = at + FRAME - 1 >= message.length
    frames.push(joined([Uint8Array.of(isLast ? 0 : MORE), message.subarray(at, at + FRAME - 1)]))
  }
  return frames
}

/** One direction of a channel, the end that speaks: gives the frames of each message, in order. */
export const speaker = <T>(): ((message: T) => readonly Uint8Array[]) => {
  let past: Uint8Array = new Uint8Array()
  return (message) => {
    const text = strToU8(JSON.stringify(message))
    const deflated = deflateSync(text, { level: 6, mem: 2, dictionary: past })
    past = remembered(past, text)
    return partsOf(joined([lengthBytes(text.length), deflated]))
  }
}

/** How much one message may be: bytes on the wire, and bytes of its text. */
export interface Most {
  readonly bytes: number
  readonly text: number
}
/** A guest says little: its hello with up to 16 seats, and a proposal with what it opens. */
export const FROM_GUEST: Most = { bytes: 1024, text: 2048 }
/** A host may tell a whole game at once. */
export const FROM_HOST: Most = { bytes: 512 * 1024, text: 4_000_000 }

const inflated = (message: Uint8Array, past: Uint8Array, most: Most): Uint8Array | null => {
  const [high = 0, middle = 0, low = 0] = message
  const length = (high << 16) | (middle << 8) | low
  if (length === 0 || length > most.text || message.length <= LENGTH) return null
  const text = inflateSync(message.subarray(LENGTH), { dictionary: past, out: new Uint8Array(length) })
  return text.length === length ? text : null
}

const wrong = (code: 'frame.size' | 'frame.form'): Result<never> => no({ code })

/**
 * One direction of a channel, the end that listens: null while more parts follow, else the message. Refused: `frame.size` for what is
 * larger than it may be, `frame.form` for what is no message. After a refusal nothing that follows can be read.
 */
export const listener = <T>(schema: Schema<T>, most: Most): ((frame: Uint8Array) => Result<T | null>) => {
  let past: Uint8Array = new Uint8Array()
  let parts: Uint8Array[] = []
  let size = 0
  const read = (message: Uint8Array): T | null => {
    const text = inflated(message, past, most)
    if (!text) return null
    const parsed = v.safeParse(schema, JSON.parse(strFromU8(text)), { abortEarly: true })
    if (!parsed.success) return null
    past = remembered(past, text)
    return parsed.output
  }
  return (frame) => {
    size += frame.length
    if (frame.length > FRAME || size > most.bytes) return wrong('frame.size')
    parts.push(frame.subarray(1))
    if (frame[0] === MORE) return ok(null)
    const message = joined(parts)
    parts = []
    size = 0
    try {
      const said = frame[0] === 0 ? read(message) : null
      return said === null ? wrong('frame.form') : ok(said)
    } catch {
      return wrong('frame.form')
    }
  }
}
