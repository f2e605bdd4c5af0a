/** State of a guest's connection to the host, and its timeouts. */
import type { ChannelId } from '../connectedPhones.ts'
import type { FarewellReason } from '../frames.ts'
import type { StoredSeatKey } from '../seatKeys.ts'
import {
  DIAL_TIMEOUT,
  DIAL_TIMEOUT_STEP,
  GREETING_TIMEOUT,
  RETRY_DELAY,
  SILENCE_TIMEOUT,
} from '../timeoutsAndLimits.ts'

/**
 * Reason why the guest itself ends the connection: the deal is not the promised one, it does not know the game, or has
 * other rules of it.
 */
export type PartingReason = 'deal' | 'unknown' | 'version'

export type HostConnection =
  | { readonly kind: 'down'; readonly dialAt: number }
  | { readonly kind: 'dialling'; readonly since: number }
  /**
   * `keys`: those that its hello names; `nonce`: the nonce that the host's proof must use; `isAnswered`: the host has
   * said which of the keys it knows.
   */
  | {
      readonly kind: 'greeting'
      readonly channel: ChannelId
      readonly nonce: string
      readonly since: number
      readonly keys: readonly StoredSeatKey[]
      readonly isAnswered: boolean
    }
  /**
   * `sat`: the seats that were sent on it; a channel loses nothing, so each is sent once. `unheardSince`: when the host
   * first said that it does not hear this phone; null while it does.
   */
  | {
      readonly kind: 'up'
      readonly channel: ChannelId
      readonly nonce: string
      readonly since: number
      readonly heard: number
      readonly spoke: number
      readonly sat: readonly string[]
      readonly unheardSince: number | null
    }
  /** Ended; only a person dials again. */
  | { readonly kind: 'ended'; readonly why: FarewellReason | PartingReason }

interface WithConnection {
  readonly line: HostConnection
  readonly now: number
  readonly tries: number
}

export const channelOfConnection = ({ line }: { readonly line: HostConnection }): ChannelId | null =>
  'channel' in line ? line.channel : null

export const hangUpEffects = (holder: {
  readonly line: HostConnection
}): readonly { readonly kind: 'hangUp'; readonly channel: ChannelId }[] => {
  const channel = channelOfConnection(holder)
  return channel === null ? [] : [{ kind: 'hangUp', channel }]
}

/** Down, to be dialled after `wait` milliseconds. */
export const redialLater = <L extends WithConnection>(holder: L, wait = RETRY_DELAY): L => ({
  ...holder,
  line: { kind: 'down', dialAt: holder.now + wait },
})

/** Hangs up and dials at the next tick. */
export const redialNow = <L extends WithConnection>(holder: L) =>
  [redialLater(holder, 0), hangUpEffects(holder)] as const

/** Ends the connection until a person dials. */
export const endConnection = <L extends WithConnection>(holder: L, why: FarewellReason | PartingReason) =>
  [{ ...holder, line: { kind: 'ended', why } as const }, hangUpEffects(holder)] as const

/** Whether the connection has timed out. */
export const isConnectionOverdue = ({ line, now, tries }: WithConnection): boolean => {
  if (line.kind === 'up') return now - line.heard >= SILENCE_TIMEOUT
  if (line.kind === 'dialling')
    return now - line.since >= DIAL_TIMEOUT + Math.min(GREETING_TIMEOUT, tries * DIAL_TIMEOUT_STEP)
  return line.kind === 'greeting' && now - line.since >= GREETING_TIMEOUT
}
