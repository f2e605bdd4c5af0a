/**
 * Messages as frames of bytes. A message is plain data, written against what was sent before in the same direction,
 * because entries of a log resemble those before them (valueCodec). It is sent in parts, each with one byte before it:
 * 1 if more follows, 0 for the last.
 */
import * as v from 'valibot'
import type { Json } from '../../kernel/json.ts'
import { err, ok, type Result } from '../../kernel/result.ts'
import type { Schema } from '../savedGameSchema.ts'
import { createValueReader } from './valueCodec/readValue.ts'
import { createValueWriter } from './valueCodec/writeValue.ts'

/** Most bytes of a frame, with the byte before its part. */
const MAX_FRAME_BYTES = 16 * 1024
const MORE_FOLLOWS = 1

const concatBytes = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

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
  const writeValue = createValueWriter()
  return (message) => partsOf(writeValue(message as Json))
}

/**
 * Limits of one message: its bytes, and the characters and values that they stand for. Of these each byte allows some,
 * `content` at most, so that a few bytes take no long time.
 */
export interface MessageLimits {
  readonly bytes: number
  readonly content: number
}
/**
 * Content that the shortest message may have, and that each of its bytes adds. An honest one has 5 a byte at most, and
 * 2 where it is long.
 */
const LEAST_CONTENT = 4096
const CONTENT_PER_BYTE = 16
/**
 * Limits for a guest, which sends little: its hello with up to 16 seats, and a proposal with its openings. That may be
 * a whole hand of 30 cards: some 30 characters and values each, of which the salt is random and takes 16 bytes however
 * it is packed.
 */
export const GUEST_MESSAGE_LIMITS: MessageLimits = { bytes: 2048, content: 4096 }
/** Limits for a host, which may send a whole game at once. */
export const HOST_MESSAGE_LIMITS: MessageLimits = { bytes: 512 * 1024, content: 4_000_000 }

const frameRefusal = (code: 'frame.size' | 'frame.form'): Result<never> => err({ code })

/**
 * Receiving end of one direction of a channel: null while more parts follow, else the message. Refused: `frame.size`
 * for a message over its limits, `frame.form` for what is no message. After a refusal nothing that follows can be read.
 */
export const createFrameDecoder = <T>(
  schema: Schema<T>,
  limits: MessageLimits,
): ((frame: Uint8Array) => Result<T | null>) => {
  const readValue = createValueReader((size) => Math.min(limits.content, LEAST_CONTENT + CONTENT_PER_BYTE * size))
  let parts: Uint8Array[] = []
  let size = 0
  const read = (message: Uint8Array): T | null => {
    const value = readValue(message)
    const parsed = value === undefined ? null : v.safeParse(schema, value, { abortEarly: true })
    return parsed?.success ? parsed.output : null
  }
  return (frame) => {
    size += frame.length
    if (frame.length > MAX_FRAME_BYTES || size > limits.bytes) return frameRefusal('frame.size')
    parts.push(frame.subarray(1))
    if (frame[0] === MORE_FOLLOWS) return ok(null)
    const message = concatBytes(parts)
    parts = []
    size = 0
    const decoded = frame[0] === 0 ? read(message) : null
    return decoded === null ? frameRefusal('frame.form') : ok(decoded)
  }
}
