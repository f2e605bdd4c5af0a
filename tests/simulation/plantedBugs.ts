/** Steps as they would be with a planted bug. */
import type { Shape } from '../../src/kernel/contract.ts'
import type { ToGuest, ToHost } from '../../src/table/room/frames.ts'
import type { Guest, GuestEffect, GuestEvent, GuestStep } from '../../src/table/room/guest.ts'
import { proofOf } from '../../src/table/room/keys.ts'
import type { Room, RoomEvent } from '../../src/table/room/room.ts'
import type { Bug } from './bugs.ts'

const haveNow = <G extends Shape>({ docket: { book, told } }: Room<G>) => ({
  seq: told,
  hash: book.lines[told - 1]?.entry.hash ?? '',
})

const wrongFrame = <G extends Shape>(bug: Bug, room: Room<G>, channel: number, frame: ToHost): ToHost => {
  if (frame.kind === 'hello' && bug === 'noTail') return { ...frame, have: haveNow(room) }
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
  if (frame.kind !== 'propose' || bug !== 'dedup') return frame
  const count = room.docket.book.replay.counts[frame.proposal.seat] ?? 0
  return { ...frame, proposal: { ...frame.proposal, count } }
}

/** What the host with this bug takes in place of this event. */
export const wrongEvent = <G extends Shape>(bug: Bug, room: Room<G>, event: RoomEvent): RoomEvent =>
  event.kind === 'said' ? { ...event, frame: wrongFrame(bug, room, event.channel, event.frame) } : event

/** The host's room before a step. */
export const wrongRoom = <G extends Shape>(bug: Bug, room: Room<G>, event: RoomEvent): Room<G> => {
  if (bug !== 'anySeat' || event.kind !== 'said' || event.frame.kind !== 'propose') return room
  const all = room.keys.map((_, seat) => seat)
  return {
    ...room,
    docket: { ...room.docket, phones: new Map([...room.docket.phones, [event.channel, all] as const]) },
  }
}

/** The host's room after a step. */
export const wrongAfter = <G extends Shape>(bug: Bug, before: Room<G>, room: Room<G>): Room<G> =>
  bug === 'keepsSeat' && room.standIns.size < before.standIns.size ? { ...room, standIns: before.standIns } : room

/** What the host says in place of this. */
export const wrongWord = <G extends Shape>(bug: Bug, room: Room<G> | null, frame: ToGuest): ToGuest => {
  if (bug === 'noConsent' && frame.kind === 'plea') return { ...frame, plea: { ...frame.plea, isAgreed: true } }
  if (bug !== 'tellsAll' || frame.kind !== 'commit' || !room) return frame
  const { lines } = room.docket.book
  return { ...frame, shown: frame.entries.flatMap(({ seq }) => lines[seq]?.shown ?? []) }
}

const isProposal = <G extends Shape>(effect: GuestEffect<G>): boolean =>
  effect.kind === 'say' && effect.frame.kind === 'propose'

/** The guest's step as one with this bug would make it. */
export const wrongStep = <G extends Shape>(
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
