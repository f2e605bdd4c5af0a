/**
 * Transport of bytes between two phones: frames whole, in order, each at most once. The content of its frames is never
 * trusted.
 */
import type { LinkState } from '../messageLink.ts'

export interface Channel {
  state(): LinkState
  /** Sends a frame of at most 16 KiB; it is lost if the carrier is closed. */
  send(frame: Uint8Array): void
  /** Sets the one receiver of every frame that comes from now on. */
  receive(receiver: (frame: Uint8Array) => void): void
  /** Sets the one listener that is called once, when either side has closed it. */
  onClose(closed: () => void): void
  /** Told when the phone at the other end has proved a seat: its carriers are kept before those of strangers. */
  onSeated?(): void
  /**
   * Waits for the carrier that takes the place of this one once it has broken, also after `close`; this one is closed
   * then. Absent where another one must be dialled. Returns the function that stops waiting.
   */
  onReturn?(handleReturn: (next: Channel) => void): () => void
  close(): void
}

interface CarrierEnd {
  earlyFrames: Uint8Array[]
  receiver: ((frame: Uint8Array) => void) | null
  notifyClosed(): void
}

const later = (run: () => void): void => void Promise.resolve().then(run)
const createEnd = (): CarrierEnd => ({ earlyFrames: [], receiver: null, notifyClosed: () => {} })

/**
 * Both ends of a carrier within one phone: it connects the host's own player. Nothing arrives before the call that sent
 * it has returned.
 */
export const createMemoryChannels = (): readonly [Channel, Channel] => {
  let state: LinkState = 'open'
  const close = (): void => {
    if (state === 'closed') return
    state = 'closed'
    for (const end of [a, b]) later(() => end.notifyClosed())
  }
  const carrier = (ownEnd: CarrierEnd, otherEnd: CarrierEnd): Channel => ({
    state: () => state,
    send: (frame) =>
      later(
        () => state === 'open' && (otherEnd.receiver ? otherEnd.receiver(frame) : otherEnd.earlyFrames.push(frame)),
      ),
    receive: (receiver) => {
      ownEnd.receiver = receiver
      for (const frame of ownEnd.earlyFrames.splice(0)) later(() => state === 'open' && receiver(frame))
    },
    onClose: (closed) => {
      ownEnd.notifyClosed = closed
    },
    close,
  })
  const [a, b] = [createEnd(), createEnd()]
  return [carrier(a, b), carrier(b, a)]
}
