/** Steps of host and guest with a planted bug. */
import type { Shape } from '../../src/kernel/contract.ts'
import { makeEntry } from '../../src/kernel/entries.ts'
import type { EntryBody } from '../../src/kernel/log.ts'
import { dealNext, type GameLog } from '../../src/table/arbiter/gameLog.ts'
import type { FrameToGuest, FrameToHost, TailFrame } from '../../src/table/room/frames.ts'
import type { Guest, GuestEffect, GuestEvent, GuestStep } from '../../src/table/room/guest/guestState.ts'
import type { Room, RoomEvent } from '../../src/table/room/roomState.ts'
import { proofOf } from '../../src/table/room/seatKeys.ts'
import type { Bug } from './bugNames.ts'

const latestHave = <G extends Shape>({ arbiter: { log, told } }: Room<G>) => ({
  seq: told,
  hash: log.loggedEntries[told - 1]?.entry.hash ?? '',
})

/** Entry with the hash that it has here. */
const withFittingHash = <G extends Shape>(log: GameLog<G>, frame: TailFrame): TailFrame => {
  const dealt = dealNext(log)
  const body = dealt ? { kind: 'chance' as const, answer: dealt.answer } : frame.body
  const made = body && makeEntry(log.replay, body as EntryBody<G['action']>)
  return made?.ok ? { ...frame, hash: made.value.entry.hash } : frame
}

const wrongFrameToHost = <G extends Shape>(
  bug: Bug,
  room: Room<G>,
  channel: number,
  frame: FrameToHost,
): FrameToHost => {
  if (frame.kind === 'hello' && bug === 'noTail') return { ...frame, have: latestHave(room) }
  const caller = room.callers.get(channel)
  if (frame.kind === 'proof' && bug === 'noProof' && caller?.hello) {
    const macs = caller.hello.ids.map((id) => {
      const key = room.keys.find((one) => one.id === id)
      return key ? proofOf(key, 'guest', caller.nonce) : ''
    })
    return { ...frame, macs }
  }
  if (frame.kind === 'hello' && bug === 'claimsBack') {
    const lastOf = (id: string): string => room.keys.find((key) => key.id === id)?.claims?.at(-1) ?? ''
    return {
      ...frame,
      claims: frame.ids.map((id, at) => (frame.claims[at] === '' ? lastOf(id) : (frame.claims[at] ?? ''))),
    }
  }
  const { asked } = room.recovery
  if (frame.kind === 'tail' && bug === 'takesAnyHash' && asked) return withFittingHash(asked.log, frame)
  if (frame.kind !== 'propose' || bug !== 'dedup') return frame
  const count = room.arbiter.log.replay.counts[frame.proposal.seat] ?? 0
  return { ...frame, proposal: { ...frame.proposal, count } }
}

/** Event that a host with this bug processes instead. */
export const wrongEvent = <G extends Shape>(bug: Bug, room: Room<G>, event: RoomEvent): RoomEvent =>
  event.kind === 'said' ? { ...event, frame: wrongFrameToHost(bug, room, event.channel, event.frame) } : event

/** The host's room before a step. */
export const wrongRoomBefore = <G extends Shape>(bug: Bug, room: Room<G>, event: RoomEvent): Room<G> => {
  if (bug === 'undoesRevealed') return { ...room, isRevealed: false }
  if (bug !== 'anySeat' || event.kind !== 'said' || event.frame.kind !== 'propose') return room
  const allSeats = room.keys.map((_, seat) => seat)
  return {
    ...room,
    arbiter: { ...room.arbiter, phones: new Map([...room.arbiter.phones, [event.channel, allSeats] as const]) },
  }
}

/** The host's room after a step. */
export const wrongRoomAfter = <G extends Shape>(bug: Bug, before: Room<G>, room: Room<G>): Room<G> =>
  bug === 'keepsSeat' && room.standIns.size < before.standIns.size ? { ...room, standIns: before.standIns } : room

/** Frame that a host with this bug sends instead. */
export const wrongFrameToGuest = <G extends Shape>(
  bug: Bug,
  room: Room<G> | null,
  frame: FrameToGuest,
): FrameToGuest => {
  if (bug === 'noConsent' && frame.kind === 'plea') return { ...frame, plea: { ...frame.plea, isAgreed: true } }
  if (bug !== 'tellsAll' || frame.kind !== 'commit' || !room) return frame
  const { loggedEntries } = room.arbiter.log
  return { ...frame, shown: frame.entries.flatMap(({ seq }) => loggedEntries[seq]?.shown ?? []) }
}

const isProposal = <G extends Shape>(effect: GuestEffect<G>): boolean =>
  effect.kind === 'say' && effect.frame.kind === 'propose'

/** Step of a guest with this bug. */
export const wrongGuestStep = <G extends Shape>(
  bug: Bug,
  before: Guest<G>,
  event: GuestEvent<G['action']>,
  step: GuestStep<G>,
): GuestStep<G> => {
  const [guest, effects] = step
  const isFlawed = guest.flaws.length > before.flaws.length
  if (bug === 'noHealing' && isFlawed && before.follower)
    return [{ ...guest, follower: { ...before.follower, flaw: guest.flaws.at(-1) ?? null }, line: before.line }, []]
  if (bug === 'noHashes' && isFlawed) return [{ ...guest, follower: before.follower, line: before.line }, []]
  if (bug === 'neverRedials' && guest.line.kind === 'up')
    return [{ ...guest, line: { ...guest.line, heard: guest.now } }, effects]
  if (bug === 'noConsent') return [{ ...guest, consented: guest.plea?.id ?? null }, effects]
  if (bug === 'forgetsPending' && event.kind === 'said' && event.frame.kind === 'welcome')
    return [guest, effects.filter((effect) => !isProposal(effect))]
  if (bug === 'saysEarly' && event.kind === 'sit' && guest.line.kind === 'up')
    return [guest, [{ kind: 'say', channel: guest.line.channel, frame: { kind: 'sit', ...event.key } }, ...effects]]
  return step
}
