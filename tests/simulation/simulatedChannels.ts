/** Simulated channels between phones: they deliver in order, each message at most once, until they break. */
import type { Agenda } from './eventQueue.ts'

export interface WireEnds<A, B> {
  /** Called when a message arrives at the host's end or at the guest's. */
  toHost(message: A): void
  toGuest(message: B): void
  /** Called when an end learns that the channel is gone. */
  hostLost(): void
  guestLost(): void
}

export interface Wire<A, B> {
  readonly id: number
  readonly guest: number
  sendToHost(message: A): void
  sendToGuest(message: B): void
  /** Delays both directions for a time; messages sent meanwhile arrive afterwards. */
  cut(ms: number): void
  /** Ends a cut at once. */
  mend(): void
  /** Drops every further message in this direction without telling the ends. */
  silence(direction: 'toHost' | 'toGuest'): void
  /** Ends the channel for good; each number is the delay in ms after which that end learns of it, null: never. */
  end(tellHost: number | null, tellGuest: number | null): void
  isGone(): boolean
}

export const openWire = <A, B>(
  agenda: Agenda,
  id: number,
  guest: number,
  latency: () => number,
  ends: WireEnds<A, B>,
): Wire<A, B> => {
  let isGone = false
  let openAt = 0
  const isSilent = { toHost: false, toGuest: false }
  const lastArrival = { toHost: 0, toGuest: 0 }
  /** Messages under way: the first sent arrives first, also after a cut, whichever event delivers it. */
  const inTransit = { toHost: [] as (() => void)[], toGuest: [] as (() => void)[] }
  const deliverLater = (direction: 'toHost' | 'toGuest', deliver: () => void): void => {
    if (isGone || isSilent[direction]) return
    const at = Math.max(lastArrival[direction], Math.max(agenda.now, openAt) + latency())
    lastArrival[direction] = at
    inTransit[direction].push(deliver)
    const arrive = (): void => {
      if (isGone || isSilent[direction]) return
      if (openAt > agenda.now) agenda.schedule(openAt - agenda.now + latency(), arrive)
      else inTransit[direction].shift()?.()
    }
    agenda.schedule(at - agenda.now, arrive)
  }
  return {
    id,
    guest,
    sendToHost: (message) => deliverLater('toHost', () => ends.toHost(message)),
    sendToGuest: (message) => deliverLater('toGuest', () => ends.toGuest(message)),
    cut: (ms) => {
      openAt = Math.max(openAt, agenda.now + ms)
    },
    mend: () => {
      openAt = Math.min(openAt, agenda.now)
    },
    silence: (direction) => {
      isSilent[direction] = true
    },
    end(tellHost, tellGuest) {
      if (isGone) return
      isGone = true
      if (tellHost !== null) agenda.schedule(tellHost, ends.hostLost)
      if (tellGuest !== null) agenda.schedule(tellGuest, ends.guestLost)
    },
    isGone: () => isGone,
  }
}
