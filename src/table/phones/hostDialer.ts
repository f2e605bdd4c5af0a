/** Dialer of a guest: each dialled carrier is one channel to the step, from the greeting on. */

import * as v from 'valibot'
import type { ChannelId } from '../room/connectedPhones.ts'
import { HOST_MESSAGE_LIMITS } from '../room/frameCodec.ts'
import { frameToGuestSchema } from '../room/frameSchema.ts'
import type { FrameToGuest, FrameToHost } from '../room/frames.ts'
import type { Channel } from './channel.ts'
import { type FrameToTaker, frameToTakerSchema, type TookFrame } from './moveGame/giftFrames.ts'
import { type Conversation, type ConversationCallbacks, openConversation } from './openConversation.ts'
import type { AppVersion } from './versionGreeting.ts'

/**
 * Dialled carrier. `isPermanent`: it was connected by hand, so it is kept as long as it is open, whatever the step
 * does.
 */
export interface DialledCarrier {
  readonly carrier: Channel
  readonly isPermanent: boolean
}

export interface DialerEnv {
  readonly version: AppVersion
  /**
   * Open carrier to the host, or null; `unheard` if nobody could be asked for one, so that an old one is all there is.
   * Never rejects. It may take its time: nobody dials twice at once.
   */
  dial(): Promise<DialledCarrier | 'unheard' | null>
}

/** Callbacks to the step. */
export interface HostDialerCallbacks {
  onOpen(channel: ChannelId): void
  onFail(): void
  onFrame(channel: ChannelId, frame: FrameToGuest): void
  /** The other phone hosts no table: it gives a game of its own away. */
  onGift(channel: ChannelId, frame: FrameToTaker): void
  onClose(channel: ChannelId): void
  /** The host's app has another version: nothing more is dialled until a person asks for it. */
  onOtherVersion(version: AppVersion): void
}

export interface HostDialer {
  dial(): void
  /** Lets a host be dialled again whose app had another version: a person asks for it, and it may have been updated. */
  allow(): void
  say(channel: ChannelId, frame: FrameToHost | TookFrame): void
  hangUp(channel: ChannelId): void
  /** Ends all calls; nothing more is dialled or reported. */
  end(): void
}

interface DialledCall extends DialledCarrier {
  readonly conversation: Conversation<FrameToHost | TookFrame>
  /** Channel of the step; null before the greeting, and while the call is kept for the next dialling. */
  channel: ChannelId | null
  /** Whether the step has had it as a channel. */
  isUsed: boolean
  /** How often the step has dialled since it was opened, without a greeting. */
  dials: number
}

interface DialerState {
  readonly env: DialerEnv
  /** Whether the step waits for a channel now; a call that comes when it does not is kept until it dials. */
  readonly canOpen: () => boolean
  readonly callbacks: HostDialerCallbacks
  readonly calls: Map<ChannelId, DialledCall>
  /** Greeted call without a channel, kept for the next dialling. */
  spareCall: DialledCall | null
  /** Open call that has not greeted yet. */
  ungreetedCall: DialledCall | null
  isDialling: boolean
  /** The host's app has another version. */
  isOtherVersion: boolean
  isOver: boolean
  lastChannel: number
}

const openCall = (dialer: DialerState, call: DialledCall): void => {
  dialer.lastChannel += 1
  call.channel = dialer.lastChannel
  call.isUsed = true
  dialer.calls.set(dialer.lastChannel, call)
  dialer.callbacks.onOpen(dialer.lastChannel)
}

const keepSpare = (dialer: DialerState, call: DialledCall): void => {
  dialer.spareCall?.conversation.close()
  dialer.spareCall = call
}

/** Removes and returns the spare call; null if there is none, or if it has closed meanwhile. */
const takeSpare = (dialer: DialerState): DialledCall | null => {
  const { spareCall } = dialer
  dialer.spareCall = null
  return spareCall
}

const onGreeted = (dialer: DialerState, call: DialledCall): void => {
  dialer.ungreetedCall = null
  dialer.isDialling = false
  if (!dialer.canOpen()) keepSpare(dialer, call)
  else {
    if (!dialer.spareCall?.isPermanent) takeSpare(dialer)?.conversation.close()
    openCall(dialer, call)
  }
}

const onEnded = (dialer: DialerState, call: DialledCall): void => {
  if (dialer.spareCall === call) dialer.spareCall = null
  const { channel } = call
  if (channel === null) return
  dialer.calls.delete(channel)
  dialer.callbacks.onClose(channel)
}

const onFailed = (dialer: DialerState): void => {
  dialer.ungreetedCall = null
  dialer.isDialling = false
  dialer.callbacks.onFail()
}

const onOtherVersion = (dialer: DialerState, call: DialledCall, version: AppVersion): void => {
  dialer.isOtherVersion = true
  dialer.isDialling = false
  call.conversation.close()
  dialer.callbacks.onOtherVersion(version)
}

const schema = v.union([frameToGuestSchema, frameToTakerSchema])

const isForTaker = (frame: FrameToGuest | FrameToTaker): frame is FrameToTaker =>
  frame.kind === 'gift' || frame.kind === 'gone' || frame.kind === 'given'

const receive = ({ callbacks }: DialerState, channel: ChannelId, frame: FrameToGuest | FrameToTaker): void => {
  if (isForTaker(frame)) callbacks.onGift(channel, frame)
  else callbacks.onFrame(channel, frame)
}

const startCall = (dialer: DialerState, dialled: DialledCarrier): void => {
  let hasGreeted = false
  const conversationCallbacks: ConversationCallbacks<FrameToGuest | FrameToTaker> = {
    onGreeted: () => {
      hasGreeted = true
      onGreeted(dialer, call)
    },
    onFrame: (frame) => call.channel !== null && receive(dialer, call.channel, frame),
    onEnd: (why) => {
      if (typeof why === 'object') onOtherVersion(dialer, call, why.version)
      else if (hasGreeted) onEnded(dialer, call)
      else onFailed(dialer)
    },
  }
  const { version } = dialer.env
  const call: DialledCall = {
    ...dialled,
    channel: null,
    isUsed: false,
    dials: 0,
    conversation: openConversation<FrameToHost | TookFrame, FrameToGuest | FrameToTaker>(
      dialled.carrier,
      version,
      schema,
      HOST_MESSAGE_LIMITS,
      conversationCallbacks,
    ),
  }
  dialer.ungreetedCall = call
}

/** How often the step dials before a call that was connected by hand must have greeted: some 10 s, as on the host. */
const DIALS_TO_GREET = 3

/** Closes the call that has not greeted once its time is up: there is more of it where it was connected by hand. */
const dropUngreeted = (dialer: DialerState): void => {
  const { ungreetedCall } = dialer
  if (!ungreetedCall) return
  ungreetedCall.dials += 1
  if (ungreetedCall.isPermanent && ungreetedCall.dials <= DIALS_TO_GREET) return
  dialer.isDialling = false
  ungreetedCall.conversation.close()
  dialer.ungreetedCall = null
}

const isHostGivenUp = ({ isOver, isOtherVersion }: DialerState): boolean => isOver || isOtherVersion

const requestCarrier = (dialer: DialerState): void => {
  dialer.isDialling = true
  void dialer.env.dial().then((result) => {
    const dialled = result === 'unheard' ? null : result
    if (isHostGivenUp(dialer)) return dialled?.carrier.close()
    if (dialled) return startCall(dialer, dialled)
    // A silent connection may heal, and there is no other one.
    const spareCall = result === 'unheard' && dialer.canOpen() ? takeSpare(dialer) : null
    if (!spareCall) return onFailed(dialer)
    dialer.isDialling = false
    openCall(dialer, spareCall)
  })
}

const dialHost = (dialer: DialerState): void => {
  dropUngreeted(dialer)
  if (isHostGivenUp(dialer) || dialer.isDialling) return
  // One that was never used came while the step did not wait for it; any other may be dead.
  const isGood = dialer.spareCall?.isPermanent || dialer.spareCall?.isUsed === false
  const spareCall = isGood ? takeSpare(dialer) : null
  if (spareCall) openCall(dialer, spareCall)
  else requestCarrier(dialer)
}

/** Takes the channel of a call; an open call is kept as the spare one. */
const hangUpCall = (dialer: DialerState, channel: ChannelId): void => {
  const call = dialer.calls.get(channel)
  dialer.calls.delete(channel)
  if (!call) return
  call.channel = null
  if (call.carrier.state() === 'open') keepSpare(dialer, call)
  else call.conversation.close()
}

const endDialing = (dialer: DialerState): void => {
  dialer.isOver = true
  for (const call of [...dialer.calls.values(), dialer.spareCall, dialer.ungreetedCall]) call?.conversation.close()
}

/** `canOpen`: whether the step waits for a channel now; a call that comes when it does not is kept until it dials. */
export const createHostDialer = (
  env: DialerEnv,
  canOpen: () => boolean,
  callbacks: HostDialerCallbacks,
): HostDialer => {
  const dialer: DialerState = {
    ...{ env, canOpen, callbacks, calls: new Map() },
    ...{ spareCall: null, ungreetedCall: null, isDialling: false, isOtherVersion: false, isOver: false },
    lastChannel: 0,
  }
  return {
    dial: () => dialHost(dialer),
    allow: () => {
      dialer.isOtherVersion = false
    },
    say: (channel, frame) => dialer.calls.get(channel)?.conversation.say(frame),
    hangUp: (channel) => hangUpCall(dialer, channel),
    end: () => endDialing(dialer),
  }
}
