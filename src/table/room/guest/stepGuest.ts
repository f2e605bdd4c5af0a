/** A guest's step: takes an event and gives the next guest and what is to be done outside. Pure. */
import type { Seat, Shape } from '../../kernel/contract.ts'
import { propose, type Wish } from '../propose.ts'
import { type Guest, type GuestEvent, type GuestStep, isRevealed } from './guest.ts'
import { greet } from './guestGreeting.ts'
import { hear } from './guestHears.ts'
import { channelOf, downFor, isOverdue, redial } from './guestLine.ts'
import { anew, flawAt, heal, notStored, save, stored, unlessBroken } from './guestLog.ts'
import { answer, ask, stand, takeBack } from './guestPleas.ts'
import { claimSeat, keep, kept, notKept, rename, rise, sit } from './guestSeats.ts'
import { ASLEEP, BEAT } from './patience.ts'

/** Says that it is here, and how much is stored. */
const beat = <G extends Shape>(guest: Guest<G>): GuestStep<G> => {
  const { line, now } = guest
  if (line.kind !== 'up' || now - line.spoke < BEAT) return [guest, []]
  const { channel } = line
  const { stored: seq, ownBots: bots } = guest
  return [
    { ...guest, line: { ...line, spoke: now } },
    [{ kind: 'say', channel, frame: { kind: 'have', seq, ...(bots.length > 0 && { bots }) } }],
  ]
}

const unlessDue = (at: number | null, now: number): number | null => (at !== null && now >= at ? null : at)

const tick = <G extends Shape>(guest: Guest<G>, now: number): GuestStep<G> => {
  const isAwake = now - guest.now <= ASLEEP
  const [storeAgain, keepAgain] = [unlessDue(guest.storeAgain, now), unlessDue(guest.keepAgain, now)]
  const next = { ...guest, now, storeAgain, keepAgain }
  const { line } = next
  if (!isAwake || isOverdue(next)) return line.kind === 'ended' ? [next, []] : redial(next)
  if (line.kind === 'down' && now >= line.dialAt)
    return [{ ...next, tries: next.tries + 1, line: { kind: 'dialling', since: now } }, [{ kind: 'dial' }]]
  return beat(next)
}

const wish = <G extends Shape>(guest: Guest<G>, seat: Seat, wanted: Wish<G['action']>): GuestStep<G> => {
  const { follower: before, line } = guest
  if (!before || line.kind === 'ended')
    return [guest, [{ kind: 'refused', proposal: null, refusal: { code: before ? 'table.away' : 'table.closed' } }]]
  if (wanted.kind !== 'act' && isRevealed(before))
    return [guest, [{ kind: 'refused', proposal: null, refusal: { code: 'undo.reveal' } }]]
  const proposed = unlessBroken(() => propose(before, seat, wanted))
  if (!proposed) return line.kind === 'up' ? heal(guest, before, flawAt(before)) : [guest, []]
  if (!proposed.ok) return [guest, [{ kind: 'refused', proposal: null, refusal: proposed.error }]]
  const { follower, proposal, events } = proposed.value
  const said =
    line.kind === 'up' ? [{ kind: 'say', channel: line.channel, frame: { kind: 'propose', proposal } } as const] : []
  return [{ ...guest, follower }, [...said, { kind: 'happened', events }]]
}

const take = <G extends Shape>(guest: Guest<G>, event: GuestEvent<G['action']>): GuestStep<G> => {
  const { line } = guest
  switch (event.kind) {
    case 'tick':
      return tick(guest, event.now)
    case 'woke':
      return line.kind === 'ended' ? [guest, []] : redial(guest)
    case 'dial':
      return redial(anew(guest))
    case 'opened':
      return line.kind === 'dialling' ? greet(guest, event) : [guest, [{ kind: 'hangUp', channel: event.channel }]]
    case 'failed':
      return line.kind === 'dialling' ? [downFor(guest), []] : [guest, []]
    case 'closed':
      return channelOf(guest) === event.channel ? [downFor(guest), []] : [guest, []]
    case 'said':
      return hear(guest, event.channel, event.frame)
    case 'sit':
      return sit(guest, event.key)
    case 'rise':
      return rise(guest, event.id)
    case 'rename':
      return rename(guest, event.id, event)
    case 'claim':
      return claimSeat(guest, event.key, event.claim)
    case 'kept':
      return kept(guest)
    case 'notKept':
      return [notKept(guest), []]
    case 'wish':
      return wish(guest, event.seat, event.wish)
    case 'stored':
      return stored(guest)
    case 'notStored':
      return [notStored(guest), []]
    case 'standIn':
    case 'standDown':
      return stand(guest, event.kind, event.seat)
    case 'bots':
      return [{ ...guest, ownBots: event.seats }, []]
    case 'ask':
      return ask(guest, event)
    case 'answer':
      return answer(guest, event.agree)
  }
}

export const stepGuest = <G extends Shape>(guest: Guest<G>, event: GuestEvent<G['action']>): GuestStep<G> =>
  keep(save(takeBack(take(guest, event))))
