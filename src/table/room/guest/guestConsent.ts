/** Consent requests on a guest's phone: those of its own people, and its answers to others. */
import type { Seat, Shape } from '../../../kernel/contract.ts'
import { proposeIntent } from '../../client/proposeIntent.ts'
import type { ConsentRequest, ConsentSubject, FrameToGuest, FrameToHost } from '../frames.ts'
import type { Guest, GuestStep } from './guestState.ts'

export const sendToHost = <G extends Shape>(guest: Guest<G>, frame: FrameToHost): GuestStep<G> => {
  const { line } = guest
  if (line.kind === 'up' && guest.follower) return [guest, [{ kind: 'say', channel: line.channel, frame }]]
  return [guest, [{ kind: 'refused', proposal: null, refusal: { code: 'table.away' } }]]
}

/** Opens a request of a seat of this phone, which agrees to it. One that is lost with its line is sent again. */
export const askConsent = <G extends Shape>(guest: Guest<G>, { what, seat }: ConsentSubject): GuestStep<G> => {
  const [, effects] = sendToHost(guest, { kind: 'plea', what, seat })
  const isSent = effects.some(({ kind }) => kind === 'say')
  return [isSent ? { ...guest, asking: { what, seat } } : guest, effects]
}

/** Answers the open request; the asking phone withdraws it by not agreeing. */
export const answerConsent = <G extends Shape>(guest: Guest<G>, agree: boolean): GuestStep<G> => {
  const { plea } = guest
  if (!plea) return [guest, []]
  return sendToHost({ ...guest, consented: agree ? plea.id : null }, { kind: 'answer', plea: plea.id, agree })
}

/** Handles the host's frames about consent requests. */
export const handleConsentFrame = <G extends Shape>(
  guest: Guest<G>,
  frame: Extract<FrameToGuest, { kind: 'plea' | 'pleaEnd' | 'pleaRefused' }>,
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
  return isAnswerLost(next, plea) ? answerConsent(next, true) : [next, []]
}

/**
 * Whether this phone's consent was lost with the connection on which it was sent. An answer that is still on its way is
 * sent twice, which changes nothing.
 */
const isAnswerLost = <G extends Shape>(
  { consented, follower }: Guest<G>,
  { id, asked, agreed }: ConsentRequest,
): boolean => consented === id && asked.some((seat) => follower?.seats.includes(seat) && !agreed.includes(seat))

/** Seat of this phone whose move must be taken back next, after all have agreed; null if there is none. */
const nextSeatToUndo = <G extends Shape>({ plea, consented, follower, line }: Guest<G>): Seat | null => {
  if (!plea?.isAgreed || plea.what !== 'undo' || consented !== plea.id || line.kind !== 'up') return null
  if (!follower || follower.flaw || follower.pending.length > 0) return null
  const last = follower.replay.moves.length > plea.depth ? follower.replay.moves.at(-1)?.seat : undefined
  return last !== undefined && follower.seats.includes(last) ? last : null
}

/** Takes back the phone's own moves, after all have agreed, whenever one of them is the last. */
export const undoAgreedMoves = <G extends Shape>([guest, effects]: GuestStep<G>): GuestStep<G> => {
  const seat = nextSeatToUndo(guest)
  if (seat === null || !guest.follower || guest.line.kind !== 'up') return [guest, effects]
  const undoProposal = proposeIntent(guest.follower, seat, { kind: 'undo' })
  if (!undoProposal.ok) return [{ ...guest, consented: null }, effects]
  const { follower, proposal, events } = undoProposal.value
  const { channel } = guest.line
  return [
    { ...guest, follower },
    [...effects, { kind: 'say', channel, frame: { kind: 'propose', proposal } }, { kind: 'happened', events }],
  ]
}
