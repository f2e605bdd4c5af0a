import type { Channel } from '../table/phones/channel.ts'
import { FRAME_LIMIT } from './frameLimit.ts'

/** Most bytes waiting to be sent. A phone that takes none for so long gets a new channel, not an endless queue. */
const MOST_WAITING = 1 << 20
/** Most frames that wait for a receiver. */
const MOST_EARLY = 16

const isFrame = (data: unknown): data is ArrayBuffer =>
  data instanceof ArrayBuffer && data.byteLength > 0 && data.byteLength <= FRAME_LIMIT

/** Buffers incoming frames until there is a receiver. Data that is no frame is dropped. */
const bufferFrames = (data: RTCDataChannel): Channel['receive'] => {
  let earlyFrames: Uint8Array[] = []
  let deliver = (frame: Uint8Array): void => {
    if (earlyFrames.length < MOST_EARLY) earlyFrames.push(frame)
  }
  data.binaryType = 'arraybuffer'
  data.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (isFrame(event.data)) deliver(new Uint8Array(event.data))
  })
  return (receiver) => {
    deliver = receiver
    for (const frame of earlyFrames) receiver(frame)
    earlyFrames = []
  }
}

/**
 * Channel over an open data channel, however the two phones found each other. A connection that is merely silent may
 * heal and stays open; one that failed is closed.
 * @param hangUp closes the connection and its resources
 */
export const createChannel = (data: RTCDataChannel, connection: RTCPeerConnection, hangUp: () => void): Channel => {
  let state = data.readyState === 'open' ? ('open' as const) : ('closed' as const)
  let notifyClosed = (): void => {}
  const closeOnce = (): void => {
    if (state === 'closed') return
    state = 'closed'
    hangUp()
    notifyClosed()
  }
  data.addEventListener('close', closeOnce)
  connection.addEventListener('connectionstatechange', () => {
    if (connection.connectionState === 'failed') closeOnce()
  })
  return {
    state: () => state,
    send: (frame) => {
      if (frame.length > FRAME_LIMIT) throw new RangeError(`a frame of ${frame.length} bytes`)
      if (data.readyState !== 'open') return
      if (data.bufferedAmount > MOST_WAITING) closeOnce()
      // A copy with its own buffer: a view of shared memory is no frame.
      else data.send(Uint8Array.from(frame))
    },
    receive: bufferFrames(data),
    onClose: (onClosed) => {
      notifyClosed = onClosed
    },
    close: closeOnce,
  }
}
