import { type Channel, FRAME_LIMIT } from './channel.ts'

/** Bytes on their way out. Who takes none for so long gets a new channel, not a queue without end. */
const MOST_WAITING = 1 << 20
/** Frames that wait for a receiver. */
const MOST_EARLY = 16

const isFrame = (data: unknown): data is ArrayBuffer =>
  data instanceof ArrayBuffer && data.byteLength > 0 && data.byteLength <= FRAME_LIMIT

/** What comes in, kept until there is a receiver. What is no frame goes no further. */
const inbox = (data: RTCDataChannel): Channel['receive'] => {
  let early: Uint8Array[] = []
  let hand = (frame: Uint8Array): void => {
    if (early.length < MOST_EARLY) early.push(frame)
  }
  data.binaryType = 'arraybuffer'
  data.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (isFrame(event.data)) hand(new Uint8Array(event.data))
  })
  return (receiver) => {
    hand = receiver
    for (const frame of early) receiver(frame)
    early = []
  }
}

/**
 * A channel over an open data channel, however the two phones found each other. A connection that is merely silent may heal and stays open;
 * one that failed is closed.
 * @param hangUp closes the connection and whatever stands behind it
 */
export const channelOver = (data: RTCDataChannel, connection: RTCPeerConnection, hangUp: () => void): Channel => {
  let state = data.readyState === 'open' ? ('open' as const) : ('closed' as const)
  let tell = (): void => {}
  const end = (): void => {
    if (state === 'closed') return
    state = 'closed'
    hangUp()
    tell()
  }
  data.addEventListener('close', end)
  connection.addEventListener('connectionstatechange', () => {
    if (connection.connectionState === 'failed') end()
  })
  return {
    state: () => state,
    send: (frame) => {
      if (frame.length > FRAME_LIMIT) throw new RangeError(`a frame of ${frame.length} bytes`)
      if (data.readyState !== 'open') return
      if (data.bufferedAmount > MOST_WAITING) end()
      // A copy of its own buffer: a view of shared memory is no frame.
      else data.send(Uint8Array.from(frame))
    },
    receive: inbox(data),
    onClose: (closed) => {
      tell = closed
    },
    close: end,
  }
}
