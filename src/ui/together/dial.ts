/** How a guest's phone reaches the host: by the room's code, or by a channel that was paired by hand. */
import { no, type Result } from '../../kernel/result.ts'
import { backoff } from '../../net/backoff.ts'
import type { Channel } from '../../net/channel.ts'
import type { Meeting, Trouble } from '../../net/peer.ts'
import type { Ticket } from '../../net/ticket.ts'
import type { Dialled, Dialling } from '../../table/phones/calls.ts'
import { newPauses } from './pause.ts'

export interface Dialler {
  dial(): ReturnType<Dialling['dial']>
  /** A channel that was paired by hand is there: it is what the next dialling, or the one that waits, finds. */
  meet(channel: Channel): void
  /** Dials anew, without a pause. */
  hurry(): void
  /** What stood in the way the last time. */
  why(): Trouble | null
}

/** Beyond this many the pauses grow no further: a host that is back must be found within seconds. */
const MOST_PAUSES = 3

/** Milliseconds for an attempt, more after one that failed: a slow line needs them, and one that is back must not wait for an old attempt. */
const PATIENCE = [6_000, 8_000]
const MOST_PATIENCE = 10_000

const joined = async (
  meeting: Result<Meeting>,
  code: string,
  ticket: Ticket,
  given: AbortSignal,
): Promise<Result<Channel, Trouble>> => {
  if (!meeting.ok) return no('no-server')
  const { joinRoom } = await import('../../net/guest.ts')
  return joinRoom(meeting.value, code, ticket, given)
}

/** `room` is null where the phones found each other by hand. `told` is called when there is another reason. */
export const newDialler = (
  meeting: () => Promise<Result<Meeting>>,
  room: { readonly code: string; readonly ticket: Ticket } | null,
  told: () => void,
): Dialler => {
  const pauses = newPauses()
  let paired: Channel | null = null
  let waiting: ((dialled: Dialled) => void) | null = null
  let why: Trouble | null = null
  let failed = 0
  let attempt = new AbortController()

  const byHand = (): Promise<Dialled> =>
    new Promise((resolve) => {
      waiting = resolve
    })
  const byCode = async ({ code, ticket }: { readonly code: string; readonly ticket: Ticket }) => {
    if (failed > 0) await pauses.wait(backoff(Math.min(failed - 1, MOST_PAUSES), Math.random()))
    const mine = new AbortController()
    attempt = mine
    const timer = setTimeout(() => mine.abort(), PATIENCE[failed] ?? MOST_PATIENCE)
    const result = await joined(await meeting(), code, ticket, mine.signal).catch(() => no('no-server' as const))
    clearTimeout(timer)
    const before = why
    why = result.ok ? null : result.error
    failed = result.ok ? 0 : failed + 1
    if (why !== before) told()
    if (result.ok) return { carrier: result.value, lasts: false }
    return result.error === 'no-server' ? ('unheard' as const) : null
  }
  /** Whichever is there first; the other is not kept. */
  const either = async (found: NonNullable<typeof room>): ReturnType<Dialling['dial']> => {
    const coded = byCode(found)
    const first = await Promise.race([coded, byHand()])
    waiting = null
    const isByHand = first !== 'unheard' && first?.lasts
    if (isByHand) void coded.then((late) => late !== 'unheard' && late?.carrier.close())
    return first
  }
  return {
    dial: async () => {
      const carrier = paired
      paired = null
      if (carrier?.state() === 'open') return { carrier, lasts: true }
      return room ? either(room) : byHand()
    },
    meet: (channel) => {
      if (waiting) waiting({ carrier: channel, lasts: true })
      else paired = channel
      waiting = null
    },
    hurry: () => {
      failed = 0
      attempt.abort()
      pauses.hurry()
    },
    why: () => why,
  }
}
