/** Dialling of the host by a guest's phone: by the room's code, or by a channel that was paired by hand. */
import { err, type Result } from '#src/kernel/result.ts'
import { backoffDelay } from '#src/net/backoffDelay.ts'
import type { Channel } from '#src/net/channel.ts'
import type { ConnectionFailure, SignalingConfig } from '#src/net/peer.ts'
import type { Ticket } from '#src/net/ticket.ts'
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

/** Failures after which the pauses grow no further: a host that is back must be found within seconds. */
const MAX_BACKOFF_STEP = 3

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
  const { joinRoom } = await import('#src/net/joinRoom.ts')
  return joinRoom(meeting.value, code, ticket, signal)
}

interface DialledRoom {
  readonly code: string
  readonly ticket: Ticket
}

/** Attempt to reach a room by its code. `abort` ends it; its time is limited, with more time after failures. */
const attemptByCode = async (
  loadMeeting: () => Promise<Result<SignalingConfig>>,
  { code, ticket }: DialledRoom,
  failedAttempts: number,
  abort: AbortController,
): Promise<Result<Channel, ConnectionFailure>> => {
  const meeting = await loadMeeting()
  const timer = setTimeout(() => abort.abort(), ATTEMPT_TIMEOUTS[failedAttempts] ?? MAX_ATTEMPT_TIMEOUT)
  const result = await joinByCode(meeting, code, ticket, abort.signal).catch(() => err('no-server' as const))
  clearTimeout(timer)
  return result
}

/**
 * Creates a dialler. `room` is null where the phones were paired by hand. `onReasonChange` is called when the reason of
 * the failures changes.
 */
export const createDialler = (
  loadMeeting: () => Promise<Result<SignalingConfig>>,
  room: DialledRoom | null,
  onReasonChange: () => void,
): Dialler => {
  const pauses = createSkippablePauses()
  let pairedChannel: Channel | null = null
  let resolvePaired: ((dialled: DialledCarrier) => void) | null = null
  let why: ConnectionFailure | null = null
  let failedAttempts = 0
  let attemptAbort = new AbortController()

  const waitForPaired = (): Promise<DialledCarrier> =>
    new Promise((resolve) => {
      resolvePaired = resolve
    })
  const dialByCode = async (knownRoom: DialledRoom) => {
    if (failedAttempts > 0)
      await pauses.wait(backoffDelay(Math.min(failedAttempts - 1, MAX_BACKOFF_STEP), Math.random()))
    attemptAbort = new AbortController()
    const result = await attemptByCode(loadMeeting, knownRoom, failedAttempts, attemptAbort)
    const previousReason = why
    why = result.ok ? null : result.error
    failedAttempts = result.ok ? 0 : failedAttempts + 1
    if (why !== previousReason) onReasonChange()
    if (result.ok) return { carrier: result.value, isPermanent: false }
    return NOBODY_TO_ASK.includes(result.error) ? ('unheard' as const) : null
  }
  /** Dials by code and waits for a paired channel: the first one counts, the other is closed. */
  const dialEither = async (knownRoom: DialledRoom): ReturnType<DialerEnv['dial']> => {
    const codeDialling = dialByCode(knownRoom)
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
      return room ? dialEither(room) : waitForPaired()
    },
    addPairedChannel: (channel) => {
      if (resolvePaired) resolvePaired({ carrier: channel, isPermanent: true })
      else pairedChannel = channel
      resolvePaired = null
    },
    dialNow: () => {
      failedAttempts = 0
      attemptAbort.abort()
      pauses.skipAll()
    },
    why: () => why,
  }
}
