/** Greeting between guest and host: hello, prove, proof, and then the lobby or the game. */
import type { Seat, Shape } from '../../../kernel/contract.ts'
import { startReplay } from '../../../kernel/replayState.ts'
import type { Refusal } from '../../../kernel/result.ts'
import { createFollower } from '../../client/follower.ts'
import { whyDealDiffers } from '../../fairDeal/fairDeal.ts'
import type { FrameToGuest, FrameToHost, LobbyFrame, RulesVersion } from '../frames.ts'
import { proofOf, type StoredSeatKey } from '../seatKeys.ts'
import { FRESH_CONNECTION_TIME, OTHER_HOST_DELAY } from '../timeoutsAndLimits.ts'
import { dropKeys, onLobbySeats, seatsOfKeys, sendMissingNames, updateFollowerSeats } from './guestSeats.ts'
import type { Guest, GuestEffect, GuestStep } from './guestState.ts'
import { endConnection, type HostConnection, hangUpEffects, type PartingReason, redialLater } from './hostConnection.ts'

type GreetingConnection = Extract<HostConnection, { kind: 'greeting' }>

/** Hello of this phone. Its log position comes from its log: the state is what may be wrong. */
const createHello = <G extends Shape>(
  { follower: known, anew }: Guest<G>,
  keys: readonly StoredSeatKey[],
  nonce: string,
): FrameToHost => {
  const follower = anew === 'asked' ? null : known
  const entries = follower?.entries ?? []
  const have = { seq: entries.length, hash: entries.at(-1)?.hash ?? '' }
  const game = follower?.replay.header.id ?? null
  const claims = keys.map(({ claim = '' }) => claim)
  return { kind: 'hello', ids: keys.map(({ id }) => id), claims, nonce, game, have }
}

/** Stored keys of seats in use. A key that was given up is not sent any more, even if storage still has it. */
const storedKeysInUse = <G extends Shape>({ keys, kept }: Guest<G>): readonly StoredSeatKey[] =>
  keys.filter(({ id }) => kept.some((key) => key.id === id))

/** Greets on a channel that has opened, or anew on the current one. */
export const sendHello = <G extends Shape>(
  guest: Guest<G>,
  opened?: Pick<GreetingConnection, 'channel' | 'nonce'>,
): GuestStep<G> => {
  const channelInfo = opened ?? ('channel' in guest.line ? guest.line : null)
  if (!channelInfo) return [guest, []]
  const { channel, nonce } = channelInfo
  const keys = storedKeysInUse(guest)
  const line: HostConnection = {
    kind: 'greeting',
    channel,
    nonce,
    since: guest.now,
    keys,
    isAnswered: keys.length === 0,
  }
  const greeting = { ...guest, line, isCompared: false }
  return [greeting, [{ kind: 'say', channel, frame: createHello(guest, keys, nonce) }]]
}

/** Hangs up on a host that cannot prove itself: the code may be another room's by now. It is dialled again later. */
const rejectHost = <G extends Shape>(guest: Guest<G>): GuestStep<G> => [
  { ...redialLater(guest, OTHER_HOST_DELAY), isElsewhere: true, timesFull: 0 },
  hangUpEffects(guest),
]

/**
 * Handles a host that does not know this phone's seats. People who have connected the phones by hand want this table:
 * then the seats of an earlier lobby are dropped.
 */
const onUnknownHost = <G extends Shape>(guest: Guest<G>): GuestStep<G> => {
  if (!guest.isByHand || guest.follower) return rejectHost(guest)
  const [next, effects] = dropKeys(
    guest,
    guest.keys.map(({ id }) => id),
  )
  const [greeted, helloEffects] = sendHello(next)
  return [greeted, [...effects, ...helloEffects]]
}

/** Checks the host's proof that it knows the seats, and answers with this phone's own. */
export const onProve = <G extends Shape>(
  guest: Guest<G>,
  line: GreetingConnection,
  { nonce, macs }: Extract<FrameToGuest, { kind: 'prove' }>,
): GuestStep<G> => {
  const { keys } = line
  if (keys.some((key, at) => macs[at] && macs[at] !== proofOf(key, 'host', line.nonce))) return rejectHost(guest)
  if (keys.some(({ isSeen }) => isSeen) && macs.every((mac) => mac === '')) return onUnknownHost(guest)
  const proofs = keys.map((key, at) => (macs[at] ? proofOf(key, 'guest', nonce) : ''))
  return [
    { ...guest, line: { ...line, isAnswered: true } },
    [{ kind: 'say', channel: line.channel, frame: { kind: 'proof', macs: proofs } }],
  ]
}

const withConnectionUp = <G extends Shape>(guest: Guest<G>, { channel, nonce }: GreetingConnection): Guest<G> => ({
  ...guest,
  ...{
    tries: 0,
    isElsewhere: false,
    timesFull: 0,
    isCompared: false,
    line: {
      ...{ kind: 'up', channel, nonce, since: guest.now, heard: guest.now, spoke: guest.now },
      ...{ sat: [], unheardSince: null },
    },
  },
})

/**
 * Refusal if this phone cannot play what the lobby plans, with the codes of a header that it could not open; else null.
 */
const whyRulesDiffer = <G extends Shape>(
  { versionOf, isOwn }: Guest<G>,
  { game, version }: RulesVersion,
): Refusal | null => {
  const known = isOwn ? version : versionOf(game)
  if (known === null) return { code: 'header.game', values: { game } }
  return known === version ? null : { code: 'header.version', values: { version } }
}

/**
 * Handles a lobby, which the host sends again and again: a phone that cannot play the planned game takes no seat, and
 * ends the connection with the reason.
 */
export const onLobbyState = <G extends Shape>(guest: Guest<G>, lobby: LobbyFrame): GuestStep<G> => {
  const why = whyRulesDiffer(guest, lobby)
  if (!why) return onLobbySeats(guest, lobby)
  return endWithRefusal(guest, why.code === 'header.version' ? 'version' : 'unknown', why)
}

/**
 * Handles a lobby that answers the greeting; it is not for a phone that already plays a game. A lobby sent before the
 * host received this greeting is no answer to it.
 */
export const onGreetedByLobby = <G extends Shape>(
  guest: Guest<G>,
  line: GreetingConnection,
  lobby: LobbyFrame,
): GuestStep<G> => {
  if (!line.isAnswered) return [guest, []]
  if (guest.follower) return endConnection(guest, 'otherGame')
  return sendMissingNames(onLobbyState(withConnectionUp(guest, line), lobby))
}

type WelcomeFrame = Extract<FrameToGuest, { kind: 'welcome' }>

/**
 * Keys with the seats that they opened. A key that opened none was moved to another phone while this one was away, or
 * came too late, or its seat was taken away.
 */
const keepWelcomedSeats = <G extends Shape>(
  guest: Guest<G>,
  line: GreetingConnection,
  { seats, header }: WelcomeFrame,
): GuestStep<G> => {
  const seatOfKey = (id: string): Seat | 'moved' | null => {
    const seat = seats[line.keys.findIndex((key) => key.id === id)] ?? null
    return typeof seat === 'number' && seat >= header.seats.length ? null : seat
  }
  const keys = guest.keys.flatMap((key): readonly StoredSeatKey[] => {
    const seat = seatOfKey(key.id)
    return typeof seat === 'number' ? [seat === key.seat ? key : { ...key, isSeen: true, seat }] : []
  })
  const isSame = keys.length === guest.keys.length && keys.every((key, at) => key === guest.keys[at])
  const refusedKeys = guest.keys.filter(({ id }) => seatOfKey(id) === null && !guest.rising.includes(id))
  const codeOf = ({ isSeen }: StoredSeatKey): string => (isSeen ? 'seat.removed' : 'lobby.begun')
  const effects = refusedKeys.map((key) => ({ kind: 'unseated', id: key.id, refusal: { code: codeOf(key) } }) as const)
  const movedIds = guest.keys.flatMap(({ id }) => (seatOfKey(id) === 'moved' ? [id] : []))
  const movedEffects = movedIds.length > 0 ? [{ kind: 'moved', ids: movedIds } as const] : []
  return [{ ...guest, rising: [], keys: isSame ? guest.keys : keys }, [...effects, ...movedEffects]]
}

const endWithRefusal = <G extends Shape>(guest: Guest<G>, why: PartingReason, refusal: Refusal): GuestStep<G> => {
  const [next, effects] = endConnection(guest, why)
  return [next, [...effects, { kind: 'refused', proposal: null, refusal }]]
}

/**
 * Refusal if the deal is not the one promised when this phone took its seat; the host's own phone knows the deal
 * anyway.
 */
const whyDealBroken = <G extends Shape>({ keys, isOwn }: Guest<G>, { header }: WelcomeFrame): Refusal | null => {
  const promisedKeys = keys.filter(({ commit, seat }) => commit !== '' && seat !== null)
  const [first] = promisedKeys
  if (!first || isOwn) return null
  const nonces = new Map(promisedKeys.map(({ seat, nonce }) => [seat as number, nonce]))
  return whyDealDiffers(header, { commit: first.commit, nonces })
}

/** Proposes again, after a greeting, all that is not done; each is done only once. */
const proposePendingAgain = <G extends Shape>({ follower, line }: Guest<G>): readonly GuestEffect<G>[] => {
  if (!follower || line.kind !== 'up') return []
  const { channel } = line
  return follower.pending.map((proposal) => ({ kind: 'say', channel, frame: { kind: 'propose', proposal } }))
}

/** Asks again what the people of this phone asked on a line that was lost, where the host does not say it yet. */
const askAgain = <G extends Shape>({ asking, follower, line }: Guest<G>): readonly GuestEffect<G>[] =>
  asking && follower && line.kind === 'up'
    ? [{ kind: 'say', channel: line.channel, frame: { kind: 'plea', what: asking.what, seat: asking.seat } }]
    : []

/** Opens the replay of the game that the first welcome brings. */
const openFirstReplay = <G extends Shape>(guest: Guest<G>, { header }: WelcomeFrame): GuestStep<G> => {
  const game = guest.gameOf(header)
  if (!game) return endWithRefusal(guest, 'unknown', { code: 'header.game', values: { game: header.game } })
  const replay = startReplay(game, header)
  if (!replay.ok)
    return endWithRefusal(guest, replay.error.code === 'header.version' ? 'version' : 'unknown', replay.error)
  return updateFollowerSeats({ ...guest, follower: createFollower([], replay.value, [], []) })
}

/**
 * Handles seats that are played on another phone. If the connection has just come up, that may be this phone itself on
 * a slow older channel: it greets once more, and whichever then has the seat plays it.
 */
export const onSeatsMoved = <G extends Shape>(guest: Guest<G>, ids: readonly string[]): GuestStep<G> => {
  const { line, insisted, now } = guest
  if (line.kind === 'up' && now - line.since < FRESH_CONNECTION_TIME && insisted !== line.channel)
    return sendHello({ ...guest, insisted: line.channel })
  const [next, effects] = dropKeys(guest, ids)
  return next === guest ? [guest, []] : [next, [...effects, { kind: 'moved', ids }]]
}

/**
 * Guest without the vaults of seats that it played for others, even if such a seat is its own from now on: their
 * openings are sent and stored anew.
 */
const withOwnVaultsOnly = <G extends Shape>(guest: Guest<G>): Guest<G> => {
  const { follower, keys } = guest
  if (!follower) return guest
  const own = seatsOfKeys(keys)
  return {
    ...guest,
    follower: { ...follower, vaults: new Map([...follower.vaults].filter(([seat]) => own.includes(seat))) },
  }
}

/** Handles a welcome: the host lets this phone in. */
export const onWelcome = <G extends Shape>(
  guest: Guest<G>,
  line: GreetingConnection,
  frame: WelcomeFrame,
): GuestStep<G> => {
  const { follower } = guest
  if (!line.isAnswered) return [guest, []]
  if (follower && follower.replay.header.id !== frame.header.id) return endConnection(guest, 'otherGame')
  const welcomedGuest = { ...withOwnVaultsOnly(withConnectionUp(guest, line)), lobby: null, stood: [], plea: null }
  const [seated, effects] = keepWelcomedSeats(welcomedGuest, line, frame)
  const dealRefusal = whyDealBroken(seated, frame)
  if (dealRefusal) return endWithRefusal(seated, 'deal', dealRefusal)
  const [next, seatEffects] = follower ? updateFollowerSeats(seated) : openFirstReplay(seated, frame)
  return [next, [...effects, ...seatEffects, ...proposePendingAgain(next), ...askAgain(next)]]
}
