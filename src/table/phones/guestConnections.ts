/**
 * Host's side of carriers: each that comes is one channel to the step, once its greeting has shown that its version
 * fits.
 */

import type { ChannelId } from '../room/connectedPhones.ts'
import { GUEST_MESSAGE_LIMITS } from '../room/frameCodec.ts'
import { frameToHostSchema } from '../room/frameSchema.ts'
import type { FrameToGuest, FrameToHost } from '../room/frames.ts'
import { MAX_UNGREETED, UNGREETED_TIMEOUT } from '../room/timeoutsAndLimits.ts'
import type { Channel } from './channel.ts'
import { type Conversation, openConversation } from './openConversation.ts'
import type { AppVersion } from './versionGreeting.ts'

export interface GuestConnectionCallbacks {
  onOpen(channel: ChannelId, isOwn: boolean, version: AppVersion): void
  onFrame(channel: ChannelId, frame: FrameToHost): void
  onClose(channel: ChannelId): void
  /** A phone came whose app has another version. */
  onOtherVersion(version: AppVersion): void
}

export interface GuestConnections {
  /** Admits an open carrier as this channel; `isOwn` marks that of the player at this phone. Null once it is closed. */
  admit(carrier: Channel, isOwn: boolean): ChannelId | null
  say(channel: ChannelId, frame: FrameToGuest): void
  hangUp(channel: ChannelId): void
  /** Tells the carriers of these channels that their phones have seats; each once. */
  markSeated(channels: readonly ChannelId[]): void
  /** Hangs up on phones that have not greeted in time. */
  tick(now: number): void
  /** Closes all connections and admits no more. */
  close(): void
}

/** Phone that the step does not know: it has not greeted yet, or its version does not fit and it reads ours. */
interface UngreetedPhone {
  readonly conversation: Conversation<FrameToGuest>
  readonly since: number
}

const hangUpOverdue = (ungreeted: Map<ChannelId, UngreetedPhone>, now: number): void => {
  for (const [channel, { conversation, since }] of ungreeted) {
    if (now - since < UNGREETED_TIMEOUT) continue
    ungreeted.delete(channel)
    conversation.close()
  }
}

/** Hangs up on the phone that came first of those that have not greeted, if there are too many. */
const makeRoom = (ungreeted: Map<ChannelId, UngreetedPhone>): void => {
  const [first] = ungreeted
  if (!first || ungreeted.size < MAX_UNGREETED) return
  ungreeted.delete(first[0])
  first[1].conversation.close()
}

export const createGuestConnections = (
  version: AppVersion,
  now: () => number,
  callbacks: GuestConnectionCallbacks,
): GuestConnections => {
  const ungreeted = new Map<ChannelId, UngreetedPhone>()
  const conversations = new Map<ChannelId, Conversation<FrameToGuest>>()
  /** Carriers whose phones have not proved a seat. */
  const unseated = new Map<ChannelId, Channel>()
  let lastChannel = 0
  let isOver = false
  const removeChannel = (channel: ChannelId): void => {
    ungreeted.delete(channel)
    unseated.delete(channel)
    if (conversations.delete(channel)) callbacks.onClose(channel)
  }
  const startConversation = (carrier: Channel, isOwn: boolean): ChannelId => {
    lastChannel += 1
    const channel = lastChannel
    const conversation = openConversation<FrameToGuest, FrameToHost>(
      carrier,
      version,
      frameToHostSchema,
      GUEST_MESSAGE_LIMITS,
      {
        onGreeted: (guestVersion) => {
          ungreeted.delete(channel)
          conversations.set(channel, conversation)
          unseated.set(channel, carrier)
          callbacks.onOpen(channel, isOwn, guestVersion)
        },
        onFrame: (frame) => conversations.has(channel) && callbacks.onFrame(channel, frame),
        onEnd: (why) => {
          if (typeof why === 'object') callbacks.onOtherVersion(why.version)
          else removeChannel(channel)
        },
      },
    )
    if (!isOwn) makeRoom(ungreeted)
    ungreeted.set(channel, { conversation, since: now() })
    return channel
  }
  return {
    admit: (carrier, isOwn) => {
      if (!isOver) return startConversation(carrier, isOwn)
      carrier.close()
      return null
    },
    say: (channel, frame) => conversations.get(channel)?.say(frame),
    hangUp: (channel) => {
      conversations.get(channel)?.close()
      conversations.delete(channel)
      unseated.delete(channel)
    },
    markSeated: (channels) => {
      for (const channel of channels) {
        unseated.get(channel)?.onSeated?.()
        unseated.delete(channel)
      }
    },
    tick: (time) => hangUpOverdue(ungreeted, time),
    close: () => {
      isOver = true
      const ungreetedConversations = [...ungreeted.values()].map((phone) => phone.conversation)
      for (const conversation of [...conversations.values(), ...ungreetedConversations]) conversation.close()
      conversations.clear()
      ungreeted.clear()
    },
  }
}
