/** Handling of the host's frames: in a greeting, in the lobby, and at the table. */
import type { Seat, Shape } from '../../../kernel/contract.ts'
import { firstChainHash, nextChainHash } from '../../../kernel/hashChain.ts'
import type { Entry, Header } from '../../../kernel/log.ts'
import type { Follower } from '../../client/follower.ts'
import type { ChannelId } from '../connectedPhones.ts'
import type { FarewellReason, FrameToGuest, PresenceFrame, TailFrame } from '../frames.ts'
import {
  FULL_DELAY,
  HEARTBEAT_INTERVAL,
  MAX_ASKED_ENTRIES,
  MAX_FULL_DELAY,
  OTHER_HOST_DELAY,
} from '../timeoutsAndLimits.ts'
import { handleConsentFrame } from './guestConsent.ts'
import { onGreetedByLobby, onLobbyState, onProve, onSeatsMoved, onWelcome, sendHello } from './guestGreeting.ts'
import { compareWithHost, receiveLogMessage } from './guestLog.ts'
import { handleSeatFrame } from './guestSeats.ts'
import type { Guest, GuestStep } from './guestState.ts'
import { channelOfConnection, type HostConnection, redialLater, redialNow } from './hostConnection.ts'
import { showSnapshot } from './hostSnapshot.ts'

const chainBefore = (header: Header, entries: readonly Entry[], seq: number): string =>
  entries.slice(0, seq).reduce(nextChainHash, firstChainHash(header))

/** Entry as the host is told it: what was dealt follows from the host's own secret. */
const tailOf = ({ seq, body, hash }: Entry, chain: string): TailFrame => ({
  kind: 'tail',
  seq,
  chain,
  body: body.kind === 'chance' ? null : body,
  hash,
})

/** Tells the entries that the host asks for; where it asks for none it is told that this phone is still here. */
const answerAsk = <G extends Shape>(
  guest: Guest<G>,
  line: Extract<HostConnection, { readonly kind: 'greeting' }>,
  { from, most }: Extract<FrameToGuest, { readonly kind: 'ask' }>,
): GuestStep<G> => {
  const { follower } = guest
  if (!follower || !line.isAnswered || line.keys.length === 0) return [guest, []]
  const { channel } = line
  const waiting = { ...guest, isCompared: true, line: { ...line, since: guest.now } }
  const { entries } = follower
  const { header } = follower.replay
  const asked = entries.slice(from, from + Math.min(most, MAX_ASKED_ENTRIES))
  if (asked.length === 0) return [waiting, [{ kind: 'say', channel, frame: { kind: 'have', seq: entries.length } }]]
  const frames = asked.map((entry) => tailOf(entry, entry.seq === from ? chainBefore(header, entries, from) : ''))
  return [waiting, frames.map((frame) => ({ kind: 'say', channel, frame }))]
}

/** Whether this phone can check the deal: one that only shows the host's snapshots does not have the log. */
const canAudit = <G extends Shape>({ replay, flaw }: Follower<G>): boolean => replay.turn.kind === 'over' && !flaw

/** Seats that have chosen, if the frame is about the entry at which this phone is; the same array if nothing is new. */
const reportedChosenSeats = <G extends Shape>(
  { chosen: before, follower }: Guest<G>,
  { have, chosen = [] }: PresenceFrame,
): readonly Seat[] => {
  const now = have.seq === follower?.replay.seq ? chosen : []
  return now.join() === before.join() ? before : now
}

/**
 * The host does not hear this phone. Said once it may be old: what waited on a line that was cut comes in one go as soon
 * as the line is back. Said for longer, the line goes one way only, and another is dialled.
 */
const onUnheard = <G extends Shape>(guest: Guest<G>): GuestStep<G> => {
  const { line, now } = guest
  if (line.kind !== 'up') return [guest, []]
  const { unheardSince } = line
  if (unheardSince === null) return [{ ...guest, line: { ...line, unheardSince: now } }, []]
  return now - unheardSince >= HEARTBEAT_INTERVAL ? redialNow(guest) : [guest, []]
}

const onHeard = <G extends Shape>(guest: Guest<G>): Guest<G> =>
  guest.line.kind === 'up' ? { ...guest, line: { ...guest.line, unheardSince: null } } : guest

/** Handles a frame of the host on a connection that is up. */
const handleTableFrame = <G extends Shape>(guest: Guest<G>, frame: FrameToGuest): GuestStep<G> => {
  const { follower } = guest
  switch (frame.kind) {
    case 'lobby':
      if (!frame.hears) return onUnheard(guest)
      return follower ? [onHeard(guest), []] : onLobbyState(onHeard(guest), frame)
    case 'begun':
      return sendHello(guest)
    case 'here': {
      const { present, standing, bots = [], watching, unsaved: isHostUnsaved = false } = frame
      const chosen = reportedChosenSeats(guest, frame)
      const withPresence = { ...guest, present, standing, bots, chosen, watching, isHostUnsaved }
      return frame.hears ? compareWithHost(onHeard(withPresence), frame.have) : onUnheard(withPresence)
    }
    case 'snapshot':
      return showSnapshot(guest, frame)
    case 'commit':
    case 'refuse':
      return follower ? receiveLogMessage(guest, follower, frame) : [guest, []]
    case 'moved':
      return onSeatsMoved(guest, frame.ids)
    case 'unseated':
    case 'stand':
    case 'stood':
    case 'standRefused':
      return handleSeatFrame(guest, frame)
    case 'plea':
    case 'pleaEnd':
    case 'pleaRefused':
      return handleConsentFrame(guest, frame)
    case 'reveal':
      return [guest, follower && canAudit(follower) ? [{ kind: 'audit', secret: frame.secret }] : []]
    default:
      return [guest, []]
  }
}

/**
 * Ends the connection. A phone that had no place dials again by itself, after a pause that doubles; so does one whose
 * host has not proved itself: it may be somebody else.
 */
const onFarewell = <G extends Shape>(guest: Guest<G>, why: FarewellReason): Guest<G> => {
  const { timesFull, isByHand, line } = guest
  if (line.kind === 'greeting' && !line.isAnswered && !isByHand && why !== 'full')
    return redialLater(guest, OTHER_HOST_DELAY)
  return why === 'full' && !isByHand
    ? { ...redialLater(guest, Math.min(FULL_DELAY * 2 ** timesFull, MAX_FULL_DELAY)), timesFull: timesFull + 1 }
    : { ...guest, line: { kind: 'ended', why } }
}

/** Handles a frame on this channel; one on an older channel is ignored. */
export const handleHostFrame = <G extends Shape>(
  guest: Guest<G>,
  channel: ChannelId,
  frame: FrameToGuest,
): GuestStep<G> => {
  const { line } = guest
  if (channelOfConnection(guest) !== channel) return [guest, []]
  if (frame.kind === 'farewell') return [onFarewell(guest, frame.why), []]
  if (line.kind === 'up') return handleTableFrame({ ...guest, line: { ...line, heard: guest.now } }, frame)
  if (line.kind !== 'greeting') return [guest, []]
  if (frame.kind === 'prove') return onProve(guest, line, frame)
  if (frame.kind === 'ask') return answerAsk(guest, line, frame)
  if (frame.kind === 'lobby') return onGreetedByLobby(guest, line, frame)
  return frame.kind === 'welcome' ? onWelcome(guest, line, frame) : [guest, []]
}
