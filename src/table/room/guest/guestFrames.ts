/** What a guest makes of the host's words: in a greeting, in the lobby, and at the table. */
import type { Shape } from '../../kernel/contract.ts'
import type { Follower } from '../follower.ts'
import type { ChannelId } from './callers.ts'
import type { ToGuest } from './frames.ts'
import type { Guest, GuestStep } from './guest.ts'
import { greet, inLobby, moved, proved, welcomed } from './guestGreeting.ts'
import { channelOf, redial } from './guestLine.ts'
import { compare, told } from './guestLog.ts'
import { looked } from './guestLook.ts'
import { pleaNews } from './guestPleas.ts'
import { gathered, seatNews } from './guestSeats.ts'

/** Who only looks on at what the host sees does not have the log. */
const mayCheck = <G extends Shape>({ replay, flaw }: Follower<G>): boolean => replay.turn.kind === 'over' && !flaw

/** The line is up: what the host says. */
const listen = <G extends Shape>(guest: Guest<G>, frame: ToGuest): GuestStep<G> => {
  const { follower } = guest
  switch (frame.kind) {
    case 'lobby':
      if (!frame.hears) return redial(guest)
      return follower ? [guest, []] : gathered(guest, frame)
    case 'begun':
      return greet(guest)
    case 'here': {
      const { present, standing, bots = [], watching, unsaved: isHostUnsaved = false } = frame
      const told = { ...guest, present, standing, bots, watching, isHostUnsaved }
      return frame.hears ? compare(told, frame.have) : redial(guest)
    }
    case 'snapshot':
      return looked(guest, frame)
    case 'commit':
    case 'refuse':
      return follower ? told(guest, follower, frame) : [guest, []]
    case 'moved':
      return moved(guest, frame.ids)
    case 'unseated':
    case 'stand':
    case 'standRefused':
      return seatNews(guest, frame)
    case 'plea':
    case 'pleaEnd':
    case 'pleaRefused':
      return pleaNews(guest, frame)
    case 'reveal':
      return [guest, follower && mayCheck(follower) ? [{ kind: 'audit', secret: frame.secret }] : []]
    default:
      return [guest, []]
  }
}

/** A frame came on this channel; of an older one nothing is heard. */
export const hear = <G extends Shape>(guest: Guest<G>, channel: ChannelId, frame: ToGuest): GuestStep<G> => {
  const { line } = guest
  if (channelOf(guest) !== channel) return [guest, []]
  if (frame.kind === 'farewell') return [{ ...guest, line: { kind: 'ended', why: frame.why } }, []]
  if (line.kind === 'up') return listen({ ...guest, line: { ...line, heard: guest.now } }, frame)
  if (line.kind !== 'greeting') return [guest, []]
  if (frame.kind === 'prove') return proved(guest, line, frame)
  if (frame.kind === 'lobby') return inLobby(guest, line, frame)
  return frame.kind === 'welcome' ? welcomed(guest, line, frame) : [guest, []]
}
