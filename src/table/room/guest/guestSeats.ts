/**
 * Seats that a guest plays. It makes the key of a seat itself, stores it, and only then sends it; once the host has
 * shown the seat, its secret is never sent again, only proved.
 */

import { checkOpening } from '../../../kernel/cardLocks.ts'
import type { Seat, Shape } from '../../../kernel/contract.ts'
import type { Player } from '../../../kernel/log.ts'
import type { Refusal } from '../../../kernel/result.ts'
import { EMPTY_VAULT } from '../../../kernel/vault.ts'
import { addShownOpenings, type Follower, rebuildEcho } from '../../client/follower.ts'
import type { PrivateOpening } from '../../logStore.ts'
import type { FrameToGuest, FrameToHost, LobbyFrame } from '../frames.ts'
import { isNumbered } from '../playerNames.ts'
import { addClaimedKey, type NewSeatKey, playerOf, type SeatKey, type StoredSeatKey, withPlayer } from '../seatKeys.ts'
import { RETRY_DELAY } from '../timeoutsAndLimits.ts'
import { sendToHost } from './guestConsent.ts'
import type { Guest, GuestEffect, GuestStep } from './guestState.ts'
import { redialNow } from './hostConnection.ts'

export const seatsOfKeys = (keys: readonly StoredSeatKey[]): readonly Seat[] =>
  keys.flatMap(({ seat }) => (seat === null ? [] : [seat]))

/** Asks storage to store the keys if they have changed, unless it is busy. */
export const requestKeyStore = <G extends Shape>([guest, effects]: GuestStep<G>): GuestStep<G> => {
  const { keys, kept, keeping, keepAgain } = guest
  if (keys === kept || keeping || keepAgain !== null) return [guest, effects]
  return [{ ...guest, keeping: keys }, [...effects, { kind: 'keep', keys }]]
}

const sendFramesIfUp = <G extends Shape>(
  guest: Guest<G>,
  frames: readonly FrameToHost[],
): readonly GuestEffect<G>[] => {
  const { line } = guest
  return line.kind === 'up' ? frames.map((frame) => ({ kind: 'say', channel: line.channel, frame })) : []
}

const isInLobby = ({ seats }: LobbyFrame, id: string): boolean => seats.some((seat) => seat.id === id)

const isKeyStored = <G extends Shape>({ kept }: Guest<G>, id: string): boolean => kept.some((key) => key.id === id)

/**
 * Sends what the lobby does not show yet: first seats that were given up, because they may make room, then seats that
 * were taken, once on each channel. A seat that was taken and given up is sent too: the host may know of it by now, and
 * only a shown seat can be given up.
 */
const sendMissingSeats = <G extends Shape>(guest: Guest<G>): GuestStep<G> => {
  const { lobby, keys, rising, line } = guest
  if (!lobby || line.kind !== 'up') return [guest, []]
  const isOpen = ({ id, isSeen }: StoredSeatKey): boolean => !isSeen && !isInLobby(lobby, id) && isKeyStored(guest, id)
  const newKeys = keys.filter((key) => isOpen(key) && !line.sat.includes(key.id))
  const givenUpIds = rising.filter((id) => isInLobby(lobby, id))
  const sentIds = [...line.sat, ...newKeys.map(({ id }) => id)]
  return [
    { ...guest, line: { ...line, sat: sentIds } },
    sendFramesIfUp(guest, [
      ...givenUpIds.map((id) => ({ kind: 'rise', id }) as const),
      ...newKeys.map((key) => {
        const { id, secret, nonce } = key
        return { kind: 'sit', id, secret, ...playerOf(key), nonce } as const
      }),
    ]),
  ]
}

/** Removes these keys; proposals for their seats come to nothing. */
export const dropKeys = <G extends Shape>(guest: Guest<G>, ids: readonly string[]): GuestStep<G> => {
  const keys = guest.keys.filter(({ id }) => !ids.includes(id))
  if (keys.length === guest.keys.length) return [guest, []]
  return updateFollowerSeats({ ...guest, keys, rising: guest.rising.filter((id) => !ids.includes(id)) })
}

/** Handles the seats that the lobby shows. */
export const onLobbySeats = <G extends Shape>(guest: Guest<G>, lobby: LobbyFrame): GuestStep<G> => {
  const isNews = guest.keys.some(({ id, isSeen }) => !isSeen && isInLobby(lobby, id))
  const keysSeen = guest.keys.map((key) => (isInLobby(lobby, key.id) ? { ...key, isSeen: true } : key))
  const removedKeys = keysSeen.filter(({ id, isSeen }) => isSeen && !isInLobby(lobby, id))
  const ids = removedKeys.map(({ id }) => id)
  const takenIds = ids.filter((id) => !guest.rising.includes(id))
  const [next, effects] = dropKeys({ ...guest, lobby, keys: isNews ? keysSeen : guest.keys }, ids)
  const [afterSend, sendEffects] = sendMissingSeats(next)
  return [
    afterSend,
    [...effects, ...sendEffects, ...takenIds.map((id) => seatLostEffect<G>(id, { code: 'lobby.removed' }))],
  ]
}

const seatLostEffect = <G extends Shape>(id: string, refusal: Refusal): GuestEffect<G> => ({
  kind: 'unseated',
  id,
  refusal,
})

/** Takes a seat for a person. The promise of the deal is stored with it. */
export const takeSeat = <G extends Shape>(guest: Guest<G>, key: NewSeatKey): GuestStep<G> => {
  const { lobby, keys } = guest
  if (!lobby) return [guest, [seatLostEffect(key.id, { code: 'lobby.unheard' })]]
  return [{ ...guest, keys: [...keys, { ...key, commit: lobby.commit, isSeen: false, seat: null }] }, []]
}

/** Gives a person's seat up: at once if the host cannot know of it, else its key stays until the host has answered. */
export const giveUpSeat = <G extends Shape>(guest: Guest<G>, id: string): GuestStep<G> => {
  if (!guest.lobby || !guest.keys.some((key) => key.id === id)) return [guest, []]
  if (!isKeyStored(guest, id)) return dropKeys(guest, [id])
  return sendMissingSeats({ ...guest, rising: [...guest.rising.filter((other) => other !== id), id] })
}

export const renamePlayer = <G extends Shape>(guest: Guest<G>, id: string, player: Player): GuestStep<G> => {
  const keys = guest.keys.map((key) => (key.id === id ? withPlayer(key, player) : key))
  return [{ ...guest, keys }, sendFramesIfUp(guest, [{ kind: 'rename', id, ...playerOf(player) }])]
}

/** Whether the lobby shows this player, perhaps with the number that tells players of one name apart. */
const isShownAs = (shown: Player, { name, emblem }: Player): boolean =>
  shown.emblem === emblem && (shown.name === name || isNumbered(shown.name, name))

/**
 * Says the names that the lobby does not show: a person may have changed one while the line was away. A seat that came
 * by a link has none here.
 */
export const sendMissingNames = <G extends Shape>([guest, effects]: GuestStep<G>): GuestStep<G> => {
  const missing = guest.keys.filter((key) => {
    const shown = guest.lobby?.seats.find(({ id }) => id === key.id)
    return shown && key.name !== '' && !isShownAs(shown, key)
  })
  const frames = missing.map((key) => ({ kind: 'rename', id: key.id, ...playerOf(key) }) as const)
  return [guest, [...effects, ...sendFramesIfUp(guest, frames)]]
}

/** Adds a seat that was moved here by a link: its key is stored, then proved in a new greeting. */
export const claimSeat = <G extends Shape>(guest: Guest<G>, key: SeatKey, claim: string): GuestStep<G> => [
  { ...guest, keys: addClaimedKey(guest.keys, key, claim), isClaiming: true },
  [],
]

/** Handles that the keys are stored: they may be sent. */
export const onKeysStored = <G extends Shape>(guest: Guest<G>): GuestStep<G> => {
  const next = { ...guest, kept: guest.keeping ?? guest.kept, keeping: null }
  if (!next.isClaiming || next.kept !== next.keys) return sendMissingSeats(next)
  return redialNow({ ...next, isClaiming: false })
}

export const onKeyStoreFailed = <G extends Shape>(guest: Guest<G>): Guest<G> => ({
  ...guest,
  keeping: null,
  keepAgain: guest.now + RETRY_DELAY,
})

/** Follower that plays exactly these seats; `shown` are the openings of seats that are new. */
const withSeats = <G extends Shape>(
  follower: Follower<G>,
  seats: readonly Seat[],
  shown: readonly PrivateOpening[],
): Follower<G> => {
  const vaults = new Map(seats.map((seat) => [seat, follower.vaults.get(seat) ?? EMPTY_VAULT]))
  const pending = follower.pending.filter(({ seat }) => seats.includes(seat))
  return rebuildEcho({ ...follower, seats, pending, vaults: addShownOpenings(vaults, shown) })
}

/** Updates the follower to the seats that this phone plays now; pending proposals of others come to nothing. */
export const updateFollowerSeats = <G extends Shape>(
  guest: Guest<G>,
  shown: readonly PrivateOpening[] = [],
): GuestStep<G> => {
  const { follower, keys, stood } = guest
  if (!follower) return [guest, []]
  const seats = [...new Set([...seatsOfKeys(keys), ...stood])]
  const next = withSeats(follower, seats, shown)
  const lostProposals = follower.pending.filter((proposal) => !next.pending.includes(proposal))
  const refused = lostProposals.map(
    (proposal) => ({ kind: 'refused', proposal, refusal: { code: 'proposal.seat' } }) as const,
  )
  return [{ ...guest, follower: next }, refused]
}

/**
 * Handles the seats that this phone plays for others, with their openings. An opening that does not fit its lock is
 * dropped.
 */
const updateStandInSeats = <G extends Shape>(
  guest: Guest<G>,
  { seats, shown }: Extract<FrameToGuest, { kind: 'stand' }>,
): GuestStep<G> => {
  if (!guest.follower) return [guest, []]
  const { header, locks } = guest.follower.replay
  const stood = seats.filter((seat) => seat < header.seats.length)
  return updateFollowerSeats(
    { ...guest, stood },
    shown.filter(({ opening }) => checkOpening(header.id, locks, opening)),
  )
}

/** Asks the host to let this phone play a seat while its own is away, or to stop. */
export const sendStandIn = <G extends Shape>(
  guest: Guest<G>,
  kind: 'standIn' | 'standDown',
  seat: Seat,
): GuestStep<G> => sendToHost(guest, { kind, seat })

/** Handles the host's frames about seats, on a connection that is up. */
export const handleSeatFrame = <G extends Shape>(
  guest: Guest<G>,
  frame: Extract<FrameToGuest, { kind: 'unseated' | 'stand' | 'stood' | 'standRefused' }>,
): GuestStep<G> => {
  if (frame.kind === 'stood') return [guest, [frame]]
  if (frame.kind === 'standRefused') return [guest, [{ kind: 'refused', proposal: null, refusal: frame.refusal }]]
  if (frame.kind === 'stand') return updateStandInSeats(guest, frame)
  const [next, effects] = dropKeys(guest, [frame.id])
  const isLost = next !== guest && !guest.rising.includes(frame.id)
  return [next, isLost ? [...effects, seatLostEffect(frame.id, frame.refusal)] : effects]
}
