/**
 * Conversation over a carrier: the greeting first, then frames. Unreadable bytes end it, because nothing that follows
 * could be read either.
 */
import { createFrameDecoder, createFrameEncoder, type MessageLimits } from '../room/frameCodec.ts'
import type { Schema } from '../savedGameSchema.ts'
import type { Channel } from './channel.ts'
import { type AppVersion, greetingBytes, isCompatible, readGreeting } from './versionGreeting.ts'

export type ConversationEnd = 'closed' | 'unreadable' | { readonly version: AppVersion }

/** Callbacks of a conversation; after `onEnd` there are no more calls. */
export interface ConversationCallbacks<Heard> {
  /** The other phone's version fits: frames may follow. */
  onGreeted(version: AppVersion): void
  onFrame(frame: Heard): void
  /**
   * The conversation is over. `unreadable`: the other phone sent what nobody can read. If its version does not fit, the
   * carrier stays open until `close`, so that the other phone reads ours.
   */
  onEnd(why: ConversationEnd): void
}

export interface Conversation<Said> {
  say(frame: Said): void
  /** Closes without a callback. */
  close(): void
}

/** Begins a conversation: the own version is sent at once. No callback comes before the call returns. */
export const openConversation = <Said, Heard>(
  carrier: Channel,
  version: AppVersion,
  schema: Schema<Heard>,
  limits: MessageLimits,
  callbacks: ConversationCallbacks<Heard>,
): Conversation<Said> => {
  const encodeFrames = createFrameEncoder<Said>()
  const decodeFrame = createFrameDecoder(schema, limits)
  let isBegun = false
  let isOver = false
  const end = (why: ConversationEnd): void => {
    if (isOver) return
    isOver = true
    if (typeof why === 'string') carrier.close()
    callbacks.onEnd(why)
  }
  const receiveGreeting = (bytes: Uint8Array): void => {
    const otherVersion = readGreeting(bytes)
    isBegun = otherVersion !== null && isCompatible(version, otherVersion)
    if (isBegun && otherVersion) callbacks.onGreeted(otherVersion)
    else end(otherVersion ? { version: otherVersion } : 'unreadable')
  }
  const receiveFrame = (bytes: Uint8Array): void => {
    const frame = decodeFrame(bytes)
    if (!frame.ok) end('unreadable')
    else if (frame.value !== null) callbacks.onFrame(frame.value)
  }
  const startReceiving = (): void => {
    carrier.onClose(() => end('closed'))
    carrier.receive((bytes) => {
      if (isOver) return
      if (isBegun) receiveFrame(bytes)
      else receiveGreeting(bytes)
    })
    if (carrier.state() === 'closed') end('closed')
  }
  // Early frames are delivered at once: not before the caller has the conversation.
  void Promise.resolve().then(startReceiving)
  carrier.send(greetingBytes(version))
  return {
    say: (frame) => {
      if (!isOver) for (const bytes of encodeFrames(frame)) carrier.send(bytes)
    },
    close: () => {
      isOver = true
      carrier.close()
    },
  }
}
