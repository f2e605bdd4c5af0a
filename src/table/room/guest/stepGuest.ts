/** Guest's step: takes an event and gives the next guest and the effects to perform. Pure. */
import type { Seat, Shape } from '../../../kernel/contract.ts'
import { type PlayerIntent, proposeIntent } from '../../client/proposeIntent.ts'
import { HEARTBEAT_INTERVAL, SLEEP_THRESHOLD } from '../timeoutsAndLimits.ts'
import { answerConsent, askConsent, undoAgreedMoves } from './guestConsent.ts'
import { sendHello } from './guestGreeting.ts'
import {
  hashFlawAt,
  healReplay,
  nullIfThrows,
  onLogStored,
  onLogStoreFailed,
  requestLogStore,
  resetHealing,
  takeHostsLog,
} from './guestLog.ts'
import {
  claimSeat,
  giveUpSeat,
  onKeyStoreFailed,
  onKeysStored,
  renamePlayer,
  requestKeyStore,
  sendStandIn,
  takeSeat,
} from './guestSeats.ts'
import { type Guest, type GuestEvent, type GuestStep, isSecretRevealed } from './guestState.ts'
import { handleHostFrame } from './handleHostFrame.ts'
import { channelOfConnection, isConnectionOverdue, redialLater, redialNow } from './hostConnection.ts'

/** Sends a heartbeat if one is due, with the number of stored entries. */
const sendHeartbeat = <G extends Shape>(guest: Guest<G>): GuestStep<G> => {
  const { line, now } = guest
  if (line.kind !== 'up' || now - line.spoke < HEARTBEAT_INTERVAL) return [guest, []]
  const { channel } = line
  const { stored: seq, ownBots: bots } = guest
  return [
    { ...guest, line: { ...line, spoke: now } },
    [{ kind: 'say', channel, frame: { kind: 'have', seq, ...(bots.length > 0 && { bots }) } }],
  ]
}

const clearIfDue = (at: number | null, now: number): number | null => (at !== null && now >= at ? null : at)

const tickGuest = <G extends Shape>(guest: Guest<G>, now: number): GuestStep<G> => {
  const isAwake = now - guest.now <= SLEEP_THRESHOLD
  const [storeAgain, keepAgain] = [clearIfDue(guest.storeAgain, now), clearIfDue(guest.keepAgain, now)]
  const next = { ...guest, now, storeAgain, keepAgain }
  const { line } = next
  if (!isAwake || isConnectionOverdue(next)) return line.kind === 'ended' ? [next, []] : redialNow(next)
  if (line.kind === 'down' && now >= line.dialAt)
    return [{ ...next, tries: next.tries + 1, line: { kind: 'dialling', since: now } }, [{ kind: 'dial' }]]
  return sendHeartbeat(next)
}

const handleIntent = <G extends Shape>(
  guest: Guest<G>,
  seat: Seat,
  intent: PlayerIntent<G['action']>,
): GuestStep<G> => {
  const { follower: before, line } = guest
  if (!before || line.kind === 'ended' || guest.anew === 'asked')
    return [guest, [{ kind: 'refused', proposal: null, refusal: { code: before ? 'table.away' : 'table.closed' } }]]
  if (intent.kind !== 'act' && isSecretRevealed(before))
    return [guest, [{ kind: 'refused', proposal: null, refusal: { code: 'undo.reveal' } }]]
  const proposed = nullIfThrows(() => proposeIntent(before, seat, intent))
  if (!proposed) return line.kind === 'up' ? healReplay(guest, before, hashFlawAt(before)) : [guest, []]
  if (!proposed.ok) return [guest, [{ kind: 'refused', proposal: null, refusal: proposed.error }]]
  const { follower, proposal, events } = proposed.value
  const proposeEffects =
    line.kind === 'up' ? [{ kind: 'say', channel: line.channel, frame: { kind: 'propose', proposal } } as const] : []
  return [{ ...guest, follower }, [...proposeEffects, { kind: 'happened', events }]]
}

const handleEvent = <G extends Shape>(guest: Guest<G>, event: GuestEvent<G['action']>): GuestStep<G> => {
  const { line } = guest
  switch (event.kind) {
    case 'tick':
      return tickGuest(guest, event.now)
    case 'woke':
      return line.kind === 'ended' ? [guest, []] : redialNow(guest)
    case 'dial':
      return redialNow(resetHealing(guest))
    case 'takeHosts':
      return takeHostsLog(guest)
    case 'opened':
      return line.kind === 'dialling' ? sendHello(guest, event) : [guest, [{ kind: 'hangUp', channel: event.channel }]]
    case 'failed':
      return line.kind === 'dialling' ? [redialLater({ ...guest, timesFull: 0 }), []] : [guest, []]
    case 'closed':
      return channelOfConnection(guest) === event.channel ? [redialLater(guest), []] : [guest, []]
    case 'said':
      return handleHostFrame(guest, event.channel, event.frame)
    case 'sit':
      return takeSeat(guest, event.key)
    case 'rise':
      return giveUpSeat(guest, event.id)
    case 'rename':
      return renamePlayer(guest, event.id, event)
    case 'claim':
      return claimSeat(guest, event.key, event.claim)
    case 'kept':
      return onKeysStored(guest)
    case 'notKept':
      return [onKeyStoreFailed(guest), []]
    case 'wish':
      return handleIntent(guest, event.seat, event.wish)
    case 'stored':
      return onLogStored(guest)
    case 'notStored':
      return [onLogStoreFailed(guest), []]
    case 'standIn':
    case 'standDown':
      return sendStandIn(guest, event.kind, event.seat)
    case 'bots':
      return [{ ...guest, ownBots: event.seats }, []]
    case 'ask':
      return askConsent(guest, event)
    case 'answer':
      return answerConsent(guest, event.agree)
  }
}

export const stepGuest = <G extends Shape>(guest: Guest<G>, event: GuestEvent<G['action']>): GuestStep<G> =>
  requestKeyStore(requestLogStore(undoAgreedMoves(handleEvent(guest, event))))
