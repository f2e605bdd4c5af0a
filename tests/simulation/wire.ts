/** Channels between phones: in order, each message at most once, until they break. */
import type { Agenda } from './heap.ts'

export interface Ends<A, B> {
  /** Something arrives at the host's end, or at the guest's. */
  toHost(message: A): void
  toGuest(message: B): void
  /** The ends may learn that the channel is gone. */
  hostLost(): void
  guestLost(): void
}

export interface Wire<A, B> {
  readonly id: number
  readonly guest: number
  sayToHost(message: A): void
  sayToGuest(message: B): void
  /** Neither side hears anything for so long; what was said meanwhile arrives afterwards. */
  cut(ms: number): void
  /** A cut is over at once. */
  mend(): void
  /** Nothing more gets through in this direction, and nobody is told. */
  silence(direction: 'toHost' | 'toGuest'): void
  /** Gone for good; `tell` says after how long each end hears of it, null: never. */
  end(tellHost: number | null, tellGuest: number | null): void
  isGone(): boolean
}

export const openWire = <A, B>(
  agenda: Agenda,
  id: number,
  guest: number,
  latency: () => number,
  ends: Ends<A, B>,
): Wire<A, B> => {
  let isGone = false
  let openAt = 0
  const mute = { toHost: false, toGuest: false }
  const last = { toHost: 0, toGuest: 0 }
  /** What is on its way: whichever was planned, the first that was said arrives first, also after a cut. */
  const onWay = { toHost: [] as (() => void)[], toGuest: [] as (() => void)[] }
  const carry = (direction: 'toHost' | 'toGuest', deliver: () => void): void => {
    if (isGone || mute[direction]) return
    const at = Math.max(last[direction], Math.max(agenda.now, openAt) + latency())
    last[direction] = at
    onWay[direction].push(deliver)
    const arrive = (): void => {
      if (isGone || mute[direction]) return
      if (openAt > agenda.now) agenda.plan(openAt - agenda.now + latency(), arrive)
      else onWay[direction].shift()?.()
    }
    agenda.plan(at - agenda.now, arrive)
  }
  return {
    id,
    guest,
    sayToHost: (message) => carry('toHost', () => ends.toHost(message)),
    sayToGuest: (message) => carry('toGuest', () => ends.toGuest(message)),
    cut: (ms) => {
      openAt = Math.max(openAt, agenda.now + ms)
    },
    mend: () => {
      openAt = Math.min(openAt, agenda.now)
    },
    silence: (direction) => {
      mute[direction] = true
    },
    end(tellHost, tellGuest) {
      if (isGone) return
      isGone = true
      if (tellHost !== null) agenda.plan(tellHost, ends.hostLost)
      if (tellGuest !== null) agenda.plan(tellGuest, ends.guestLost)
    },
    isGone: () => isGone,
  }
}
