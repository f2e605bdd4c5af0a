/** The longest frame that a channel carries, in bytes: what every browser passes on whole. */
export const FRAME_LIMIT = 16 * 1024

export type ChannelState = 'open' | 'closed'

/** A line for bytes to one other phone: frames whole, in order, each at most once. What they mean is not known here. */
export interface Channel {
  state(): ChannelState
  /** At most `FRAME_LIMIT` bytes. Is lost where the channel is closed. */
  send(frame: Uint8Array): void
  /** Hands over every frame that comes from now on; there is one receiver. What is no frame is not handed over. */
  receive(receiver: (frame: Uint8Array) => void): void
  /** Calls back once, when the channel is closed by either side or is given up; there is one listener. */
  onClose(closed: () => void): void
  close(): void
}
