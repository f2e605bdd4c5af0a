/**
 * The seats that a guest plays. It makes the key of a seat itself, stores it, and only then says it; once the host has shown the seat its
 * secret is never said again, only proved.
 */
import type { Seat, Shape } from '../../kernel/contract.ts'
import { checkOpening } from '../../kernel/locks.ts'
import type { Player } from '../../kernel/log.ts'
import type { Refusal } from '../../kernel/result.ts'
import { EMPTY_VAULT } from '../../kernel/vault.ts'
import { type Follower, reecho, withShown } from '../follower.ts'
import type { PrivateOpening } from '../store.ts'
import type { Gathering, ToGuest, ToHost } from './frames.ts'
import type { Guest, GuestEffect, GuestStep } from './guest.ts'
import { redial } from './guestLine.ts'
import { claimedKeys, type HeldKey, type NewKey, playerOf, renamed, type SeatKey } from './keys.ts'
import { AGAIN } from './patience.ts'

export const seatsOf = (keys: readonly HeldKey[]): readonly Seat[] =>
  keys.flatMap(({ seat }) => (seat === null ? [] : [seat]))

/** Asks storage to keep the keys, where they have changed and it is not at work. */
export const keep = <G extends Shape>([guest, effects]: GuestStep<G>): GuestStep<G> => {
  const { keys, kept, keeping, keepAgain } = guest
  if (keys === kept || keeping || keepAgain !== null) return [guest, effects]
  return [{ ...guest, keeping: keys }, [...effects, { kind: 'keep', keys }]]
}

const said = <G extends Shape>(guest: Guest<G>, frames: readonly ToHost[]): readonly GuestEffect<G>[] => {
  const { line } = guest
  return line.kind === 'up' ? frames.map((frame) => ({ kind: 'say', channel: line.channel, frame })) : []
}

const isShown = ({ seats }: Gathering, id: string): boolean => seats.some((seat) => seat.id === id)

const isKept = <G extends Shape>({ kept }: Guest<G>, id: string): boolean => kept.some((key) => key.id === id)

/**
 * Says what the lobby does not show yet: first seats that were given up, for they may make room, then seats that were taken, once on each
 * channel. One that was taken and given up is said too: the host may know of it by now, and only what it has shown can be given up.
 */
export const insist = <G extends Shape>(guest: Guest<G>): GuestStep<G> => {
  const { lobby, keys, rising, line } = guest
  if (!lobby || line.kind !== 'up') return [guest, []]
  const isOpen = ({ id, isSeen }: HeldKey): boolean => !isSeen && !isShown(lobby, id) && isKept(guest, id)
  const sits = keys.filter((key) => isOpen(key) && !line.sat.includes(key.id))
  const rises = rising.filter((id) => isShown(lobby, id))
  const sat = [...line.sat, ...sits.map(({ id }) => id)]
  return [
    { ...guest, line: { ...line, sat } },
    said(guest, [
      ...rises.map((id) => ({ kind: 'rise', id }) as const),
      ...sits.map((key) => {
        const { id, secret, nonce } = key
        return { kind: 'sit', id, secret, ...playerOf(key), nonce } as const
      }),
    ]),
  ]
}

/** Without these keys; what was proposed for their seats comes to nothing. */
export const dropped = <G extends Shape>(guest: Guest<G>, ids: readonly string[]): GuestStep<G> => {
  const keys = guest.keys.filter(({ id }) => !ids.includes(id))
  if (keys.length === guest.keys.length) return [guest, []]
  return reseat({ ...guest, keys, rising: guest.rising.filter((id) => !ids.includes(id)) })
}

/** The host has shown how the lobby stands. */
export const gathered = <G extends Shape>(guest: Guest<G>, lobby: Gathering): GuestStep<G> => {
  const isNews = guest.keys.some(({ id, isSeen }) => !isSeen && isShown(lobby, id))
  const seen = guest.keys.map((key) => (isShown(lobby, key.id) ? { ...key, isSeen: true } : key))
  const gone = seen.filter(({ id, isSeen }) => isSeen && !isShown(lobby, id))
  const ids = gone.map(({ id }) => id)
  const taken = ids.filter((id) => !guest.rising.includes(id))
  const [next, effects] = dropped({ ...guest, lobby, keys: isNews ? seen : guest.keys }, ids)
  const [last, more] = insist(next)
  return [last, [...effects, ...more, ...taken.map((id) => lostSeat<G>(id, { code: 'lobby.removed' }))]]
}

const lostSeat = <G extends Shape>(id: string, refusal: Refusal): GuestEffect<G> => ({ kind: 'unseated', id, refusal })

/** A person takes a seat. The promise of the deal is kept with it. */
export const sit = <G extends Shape>(guest: Guest<G>, key: NewKey): GuestStep<G> => {
  const { lobby, keys } = guest
  if (!lobby) return [guest, [lostSeat(key.id, { code: 'lobby.unheard' })]]
  return [{ ...guest, keys: [...keys, { ...key, commit: lobby.commit, isSeen: false, seat: null }] }, []]
}

/** A person gives a seat up: at once where the host cannot know of it, else its key stays until the host has answered. */
export const rise = <G extends Shape>(guest: Guest<G>, id: string): GuestStep<G> => {
  if (!guest.lobby || !guest.keys.some((key) => key.id === id)) return [guest, []]
  if (!isKept(guest, id)) return dropped(guest, [id])
  return insist({ ...guest, rising: [...guest.rising.filter((other) => other !== id), id] })
}

export const rename = <G extends Shape>(guest: Guest<G>, id: string, player: Player): GuestStep<G> => {
  const keys = guest.keys.map((key) => (key.id === id ? renamed(key, player) : key))
  return [{ ...guest, keys }, said(guest, [{ kind: 'rename', id, ...playerOf(player) }])]
}

/** A seat that was moved here by a link: it is kept, and proved in a new greeting. */
export const claimSeat = <G extends Shape>(guest: Guest<G>, key: SeatKey, claim: string): GuestStep<G> => [
  { ...guest, keys: claimedKeys(guest.keys, key, claim), isClaiming: true },
  [],
]

/** Storage has the keys: they may be said. */
export const kept = <G extends Shape>(guest: Guest<G>): GuestStep<G> => {
  const next = { ...guest, kept: guest.keeping ?? guest.kept, keeping: null }
  if (!next.isClaiming || next.kept !== next.keys) return insist(next)
  return redial({ ...next, isClaiming: false })
}

export const notKept = <G extends Shape>(guest: Guest<G>): Guest<G> => ({
  ...guest,
  keeping: null,
  keepAgain: guest.now + AGAIN,
})

/** Plays exactly these seats; `shown` is what seats that are new were shown. */
const seatedAt = <G extends Shape>(
  follower: Follower<G>,
  seats: readonly Seat[],
  shown: readonly PrivateOpening[],
): Follower<G> => {
  const vaults = new Map(seats.map((seat) => [seat, follower.vaults.get(seat) ?? EMPTY_VAULT]))
  const pending = follower.pending.filter(({ seat }) => seats.includes(seat))
  return reecho({ ...follower, seats, pending, vaults: withShown(vaults, shown) })
}

/** Brings the follower to the seats that this phone plays now; pending deeds of others come to nothing. */
export const reseat = <G extends Shape>(guest: Guest<G>, shown: readonly PrivateOpening[] = []): GuestStep<G> => {
  const { follower, keys, stood } = guest
  if (!follower) return [guest, []]
  const seats = [...new Set([...seatsOf(keys), ...stood])]
  const next = seatedAt(follower, seats, shown)
  const lost = follower.pending.filter((proposal) => !next.pending.includes(proposal))
  const refused = lost.map((proposal) => ({ kind: 'refused', proposal, refusal: { code: 'proposal.seat' } }) as const)
  return [{ ...guest, follower: next }, refused]
}

/** What a seat that it plays for another was shown. A card that does not fit its lock is none. */
const stand = <G extends Shape>(
  guest: Guest<G>,
  { seats, shown }: Extract<ToGuest, { kind: 'stand' }>,
): GuestStep<G> => {
  if (!guest.follower) return [guest, []]
  const { header, locks } = guest.follower.replay
  const stood = seats.filter((seat) => seat < header.seats.length)
  return reseat(
    { ...guest, stood },
    shown.filter(({ opening }) => checkOpening(header.id, locks, opening)),
  )
}

/** What the host says of seats, on a line that is up. */
export const seatNews = <G extends Shape>(
  guest: Guest<G>,
  frame: Extract<ToGuest, { kind: 'unseated' | 'stand' | 'standRefused' }>,
): GuestStep<G> => {
  if (frame.kind === 'standRefused') return [guest, [{ kind: 'refused', proposal: null, refusal: frame.refusal }]]
  if (frame.kind === 'stand') return stand(guest, frame)
  const [next, effects] = dropped(guest, [frame.id])
  const isLost = next !== guest && !guest.rising.includes(frame.id)
  return [next, isLost ? [...effects, lostSeat(frame.id, frame.refusal)] : effects]
}
