/** What this phone's people ask of the others, and what they agree to. */
import type { Seat, Shape } from '../../kernel/contract.ts'
import { propose } from '../propose.ts'
import type { Ask, Plea, ToGuest, ToHost } from './frames.ts'
import type { Guest, GuestStep } from './guest.ts'

const said = <G extends Shape>(guest: Guest<G>, frame: ToHost): GuestStep<G> => {
  const { line } = guest
  if (line.kind === 'up' && guest.follower) return [guest, [{ kind: 'say', channel: line.channel, frame }]]
  return [guest, [{ kind: 'refused', proposal: null, refusal: { code: 'table.away' } }]]
}

/** A seat of this phone asks; it agrees to its own plea. */
export const ask = <G extends Shape>(guest: Guest<G>, { what, seat }: Ask): GuestStep<G> =>
  said({ ...guest, asking: { what, seat } }, { kind: 'plea', what, seat })

/** Answers the open plea; who asked takes it back by not agreeing. */
export const answer = <G extends Shape>(guest: Guest<G>, agree: boolean): GuestStep<G> => {
  const { plea } = guest
  if (!plea) return [guest, []]
  return said({ ...guest, consented: agree ? plea.id : null }, { kind: 'answer', plea: plea.id, agree })
}

/** A phone would play this seat while its own is away, or no longer. */
export const stand = <G extends Shape>(guest: Guest<G>, kind: 'standIn' | 'standDown', seat: Seat): GuestStep<G> =>
  said(guest, { kind, seat })

/** What the host says of pleas. */
export const pleaNews = <G extends Shape>(
  guest: Guest<G>,
  frame: Extract<ToGuest, { kind: 'plea' | 'pleaEnd' | 'pleaRefused' }>,
): GuestStep<G> => {
  if (frame.kind === 'pleaRefused')
    return [{ ...guest, asking: null }, [{ kind: 'refused', proposal: null, refusal: frame.refusal }]]
  if (frame.kind === 'pleaEnd') {
    const isOpen = guest.plea?.id === frame.end.id
    const next = isOpen ? { ...guest, plea: null, consented: null } : guest
    return [next, [{ kind: 'pleaEnded', end: frame.end }]]
  }
  const { asking } = guest
  const { plea } = frame
  const isOwn = asking?.what === plea.what && asking.seat === plea.seat
  const consented = isOwn ? plea.id : guest.consented
  const next = { ...guest, plea, asking: isOwn ? null : asking, consented }
  return isLost(next, plea) ? answer(next, true) : [next, []]
}

/** Whether what this phone agreed to was lost with the line on which it said so. An answer that is under way is said twice: it means the same. */
const isLost = <G extends Shape>({ consented, follower }: Guest<G>, { id, asked, agreed }: Plea): boolean =>
  consented === id && asked.some((seat) => follower?.seats.includes(seat) && !agreed.includes(seat))

/** Whose deed is to be taken back next, where that is a seat of this phone, which has agreed. */
const nextBack = <G extends Shape>({ plea, consented, follower, line }: Guest<G>): Seat | null => {
  if (!plea?.isAgreed || plea.what !== 'undo' || consented !== plea.id || line.kind !== 'up') return null
  if (!follower || follower.flaw || follower.pending.length > 0) return null
  const last = follower.replay.moves.length > plea.depth ? follower.replay.moves.at(-1)?.seat : undefined
  return last !== undefined && follower.seats.includes(last) ? last : null
}

/** All have agreed: takes back the own deeds as they come to lie at the end. */
export const takeBack = <G extends Shape>([guest, effects]: GuestStep<G>): GuestStep<G> => {
  const seat = nextBack(guest)
  if (seat === null || !guest.follower || guest.line.kind !== 'up') return [guest, effects]
  const proposed = propose(guest.follower, seat, { kind: 'undo' })
  if (!proposed.ok) return [{ ...guest, consented: null }, effects]
  const { follower, proposal, events } = proposed.value
  const { channel } = guest.line
  return [
    { ...guest, follower },
    [...effects, { kind: 'say', channel, frame: { kind: 'propose', proposal } }, { kind: 'happened', events }],
  ]
}
