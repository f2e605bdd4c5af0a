/** How a guest and the host come to know each other: hello, prove, proof, and then the lobby or the game. */
import type { Seat, Shape } from '../../kernel/contract.ts'
import { start } from '../../kernel/replay.ts'
import type { Refusal } from '../../kernel/result.ts'
import { whyNotGiven } from '../fairDeal.ts'
import { seatFollower } from '../follower.ts'
import type { Gathering, ToGuest, ToHost } from './frames.ts'
import type { Guest, GuestEffect, GuestStep } from './guest.ts'
import { downFor, hangUp, type Line, part } from './guestLine.ts'
import { dropped, gathered, reseat, seatsOf } from './guestSeats.ts'
import { type HeldKey, proofOf } from './keys.ts'
import { ELSEWHERE, FRESH } from './patience.ts'

type Greeting = Extract<Line, { kind: 'greeting' }>

/** What it has is read from its log: the state is what may be wrong. */
const hello = <G extends Shape>({ follower }: Guest<G>, said: readonly HeldKey[], nonce: string): ToHost => {
  const entries = follower?.entries ?? []
  const have = { seq: entries.length, hash: entries.at(-1)?.hash ?? '' }
  const game = follower?.replay.header.id ?? null
  const claims = said.map(({ claim = '' }) => claim)
  return { kind: 'hello', ids: said.map(({ id }) => id), claims, nonce, game, have }
}

/** Its keys that are stored. One that was given up is not said any more, even where storage still has it. */
const sayable = <G extends Shape>({ keys, kept }: Guest<G>): readonly HeldKey[] =>
  keys.filter(({ id }) => kept.some((key) => key.id === id))

/** Greets on a channel that has opened, or anew on the one that it has. */
export const greet = <G extends Shape>(guest: Guest<G>, opened?: Pick<Greeting, 'channel' | 'nonce'>): GuestStep<G> => {
  const on = opened ?? ('channel' in guest.line ? guest.line : null)
  if (!on) return [guest, []]
  const { channel, nonce } = on
  const keys = sayable(guest)
  const line: Line = { kind: 'greeting', channel, nonce, since: guest.now, keys, isAnswered: keys.length === 0 }
  return [{ ...guest, line }, [{ kind: 'say', channel, frame: hello(guest, keys, nonce) }]]
}

/** Somebody answers who cannot prove to be the host: the code may be another room's by now. It is dialled again later. */
const doubted = <G extends Shape>(guest: Guest<G>): GuestStep<G> => [
  { ...downFor(guest, ELSEWHERE), isElsewhere: true },
  hangUp(guest),
]

/**
 * Somebody answers who does not know this phone's seats. Where people have connected the phones by hand they want this table: the seats of an
 * earlier lobby are let go.
 */
const elsewhere = <G extends Shape>(guest: Guest<G>): GuestStep<G> => {
  if (!guest.isByHand || guest.follower) return doubted(guest)
  const [next, effects] = dropped(
    guest,
    guest.keys.map(({ id }) => id),
  )
  const [greeting, more] = greet(next)
  return [greeting, [...effects, ...more]]
}

/** The host proves that it knows the seats, and is proved the same. */
export const proved = <G extends Shape>(
  guest: Guest<G>,
  line: Greeting,
  { nonce, macs }: Extract<ToGuest, { kind: 'prove' }>,
): GuestStep<G> => {
  const { keys } = line
  if (keys.some((key, at) => macs[at] && macs[at] !== proofOf(key, 'host', line.nonce))) return doubted(guest)
  if (keys.some(({ isSeen }) => isSeen) && macs.every((mac) => mac === '')) return elsewhere(guest)
  const own = keys.map((key, at) => (macs[at] ? proofOf(key, 'guest', nonce) : ''))
  return [
    { ...guest, line: { ...line, isAnswered: true } },
    [{ kind: 'say', channel: line.channel, frame: { kind: 'proof', macs: own } }],
  ]
}

const up = <G extends Shape>(guest: Guest<G>, { channel, nonce }: Greeting): Guest<G> => ({
  ...guest,
  ...{
    tries: 0,
    isElsewhere: false,
    line: { kind: 'up', channel, nonce, since: guest.now, heard: guest.now, spoke: guest.now, sat: [] },
  },
})

/** The lobby is there; a phone that plays a game is not meant. What was said before the host had heard this greeting is no answer to it. */
export const inLobby = <G extends Shape>(guest: Guest<G>, line: Greeting, lobby: Gathering): GuestStep<G> => {
  if (!line.isAnswered) return [guest, []]
  return guest.follower ? part(guest, 'otherGame') : gathered(up(guest, line), lobby)
}

type Welcome = Extract<ToGuest, { kind: 'welcome' }>

/**
 * The keys with the seats that they opened. Those that opened none were carried to another phone while this one was away, or were too late,
 * or their seats were taken away.
 */
const seatedBy = <G extends Shape>(guest: Guest<G>, line: Greeting, { seats, header }: Welcome): GuestStep<G> => {
  const of = (id: string): Seat | 'moved' | null => {
    const seat = seats[line.keys.findIndex((key) => key.id === id)] ?? null
    return typeof seat === 'number' && seat >= header.seats.length ? null : seat
  }
  const keys = guest.keys.flatMap((key): readonly HeldKey[] => {
    const seat = of(key.id)
    return typeof seat === 'number' ? [seat === key.seat ? key : { ...key, isSeen: true, seat }] : []
  })
  const isSame = keys.length === guest.keys.length && keys.every((key, at) => key === guest.keys[at])
  const late = guest.keys.filter(({ id }) => of(id) === null && !guest.rising.includes(id))
  const codeOf = ({ isSeen }: HeldKey): string => (isSeen ? 'seat.removed' : 'lobby.begun')
  const effects = late.map((key) => ({ kind: 'unseated', id: key.id, refusal: { code: codeOf(key) } }) as const)
  const ids = guest.keys.flatMap(({ id }) => (of(id) === 'moved' ? [id] : []))
  const gone = ids.length > 0 ? [{ kind: 'moved', ids } as const] : []
  return [{ ...guest, rising: [], keys: isSame ? guest.keys : keys }, [...effects, ...gone]]
}

const refused = <G extends Shape>(guest: Guest<G>, why: 'deal' | 'unknown', refusal: Refusal): GuestStep<G> => {
  const [next, effects] = part(guest, why)
  return [next, [...effects, { kind: 'refused', proposal: null, refusal }]]
}

/** Why the deal is not the one that this phone was promised when it sat down; the host's own phone knows it anyway. */
const whyNotFair = <G extends Shape>({ keys, isOwn }: Guest<G>, { header }: Welcome): Refusal | null => {
  const given = keys.filter(({ commit, seat }) => commit !== '' && seat !== null)
  const [first] = given
  if (!first || isOwn) return null
  const nonces = new Map(given.map(({ seat, nonce }) => [seat as number, nonce]))
  return whyNotGiven(header, { commit: first.commit, nonces })
}

/** The host knows this phone: whatever is not done is proposed again, and is done once. */
const again = <G extends Shape>({ follower, line }: Guest<G>): readonly GuestEffect<G>[] => {
  if (!follower || line.kind !== 'up') return []
  const { channel } = line
  return follower.pending.map((proposal) => ({ kind: 'say', channel, frame: { kind: 'propose', proposal } }))
}

/** The first welcome brings the game. */
const begun = <G extends Shape>(guest: Guest<G>, { header }: Welcome): GuestStep<G> => {
  const game = guest.gameOf(header)
  if (!game) return refused(guest, 'unknown', { code: 'header.game', values: { game: header.game } })
  const replay = start(game, header)
  if (!replay.ok) return refused(guest, 'unknown', replay.error)
  return reseat({ ...guest, follower: seatFollower([], replay.value, [], []) })
}

/**
 * These seats are played on another phone. On a line that has just come up that may be this phone itself, on an older channel that was
 * slow: it greets once more, and who then still has the seat has it.
 */
export const moved = <G extends Shape>(guest: Guest<G>, ids: readonly string[]): GuestStep<G> => {
  const { line, insisted, now } = guest
  if (line.kind === 'up' && now - line.since < FRESH && insisted !== line.channel)
    return greet({ ...guest, insisted: line.channel })
  const [next, effects] = dropped(guest, ids)
  return next === guest ? [guest, []] : [next, [...effects, { kind: 'moved', ids }]]
}

/** Cards of seats that it played for others are forgotten, also where such a seat is its own from now on: they are told and stored anew. */
const onlyOwn = <G extends Shape>(guest: Guest<G>): Guest<G> => {
  const { follower, keys } = guest
  if (!follower) return guest
  const own = seatsOf(keys)
  return {
    ...guest,
    follower: { ...follower, vaults: new Map([...follower.vaults].filter(([seat]) => own.includes(seat))) },
  }
}

/** The host lets this phone in. */
export const welcomed = <G extends Shape>(guest: Guest<G>, line: Greeting, frame: Welcome): GuestStep<G> => {
  const { follower } = guest
  if (!line.isAnswered) return [guest, []]
  if (follower && follower.replay.header.id !== frame.header.id) return part(guest, 'otherGame')
  const left = { ...onlyOwn(up(guest, line)), lobby: null, stood: [], plea: null }
  const [seated, effects] = seatedBy(left, line, frame)
  const unfair = whyNotFair(seated, frame)
  if (unfair) return refused(seated, 'deal', unfair)
  const [next, more] = follower ? reseat(seated) : begun(seated, frame)
  return [next, [...effects, ...more, ...again(next)]]
}
