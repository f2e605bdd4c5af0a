/** What carries bytes between two phones: frames whole, in order, each at most once. It is never trusted with what they say. */
import type { Later, LinkState } from '../link.ts'

export interface Carrier {
  state(): LinkState
  /** At most 16 KiB. Is lost where the carrier is closed. */
  send(frame: Uint8Array): void
  /** Hands over every frame that comes from now on; there is one receiver. */
  receive(receiver: (frame: Uint8Array) => void): void
  /** Calls back once, when either side has closed it; there is one listener. */
  onClose(closed: () => void): void
  close(): void
}

interface End {
  early: Uint8Array[]
  hand: ((frame: Uint8Array) => void) | null
  tell(): void
}

const soon: Later = (run) => void Promise.resolve().then(run)
const newEnd = (): End => ({ early: [], hand: null, tell: () => {} })

/** Both ends of a carrier within one phone: how the host's own player is reached. Nothing arrives before the call that sent it is over. */
export const memoryCarriers = (later: Later = soon): readonly [Carrier, Carrier] => {
  let state: LinkState = 'open'
  const close = (): void => {
    if (state === 'closed') return
    state = 'closed'
    for (const end of [a, b]) later(() => end.tell())
  }
  const carrier = (mine: End, theirs: End): Carrier => ({
    state: () => state,
    send: (frame) => later(() => state === 'open' && (theirs.hand ? theirs.hand(frame) : theirs.early.push(frame))),
    receive: (receiver) => {
      mine.hand = receiver
      for (const frame of mine.early.splice(0)) later(() => state === 'open' && receiver(frame))
    },
    onClose: (closed) => {
      mine.tell = closed
    },
    close,
  })
  const [a, b] = [newEnd(), newEnd()]
  return [carrier(a, b), carrier(b, a)]
}
