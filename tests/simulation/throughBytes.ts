import { listener, type Most, speaker } from '../../src/table/room/wire.ts'
import type { Schema } from '../../src/table/schema.ts'
import { sure } from '../kernel/trusted.ts'

/** What arrives where a message travels as frames of bytes. */
export const throughBytes = <T>(schema: Schema<T>, most: Most): ((message: T) => T) => {
  const [speak, listen] = [speaker<T>(), listener(schema, most)]
  return (message) =>
    speak(message)
      .map((frame) => sure(listen(frame)))
      .at(-1) as T
}
