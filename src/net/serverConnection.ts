import type { Peer } from 'peerjs'
import { backoffDelay } from './backoffDelay.ts'

/**
 * State of the connection. `lost`: the PeerServer is not heard; open channels go on, and it is called again and again.
 */
export type ServerConnectionState = 'calling' | 'open' | 'lost'

export interface ServerConnection {
  state(): ServerConnectionState
  /** Records that the server answered. */
  markAlive(): void
  /**
   * For when the phone wakes: checks the connection, which may be dead, and calls anew at once, without a pause, if it is
   * lost or nothing answers.
   */
  probe(): void
  stop(): void
}

const KNOCK_INTERVAL = 500
/** Milliseconds after which a server that does not answer is called anew. */
const PATIENCE = 8_000
const PROBE_TIMEOUT = 1_000

/**
 * Keeps a phone's connection to the PeerServer: after a loss it calls again under the same name, with growing pauses.
 * The server greets a name that is new to it, and says nothing to one that it believes to be connected still; so a
 * phone sends a message to itself and waits for it to come back.
 */
export const keepServerConnection = (peer: Peer, onState: (state: ServerConnectionState) => void): ServerConnection => {
  let state: ServerConnectionState = 'calling'
  let failedAttempts = 0
  let isStopped = false
  /** Whether the next call is made without a pause. */
  let isHurried = false
  let knockTimer: ReturnType<typeof setInterval> | undefined
  let timeoutTimer: ReturnType<typeof setTimeout> | undefined
  const clearTimers = (): void => {
    clearInterval(knockTimer)
    clearTimeout(timeoutTimer)
  }
  const changeState = (next: ServerConnectionState): void => {
    if (state === next) return
    state = next
    onState(next)
  }
  const knock = (): void => peer.socket.send({ type: 'LEAVE', dst: peer.id })
  const checkAlive = (patience: number): void => {
    clearTimers()
    knock()
    knockTimer = setInterval(knock, KNOCK_INTERVAL)
    timeoutTimer = setTimeout(() => peer.disconnect(), patience)
  }
  const reconnect = (): void => {
    if (peer.destroyed) return
    peer.reconnect()
    checkAlive(PATIENCE)
  }
  const markAlive = (): void => {
    clearTimers()
    failedAttempts = 0
    isHurried = false
    if (!isStopped) changeState('open')
  }
  peer.on('open', markAlive)
  peer.on('disconnected', () => {
    clearTimers()
    if (isStopped) return
    changeState('lost')
    const pause = isHurried ? 0 : backoffDelay(failedAttempts++, Math.random())
    isHurried = false
    timeoutTimer = setTimeout(reconnect, pause)
  })
  checkAlive(PATIENCE)
  return {
    state: () => state,
    markAlive,
    probe: () => {
      if (isStopped) return
      failedAttempts = 0
      isHurried = true
      if (state === 'open') checkAlive(PROBE_TIMEOUT)
      else if (peer.disconnected) reconnect()
      // A call that was under way when the phone fell asleep.
      else peer.disconnect()
    },
    stop: () => {
      isStopped = true
      clearTimers()
    },
  }
}
