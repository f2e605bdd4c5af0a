/** Room of the host on a PeerServer, opened again and again until it succeeds, under the code that it had. */
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Result } from '#src/kernel/result.ts'
import { backoffDelay } from '#src/net/backoffDelay.ts'
import { hostRoom, type Room } from '#src/net/hostRoom.ts'
import type { SignalingConfig } from '#src/net/signalingConfig.ts'
import type { RoomTicket } from '#src/net/ticket.ts'
import type { Channel } from '#src/table/phones/channel.ts'
import type { RoomStatusView } from '../parts/phoneProps.ts'
import { roomLink } from './joinLinks.ts'
import { createSkippablePauses } from './skippablePauses.ts'

export interface ServerRoom {
  readonly status: ReadonlySignal<RoomStatusView>
  /** Asks the server once more, at once. */
  retryNow(): void
  /** Checks the connection to the server, because the phone was asleep. */
  handleWake(): void
  close(): void
}

export interface ServerRoomEnv {
  loadMeeting(): Promise<Result<SignalingConfig>>
  /** Ticket of the room that was opened before; null where there was none. */
  readonly ticket: RoomTicket | null
  /** Stores the ticket by which the room is opened again. */
  storeTicket(ticket: RoomTicket): Promise<void>
  onGuest(channel: Channel): void
}

const MAX_BACKOFF_STEP = 4

const openRoomOnServer = (
  meeting: SignalingConfig,
  { onGuest }: ServerRoomEnv,
  onServerReachable: (isReachable: boolean) => void,
  previousTicket: RoomTicket | null,
) =>
  hostRoom(
    meeting,
    { onGuest, onServerState: (state) => onServerReachable(state === 'open') },
    previousTicket ?? undefined,
  )

export const keepRoomOpen = (env: ServerRoomEnv): ServerRoom => {
  const status = signal<RoomStatusView>({ at: 'opening' })
  const pauses = createSkippablePauses()
  let ticket = env.ticket
  let room: Room | null = null
  let isClosed = false

  const markUnavailable = (code: string): void => {
    status.value = { at: 'shut', why: { code } }
  }
  const setReachable = (isReachable: boolean): void => {
    if (status.value.at === 'open') status.value = { ...status.value, heard: isReachable }
  }
  const adoptRoom = async (openedRoom: Room): Promise<void> => {
    if (isClosed) return openedRoom.close()
    room = openedRoom
    ticket = openedRoom.ticket
    const { code } = ticket
    status.value = { at: 'open', code, link: roomLink(location.href, code), heard: true }
    await env.storeTicket(ticket).catch(() => undefined)
  }
  const open = async (failedAttempts: number): Promise<void> => {
    const meeting = await env.loadMeeting()
    if (!meeting.ok) return markUnavailable(meeting.error.code)
    const result = await openRoomOnServer(meeting.value, env, setReachable, ticket).catch(() => null)
    if (result?.ok) return adoptRoom(result.value)
    if (isClosed) return
    markUnavailable(`room.${result?.error ?? 'no-server'}`)
    await pauses.wait(backoffDelay(Math.min(failedAttempts, MAX_BACKOFF_STEP), Math.random()))
    if (!isClosed) await open(failedAttempts + 1)
  }
  void open(0)
  return {
    status,
    retryNow: () => {
      if (status.value.at === 'shut') status.value = { at: 'opening' }
      pauses.skipAll()
    },
    handleWake: () => {
      pauses.skipAll()
      room?.probe()
    },
    close: () => {
      isClosed = true
      pauses.skipAll()
      room?.close()
    },
  }
}
