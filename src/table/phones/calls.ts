/** A guest's calls: each carrier that was dialled is one channel to the step, from the greeting on. */

import type { ChannelId } from '../room/callers.ts'
import { toGuest } from '../room/frameSchema.ts'
import type { ToGuest, ToHost } from '../room/frames.ts'
import { FROM_HOST } from '../room/wire.ts'
import type { Carrier } from './carrier.ts'
import type { Version } from './greeting.ts'
import { type Talk, talkOver } from './talk.ts'

/** What was dialled. `lasts`: it was made by hand, so it is kept as long as it is open, whatever the step thinks of it. */
export interface Dialled {
  readonly carrier: Carrier
  readonly lasts: boolean
}

export interface Dialling {
  readonly version: Version
  /**
   * An open carrier to the host, or null; `unheard` where nobody could be asked for one, so that an old one is all there is. Never rejects. It
   * may take its time: nobody dials twice at once.
   */
  dial(): Promise<Dialled | 'unheard' | null>
}

/** What the step is told. */
export interface CallEars {
  opened(channel: ChannelId): void
  failed(): void
  heard(channel: ChannelId, frame: ToGuest): void
  closed(channel: ChannelId): void
  /** The host's app is of another version: nothing more is dialled. */
  other(version: Version): void
}

export interface Calls {
  dial(): void
  say(channel: ChannelId, frame: ToHost): void
  hangUp(channel: ChannelId): void
  /** No more is dialled or told. */
  end(): void
}

interface Call extends Dialled {
  readonly talk: Talk<ToHost>
  /** Null while the step knows nothing of it: before the greeting, and while it is kept for the next dialling. */
  channel: ChannelId | null
}

/** `mayOpen`: whether the step waits for a channel now; what comes when it does not is kept until it dials. */
export const callsOf = ({ version, dial }: Dialling, mayOpen: () => boolean, ears: CallEars): Calls => {
  const calls = new Map<ChannelId, Call>()
  let spare: Call | null = null
  /** Is open and has not greeted yet. */
  let silent: Call | null = null
  let isDialling = false
  let isOver = false
  let last = 0

  const open = (call: Call): void => {
    last += 1
    call.channel = last
    calls.set(last, call)
    ears.opened(last)
  }
  const keep = (call: Call): void => {
    spare?.talk.close()
    spare = call
  }
  /** The one that is kept, where it has not closed meanwhile. */
  const takeSpare = (): Call | null => {
    const kept = spare
    spare = null
    return kept
  }
  const begun = (call: Call): void => {
    silent = null
    isDialling = false
    if (!mayOpen()) keep(call)
    else {
      if (!spare?.lasts) takeSpare()?.talk.close()
      open(call)
    }
  }
  const ended = (call: Call): void => {
    if (spare === call) spare = null
    const { channel } = call
    if (channel === null) return
    calls.delete(channel)
    ears.closed(channel)
  }
  const failed = (): void => {
    silent = null
    isDialling = false
    ears.failed()
  }
  const start = (dialled: Dialled): void => {
    let isBegun = false
    const call: Call = {
      ...dialled,
      channel: null,
      talk: talkOver<ToHost, ToGuest>(dialled.carrier, version, toGuest, FROM_HOST, {
        begun: () => {
          isBegun = true
          begun(call)
        },
        heard: (frame) => call.channel !== null && ears.heard(call.channel, frame),
        ended: (why) => {
          if (typeof why === 'object') {
            isOver = true
            call.talk.close()
            ears.other(why.version)
          } else if (isBegun) ended(call)
          else failed()
        },
      }),
    }
    silent = call
  }
  /** Its time was up. */
  const giveUpSilent = (): void => {
    if (silent) isDialling = false
    silent?.talk.close()
    silent = null
  }
  const ask = (): void => {
    isDialling = true
    void dial().then((found) => {
      const dialled = found === 'unheard' ? null : found
      if (isOver) return dialled?.carrier.close()
      if (dialled) return start(dialled)
      // A silent line may heal, and there is no other way.
      const kept = found === 'unheard' && mayOpen() ? takeSpare() : null
      if (!kept) return failed()
      isDialling = false
      open(kept)
    })
  }
  return {
    dial: () => {
      giveUpSilent()
      if (isOver || isDialling) return
      const kept = spare?.lasts ? takeSpare() : null
      if (kept) open(kept)
      else ask()
    },
    say: (channel, frame) => calls.get(channel)?.talk.say(frame),
    hangUp: (channel) => {
      const call = calls.get(channel)
      calls.delete(channel)
      if (!call) return
      call.channel = null
      if (call.carrier.state() === 'open') keep(call)
      else call.talk.close()
    },
    end: () => {
      isOver = true
      for (const call of [...calls.values(), spare, silent]) call?.talk.close()
    },
  }
}
