/**
 * Messages as frames of bytes. A message is JSON, deflated against the last messages in the same direction, because
 * entries of a log resemble those before them. It begins with the length of its text, so that a few bytes cannot become
 * more than a phone can store. It is sent in parts, each with one byte before it: 1 if more follows, 0 for the last.
 */
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import * as v from 'valibot'
import { err, ok, type Result } from '../../kernel/result.ts'
import type { Schema } from '../schema.ts'

/** Most bytes of a frame, with the byte before its part. */
const MAX_FRAME_BYTES = 16 * 1024
const MORE_FOLLOWS = 1
/** Bytes of past messages that a message is deflated against. */
const MAX_PAST_BYTES = 8192
/** Bytes that the length of a text takes. */
const LENGTH_BYTES = 3

const concatBytes = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const appendPast = (past: Uint8Array, text: Uint8Array): Uint8Array => concatBytes([past, text]).slice(-MAX_PAST_BYTES)

const lengthBytes = (length: number): Uint8Array => Uint8Array.of(length >> 16, (length >> 8) & 255, length & 255)

const partsOf = (message: Uint8Array): readonly Uint8Array[] => {
  const frames: Uint8Array[] = []
  for (let at = 0; at < message.length; at += MAX_FRAME_BYTES - 1) {
    const isLast = at + MAX_FRAME_BYTES - 1 >= message.length
    frames.push(concatBytes([Uint8Array.of(isLast ? 0 : MORE_FOLLOWS), message.subarray(at, at + MAX_FRAME_BYTES - 1)]))
  }
  return frames
}

/** Sending end of one direction of a channel: gives the frames of each message, in order. */
export const createFrameEncoder = <T>(): ((message: T) => readonly Uint8Array[]) => {
  let past: Uint8Array = new Uint8Array()
  return (message) => {
    const text = strToU8(JSON.stringify(message))
    const deflated = deflateSync(text, { level: 6, mem: 2, dictionary: past })
    past = appendPast(past, text)
    return partsOf(concatBytes([lengthBytes(text.length), deflated]))
  }
}

/** Limits of one message: compressed bytes, and bytes of its text. */
export interface MessageLimits {
  readonly bytes: number
  readonly text: number
}
/**
 * Limits for a guest, which sends little: its hello with up to 16 seats, and a proposal with its openings. That may be
 * a whole hand of 30 cards: some 80 characters each, of which the salt is random and takes 16 bytes however it is
 * packed.
 */
export const GUEST_MESSAGE_LIMITS: MessageLimits = { bytes: 2048, text: 4096 }
/** Limits for a host, which may send a whole game at once. */
export const HOST_MESSAGE_LIMITS: MessageLimits = { bytes: 512 * 1024, text: 4_000_000 }

const inflateMessage = (message: Uint8Array, past: Uint8Array, limits: MessageLimits): Uint8Array | null => {
  const [high = 0, middle = 0, low = 0] = message
  const length = (high << 16) | (middle << 8) | low
  if (length === 0 || length > limits.text || message.length <= LENGTH_BYTES) return null
  const text = inflateSync(message.subarray(LENGTH_BYTES), { dictionary: past, out: new Uint8Array(length) })
  return text.length === length ? text : null
}

const frameRefusal = (code: 'frame.size' | 'frame.form'): Result<never> => err({ code })

/**
 * Receiving end of one direction of a channel: null while more parts follow, else the message. Refused: `frame.size`
 * for a message over its limits, `frame.form` for what is no message. After a refusal nothing that follows can be read.
 */
export const createFrameDecoder = <T>(
  schema: Schema<T>,
  limits: MessageLimits,
): ((frame: Uint8Array) => Result<T | null>) => {
  let past: Uint8Array = new Uint8Array()
  let parts: Uint8Array[] = []
  let size = 0
  const read = (message: Uint8Array): T | null => {
    const text = inflateMessage(message, past, limits)
    if (!text) return null
    const parsed = v.safeParse(schema, JSON.parse(strFromU8(text)), { abortEarly: true })
    if (!parsed.success) return null
    past = appendPast(past, text)
    return parsed.output
  }
  return (frame) => {
    size += frame.length
    if (frame.length > MAX_FRAME_BYTES || size > limits.bytes) return frameRefusal('frame.size')
    parts.push(frame.subarray(1))
    if (frame[0] === MORE_FOLLOWS) return ok(null)
    const message = concatBytes(parts)
    parts = []
    size = 0
    try {
      const decoded = frame[0] === 0 ? read(message) : null
      return decoded === null ? frameRefusal('frame.form') : ok(decoded)
    } catch {
      return frameRefusal('frame.form')
    }
  }
}
