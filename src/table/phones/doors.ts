/** The host's side of carriers: each that comes is one channel to the step, once its greeting has shown that its version fits. */

import type { ChannelId } from '../room/callers.ts'
import { toHost } from '../room/frameSchema.ts'
import type { ToGuest, ToHost } from '../room/frames.ts'
import { UNGREETED } from '../room/patience.ts'
import { FROM_GUEST } from '../room/wire.ts'
import type { Carrier } from './carrier.ts'
import type { Version } from './greeting.ts'
import { type Talk, talkOver } from './talk.ts'

export interface DoorEars {
  opened(channel: ChannelId, isOwn: boolean): void
  heard(channel: ChannelId, frame: ToHost): void
  closed(channel: ChannelId): void
  /** A phone came whose app is of another version. */
  other(version: Version): void
}

export interface Doors {
  /** An open carrier; `isOwn` is that of the player at this phone. */
  admit(carrier: Carrier, isOwn: boolean): void
  say(channel: ChannelId, frame: ToGuest): void
  hangUp(channel: ChannelId): void
  /** Hangs up on who has not greeted in time. */
  tick(now: number): void
  /** Nobody comes in any more. */
  close(): void
}

/** One that is not known to the step: it has not greeted yet, or its version does not fit and it reads ours. */
interface Stranger {
  readonly talk: Talk<ToGuest>
  readonly since: number
}

export const doorsOf = (version: Version, now: () => number, ears: DoorEars): Doors => {
  const strangers = new Map<ChannelId, Stranger>()
  const talks = new Map<ChannelId, Talk<ToGuest>>()
  let last = 0
  let isOver = false
  const forget = (channel: ChannelId): void => {
    strangers.delete(channel)
    if (talks.delete(channel)) ears.closed(channel)
  }
  const meet = (carrier: Carrier, isOwn: boolean): void => {
    last += 1
    const channel = last
    const talk = talkOver<ToGuest, ToHost>(carrier, version, toHost, FROM_GUEST, {
      begun: () => {
        strangers.delete(channel)
        talks.set(channel, talk)
        ears.opened(channel, isOwn)
      },
      heard: (frame) => talks.has(channel) && ears.heard(channel, frame),
      ended: (why) => {
        if (typeof why === 'object') ears.other(why.version)
        else forget(channel)
      },
    })
    strangers.set(channel, { talk, since: now() })
  }
  return {
    admit: (carrier, isOwn) => {
      if (isOver) carrier.close()
      else meet(carrier, isOwn)
    },
    say: (channel, frame) => talks.get(channel)?.say(frame),
    hangUp: (channel) => {
      talks.get(channel)?.close()
      talks.delete(channel)
    },
    tick: (at) => {
      for (const [channel, { talk, since }] of strangers) {
        if (at - since < UNGREETED) continue
        strangers.delete(channel)
        talk.close()
      }
    },
    close: () => {
      isOver = true
      for (const talk of [...talks.values(), ...[...strangers.values()].map((one) => one.talk)]) talk.close()
      talks.clear()
      strangers.clear()
    },
  }
}
