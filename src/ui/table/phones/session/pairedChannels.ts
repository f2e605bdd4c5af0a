/** Channels that were paired by hand, and those that take their places by themselves after a break. */
import type { Channel } from '#src/table/phones/channel.ts'

/** Most lines that are kept ready. More phones than have seats were paired again and again: the oldest was given up. */
const MOST_WAITING = 16

export interface PairedChannels {
  /** Whether people have paired one. */
  hasAny(): boolean
  /** Takes in a channel that people have paired. */
  add(channel: Channel): void
  /** Waits for no line any more. */
  close(): void
}

/** `admit` gets each channel; `isReturn`: it came by itself in the place of one that broke. */
export const createPairedChannels = (admit: (channel: Channel, isReturn: boolean) => void): PairedChannels => {
  const waiting = new Set<() => void>()
  let hasAny = false
  const stopFirst = (most: number): void => {
    const [stop] = waiting
    if (!stop || waiting.size <= most) return
    waiting.delete(stop)
    stop()
    stopFirst(most)
  }
  const take = (channel: Channel, isReturn: boolean): void => {
    admit(channel, isReturn)
    const stop = channel.onReturn?.((next) => {
      if (stop) waiting.delete(stop)
      take(next, true)
    })
    if (stop) waiting.add(stop)
    stopFirst(MOST_WAITING)
  }
  return {
    hasAny: () => hasAny,
    add: (channel) => {
      hasAny = true
      take(channel, false)
    },
    close: () => stopFirst(0),
  }
}
