/** A conversation over a carrier: the greeting first, then frames. What cannot be read ends it: nothing that follows could be read either. */
import { listener, type Most, speaker } from '../room/wire.ts'
import type { Schema } from '../schema.ts'
import type { Carrier } from './carrier.ts'
import { fits, greetingOf, readGreeting, type Version } from './greeting.ts'

export type Ended = 'closed' | 'unreadable' | { readonly version: Version }

/** What is told of a conversation; after `ended` nothing more. */
export interface Ears<Heard> {
  /** The other phone's version fits: frames may follow. */
  begun(): void
  heard(frame: Heard): void
  /**
   * `unreadable` where the other phone said what nobody can read. Where its version does not fit, the carrier stays open until `close`, so that
   * the other one reads ours.
   */
  ended(why: Ended): void
}

export interface Talk<Said> {
  say(frame: Said): void
  /** Tells nobody here. */
  close(): void
}

/** Begins to talk: the own version is said at once. Nothing is told before the call is over. */
export const talkOver = <Said, Heard>(
  carrier: Carrier,
  version: Version,
  schema: Schema<Heard>,
  most: Most,
  ears: Ears<Heard>,
): Talk<Said> => {
  const speak = speaker<Said>()
  const listen = listener(schema, most)
  let isBegun = false
  let isOver = false
  const end = (why: Ended): void => {
    if (isOver) return
    isOver = true
    if (typeof why === 'string') carrier.close()
    ears.ended(why)
  }
  const greet = (bytes: Uint8Array): void => {
    const other = readGreeting(bytes)
    isBegun = other !== null && fits(version, other)
    if (isBegun) ears.begun()
    else end(other ? { version: other } : 'unreadable')
  }
  const take = (bytes: Uint8Array): void => {
    const frame = listen(bytes)
    if (!frame.ok) end('unreadable')
    else if (frame.value !== null) ears.heard(frame.value)
  }
  const begin = (): void => {
    carrier.onClose(() => end('closed'))
    carrier.receive((bytes) => {
      if (isOver) return
      if (isBegun) take(bytes)
      else greet(bytes)
    })
    if (carrier.state() === 'closed') end('closed')
  }
  // What came early is handed over at once: not before whoever called has the talk.
  void Promise.resolve().then(begin)
  carrier.send(greetingOf(version))
  return {
    say: (frame) => {
      if (!isOver) for (const bytes of speak(frame)) carrier.send(bytes)
    },
    close: () => {
      isOver = true
      carrier.close()
    },
  }
}
