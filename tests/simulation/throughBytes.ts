import { createFrameDecoder, createFrameEncoder, type MessageLimits } from '../../src/table/room/frameCodec.ts'
import type { Schema } from '../../src/table/savedGameSchema.ts'
import { unwrap } from '../kernel/toyLog.ts'

/** Carries a message as frames of bytes through encoder, decoder and schema, and returns what arrives. */
export const throughBytes = <T>(schema: Schema<T>, limits: MessageLimits): ((message: T) => T) => {
  const [encode, decode] = [createFrameEncoder<T>(), createFrameDecoder(schema, limits)]
  return (message) =>
    encode(message)
      .map((frame) => unwrap(decode(frame)))
      .at(-1) as T
}
