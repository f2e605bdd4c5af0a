import type { Peer } from 'peerjs'
import { backoff } from './backoff.ts'

/** `lost`: the PeerServer is not heard; open channels go on, and it is called again and again. */
export type LineState = 'calling' | 'open' | 'lost'

export interface Line {
  state(): LineState
  /** The server gave a sign of life. */
  heard(): void
  /** After sleep a line may be dead without knowing: asks, and calls anew where nothing answers. */
  probe(): void
  stop(): void
}

const KNOCK = 500
/** A server that does not answer in this time is called anew. */
const PATIENCE = 8_000
const PROBE = 2_000

/**
 * Keeps a phone's line to the PeerServer: after a loss it calls with growing pauses under the same name. The server greets a name that is new
 * to it, and says nothing to one that it believes to be there still; so a phone sends a word to itself and listens whether it comes back.
 */
export const keepLine = (peer: Peer, tell: (state: LineState) => void): Line => {
  let state: LineState = 'calling'
  let failed = 0
  let isOver = false
  let knocking: ReturnType<typeof setInterval> | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  const rest = (): void => {
    clearInterval(knocking)
    clearTimeout(waiting)
  }
  const turn = (next: LineState): void => {
    if (state === next) return
    state = next
    tell(next)
  }
  const knock = (): void => peer.socket.send({ type: 'LEAVE', dst: peer.id })
  const ask = (patience: number): void => {
    rest()
    knock()
    knocking = setInterval(knock, KNOCK)
    waiting = setTimeout(() => peer.disconnect(), patience)
  }
  const call = (): void => {
    if (peer.destroyed) return
    peer.reconnect()
    ask(PATIENCE)
  }
  const heard = (): void => {
    rest()
    failed = 0
    if (!isOver) turn('open')
  }
  peer.on('open', heard)
  peer.on('disconnected', () => {
    rest()
    if (isOver) return
    turn('lost')
    waiting = setTimeout(call, backoff(failed++, Math.random()))
  })
  ask(PATIENCE)
  return {
    state: () => state,
    heard,
    probe: () => {
      if (state === 'open') ask(PROBE)
    },
    stop: () => {
      isOver = true
      rest()
    },
  }
}
