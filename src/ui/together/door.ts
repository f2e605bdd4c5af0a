/** The host's door: a room on a PeerServer, opened again and again until it stands, under the name that it had. */
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Result } from '../../kernel/result.ts'
import { backoff } from '../../net/backoff.ts'
import type { Channel } from '../../net/channel.ts'
import type { Room } from '../../net/host.ts'
import type { Meeting } from '../../net/peer.ts'
import type { RoomTicket } from '../../net/ticket.ts'
import { roomLink } from './links.ts'
import { newPauses } from './pause.ts'
import type { DoorView } from './props.ts'

export interface Door {
  readonly view: ReadonlySignal<DoorView>
  /** Asks the server once more, at once. */
  retry(): void
  /** The phone was asleep: what its line to the server is worth is not known. */
  woke(): void
  close(): void
}

export interface DoorEnv {
  meeting(): Promise<Result<Meeting>>
  /** The room that was opened before; null where there was none. */
  readonly ticket: RoomTicket | null
  /** Keeps what finds the room again. */
  keep(ticket: RoomTicket): Promise<void>
  guest(channel: Channel): void
}

const MOST_PAUSES = 4

const opened = async (meeting: Meeting, { guest }: DoorEnv, heard: (is: boolean) => void, again: RoomTicket | null) => {
  const { hostRoom } = await import('../../net/host.ts')
  return hostRoom(meeting, { guest, line: (state) => heard(state === 'open') }, again ?? undefined)
}

export const openDoor = (env: DoorEnv): Door => {
  const view = signal<DoorView>({ at: 'opening' })
  const pauses = newPauses()
  let ticket = env.ticket
  let room: Room | null = null
  let isOver = false

  const shut = (code: string): void => {
    view.value = { at: 'shut', why: { code } }
  }
  const hear = (heard: boolean): void => {
    if (view.value.at === 'open') view.value = { ...view.value, heard }
  }
  const stand = async (stands: Room): Promise<void> => {
    if (isOver) return stands.close()
    room = stands
    ticket = stands.ticket
    const { code } = ticket
    view.value = { at: 'open', code, link: roomLink(location.href, code), heard: true }
    await env.keep(ticket).catch(() => undefined)
  }
  const open = async (failed: number): Promise<void> => {
    const meeting = await env.meeting()
    if (!meeting.ok) return shut(meeting.error.code)
    const result = await opened(meeting.value, env, hear, ticket).catch(() => null)
    if (result?.ok) return stand(result.value)
    if (isOver) return
    shut(`room.${result?.error ?? 'no-server'}`)
    await pauses.wait(backoff(Math.min(failed, MOST_PAUSES), Math.random()))
    if (!isOver) await open(failed + 1)
  }
  void open(0)
  return {
    view,
    retry: () => {
      if (view.value.at === 'shut') view.value = { at: 'opening' }
      pauses.hurry()
    },
    woke: () => {
      pauses.hurry()
      room?.probe()
    },
    close: () => {
      isOver = true
      pauses.hurry()
      room?.close()
    },
  }
}
