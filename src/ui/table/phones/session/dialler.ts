/** Dialling of the host by a guest's phone: by the room's code, or by a channel that was paired by hand. */

import { err, type Result } from '#src/kernel/result.ts'
import { backoffDelay } from '#src/net/backoffDelay.ts'
import type { ConnectionFailure } from '#src/net/connectionFailure.ts'
import { joinRoom } from '#src/net/joinRoom.ts'
import type { SignalingConfig } from '#src/net/signalingConfig.ts'
import type { Ticket } from '#src/net/ticket.ts'
import type { Channel } from '#src/table/phones/channel.ts'
import type { DialerEnv, DialledCarrier } from '#src/table/phones/hostDialer.ts'
import { createSkippablePauses } from './skippablePauses.ts'

export interface Dialler {
  dial(): ReturnType<DialerEnv['dial']>
  /** Adds a channel that was paired by hand: the current dial, or the next one, resolves with it. */
  addPairedChannel(channel: Channel): void
  /** Dials anew, without a pause. */
  dialNow(): void
  /** Failure of the last attempt; null where there was none. */
  why(): ConnectionFailure | null
}

/** Failures in which nobody could be asked for the host. */
const NOBODY_TO_ASK: readonly ConnectionFailure[] = ['no-server', 'no-place', 'wrong-server']

/**
 * Failures after which the pauses grow no further: a host that is back must be found within seconds, and at once where
 * a server is there that knows.
 */
const MAX_BACKOFF_STEP = 3
const MAX_ABSENT_STEP = 1

/**
 * Milliseconds for an attempt, more after a failure: a slow connection needs them, and a host that is back must not
 * wait for an old attempt.
 */
const ATTEMPT_TIMEOUTS = [6_000, 8_000]
const MAX_ATTEMPT_TIMEOUT = 10_000

const joinByCode = async (
  meeting: Result<SignalingConfig>,
  code: string,
  ticket: Ticket,
  signal: AbortSignal,
): Promise<Result<Channel, ConnectionFailure>> => {
  if (!meeting.ok) return err('no-server')
  return joinRoom(meeting.value, code, ticket, signal)
}

/** One attempt to reach the host, after so many that failed. `abort` ends it. */
type Attempt = (failedAttempts: number, abort: AbortController) => Promise<Result<Channel, ConnectionFailure>>

/** Attempts to reach a room by its code; the time of each is limited, with more time after failures. */
export const attemptsByCode =
  (loadMeeting: () => Promise<Result<SignalingConfig>>, code: string, ticket: Ticket): Attempt =>
  async (failedAttempts, abort) => {
    const meeting = await loadMeeting()
    const timer = setTimeout(() => abort.abort(), ATTEMPT_TIMEOUTS[failedAttempts] ?? MAX_ATTEMPT_TIMEOUT)
    const result = await joinByCode(meeting, code, ticket, abort.signal).catch(() => err('no-server' as const))
    clearTimeout(timer)
    return result
  }

/** Why an attempt was ended: it was begun before the phone woke, or before a person asked for another. */
const OUTDATED = 'outdated'

/**
 * Creates a dialler. `attempt` is null where the phones were paired by hand. `onReasonChange` is called when the reason
 * of the failures changes.
 */
export const createDialler = (attempt: Attempt | null, onReasonChange: () => void): Dialler => {
  const pauses = createSkippablePauses()
  let pairedChannel: Channel | null = null
  let resolvePaired: ((dialled: DialledCarrier) => void) | null = null
  let why: ConnectionFailure | null = null
  let failedAttempts = 0
  let attemptedAt = 0
  let attemptAbort = new AbortController()

  const waitForPaired = (): Promise<DialledCarrier> =>
    new Promise((resolve) => {
      resolvePaired = resolve
    })
  /**
   * Waits as long as the failures say, counted from when the last attempt began: one that a server kept waiting for its
   * host is followed at once, so that a host that is back is found.
   */
  const waitForNextAttempt = async (): Promise<void> => {
    if (failedAttempts === 0) return
    const most = why === 'no-room' ? MAX_ABSENT_STEP : MAX_BACKOFF_STEP
    const pause = backoffDelay(Math.min(failedAttempts - 1, most), Math.random())
    await pauses.wait(Math.max(0, attemptedAt + pause - performance.now()))
  }
  const dialOnce = async (attemptOnce: Attempt): ReturnType<DialerEnv['dial']> => {
    await waitForNextAttempt()
    attemptedAt = performance.now()
    const abort = new AbortController()
    attemptAbort = abort
    const result = await attemptOnce(failedAttempts, abort)
    if (result.ok) failedAttempts = 0
    else if (abort.signal.reason === OUTDATED) return null
    else failedAttempts += 1
    const previousReason = why
    why = result.ok ? null : result.error
    if (why !== previousReason) onReasonChange()
    if (result.ok) return { carrier: result.value, isPermanent: false }
    return NOBODY_TO_ASK.includes(result.error) ? 'unheard' : null
  }
  /** Dials by code and waits for a paired channel: the first one counts, the other is closed. */
  const dialEither = async (attemptOnce: Attempt): ReturnType<DialerEnv['dial']> => {
    const codeDialling = dialOnce(attemptOnce)
    const first = await Promise.race([codeDialling, waitForPaired()])
    resolvePaired = null
    const isByHand = first !== 'unheard' && first?.isPermanent
    if (isByHand) void codeDialling.then((lateResult) => lateResult !== 'unheard' && lateResult?.carrier.close())
    return first
  }
  return {
    dial: async () => {
      const carrier = pairedChannel
      pairedChannel = null
      if (carrier?.state() === 'open') return { carrier, isPermanent: true }
      return attempt ? dialEither(attempt) : waitForPaired()
    },
    addPairedChannel: (channel) => {
      if (resolvePaired) resolvePaired({ carrier: channel, isPermanent: true })
      else pairedChannel = channel
      resolvePaired = null
    },
    dialNow: () => {
      failedAttempts = 0
      attemptAbort.abort(OUTDATED)
      pauses.skipAll()
    },
    why: () => why,
  }
}
