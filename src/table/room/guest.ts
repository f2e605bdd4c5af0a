/**
 * A guest's side of a shared table: it dials until it is heard, keeps the log that it is told, echoes its own deeds, and says them again
 * after every new greeting until they are done. Pure: a step takes an event and gives the next guest and what is to be done outside.
 */
import type { Game, Seat, Shape } from '../../kernel/contract.ts'
import { hashOf } from '../../kernel/hash.ts'
import { type Flaw, replayLog } from '../../kernel/ledger.ts'
import type { Entry, Header } from '../../kernel/log.ts'
import { start } from '../../kernel/replay.ts'
import type { Refusal } from '../../kernel/result.ts'
import { type Follower, seatFollower } from '../follower.ts'
import type { Proposal } from '../messages.ts'
import { propose, type Wish } from '../propose.ts'
import { receive } from '../receive.ts'
import type { PrivateOpening } from '../store.ts'
import type { Farewell, Have, Presence, ToGuest, ToHost } from './frames.ts'
import type { SeatKey } from './keys.ts'
import { AGAIN, ASLEEP, BEAT, DIALLING, DIALLING_MORE, GREETING, SILENCE } from './patience.ts'
import type { ChannelId } from './room.ts'

/** Where the guest's line to the host stands. */
export type Line =
  | { readonly kind: 'down'; readonly dialAt: number }
  | { readonly kind: 'dialling'; readonly since: number }
  | { readonly kind: 'greeting'; readonly channel: ChannelId; readonly nonce: string; readonly since: number }
  | {
      readonly kind: 'up'
      readonly channel: ChannelId
      readonly nonce: string
      readonly heard: number
      readonly spoke: number
    }
  /** The host has said why no more is to be had, or this phone differs and cannot be healed: only a person dials again. */
  | { readonly kind: 'ended'; readonly why: Farewell | 'differs' }

/** What is stored together, with the own proposals that are done by it. */
interface Batch<G extends Shape> {
  readonly entries: readonly Entry[]
  readonly shown: readonly PrivateOpening[]
  readonly proposals: readonly Proposal<G['action']>[]
}

export interface Guest<G extends Shape> {
  readonly game: Game<G>
  readonly keys: readonly SeatKey[]
  /** Null until the first welcome. */
  readonly follower: Follower<G> | null
  readonly line: Line
  /** How often it has dialled since it was last up. */
  readonly tries: number
  readonly now: number
  readonly present: Presence
  /** Whether storage knows the game, and how many entries it has. */
  readonly isCreated: boolean
  readonly stored: number
  /** What was told and is not with storage yet, and what storage is at work on. */
  readonly unstored: Batch<G>
  readonly storing: Batch<G> | null
  readonly storeAgain: number | null
  /** Where this phone differed from the host, each time that it did. */
  readonly flaws: readonly Flaw[]
  /** The entry at which it was healed, until it is seen to agree again. */
  readonly healedAt: number | null
}

export type GuestEvent<A = object> =
  | { readonly kind: 'tick'; readonly now: number }
  /** A dialled channel has opened, or it will not. `nonce`: what the host is to prove with, 16 random bytes as base64url. */
  | { readonly kind: 'opened'; readonly channel: ChannelId; readonly nonce: string }
  | { readonly kind: 'closed'; readonly channel: ChannelId }
  | { readonly kind: 'failed' }
  | { readonly kind: 'said'; readonly channel: ChannelId; readonly frame: ToGuest }
  | { readonly kind: 'wish'; readonly seat: Seat; readonly wish: Wish<A> }
  | { readonly kind: 'stored' | 'notStored' }
  /** The phone was asleep, the app was away or the network has changed: what the line is worth is not known. */
  | { readonly kind: 'woke' }

export type GuestEffect<G extends Shape> =
  | { readonly kind: 'dial' }
  | { readonly kind: 'hangUp'; readonly channel: ChannelId }
  | { readonly kind: 'say'; readonly channel: ChannelId; readonly frame: ToHost }
  /** Answered by `stored` or `notStored`; there is never more than one at a time. `header` where storage does not know the game. */
  | {
      readonly kind: 'store'
      readonly header: Header | null
      readonly entries: readonly Entry[]
      readonly shown: readonly PrivateOpening[]
    }
  /** What happened, each event once; own proposals that are done, or refused. */
  | { readonly kind: 'happened'; readonly events: readonly G['event'][] }
  | { readonly kind: 'done'; readonly proposals: readonly Proposal<G['action']>[] }
  | { readonly kind: 'refused'; readonly proposal: Proposal<G['action']> | null; readonly refusal: Refusal }

export type GuestStep<G extends Shape> = readonly [Guest<G>, readonly GuestEffect<G>[]]

const NOTHING = { entries: [], shown: [], proposals: [] } as const

/** A guest who has these keys and, if it was here before, this log, all of it stored. It dials at its first tick. */
export const openGuest = <G extends Shape>(
  game: Game<G>,
  keys: readonly SeatKey[],
  now: number,
  follower: Follower<G> | null = null,
): Guest<G> => ({
  game,
  keys,
  follower,
  line: { kind: 'down', dialAt: now },
  tries: 0,
  now,
  present: [],
  isCreated: follower !== null,
  stored: follower?.replay.seq ?? 0,
  unstored: NOTHING,
  storing: null,
  storeAgain: null,
  flaws: [],
  healedAt: null,
})

/** Asks storage for what it lacks, where it is not at work. */
const save = <G extends Shape>([guest, effects]: GuestStep<G>): GuestStep<G> => {
  const { follower, storing, storeAgain, unstored, isCreated } = guest
  const isAll = isCreated && unstored.entries.length === 0 && unstored.shown.length === 0
  if (!follower || storing || storeAgain !== null || isAll) return [guest, effects]
  const header = isCreated ? null : follower.replay.header
  const { entries, shown } = unstored
  return [{ ...guest, storing: unstored, unstored: NOTHING }, [...effects, { kind: 'store', header, entries, shown }]]
}

const lineDown = <G extends Shape>(guest: Guest<G>): Guest<G> => ({
  ...guest,
  line: { kind: 'down', dialAt: guest.now + AGAIN },
})

const channelOf = ({ line }: { readonly line: Line }): ChannelId | null => ('channel' in line ? line.channel : null)

const nonceOf = ({ line }: { readonly line: Line }): string => ('nonce' in line ? line.nonce : '')

/** Gives the line up and dials at the next tick. */
const redial = <G extends Shape>(guest: Guest<G>): GuestStep<G> => {
  const channel = channelOf(guest)
  return [
    { ...guest, line: { kind: 'down', dialAt: guest.now } },
    channel === null ? [] : [{ kind: 'hangUp', channel }],
  ]
}

/** What it has is read from its log: the state is what may be wrong. */
const hello = <G extends Shape>({ keys, follower }: Guest<G>, nonce: string): ToHost => {
  const entries = follower?.entries ?? []
  const have = { seq: entries.length, hash: entries.at(-1)?.hash ?? '' }
  return { kind: 'hello', ids: keys.map(({ id }) => id), nonce, game: follower?.replay.header.id ?? null, have }
}

const say = <G extends Shape>(channel: ChannelId, frame: ToHost): GuestEffect<G> => ({ kind: 'say', channel, frame })

/** Greets on a channel: what was dialled, or the same again after a desync. */
const greet = <G extends Shape>(guest: Guest<G>, channel: ChannelId, nonce: string): GuestStep<G> => [
  { ...guest, line: { kind: 'greeting', channel, nonce, since: guest.now } },
  [say(channel, hello(guest, nonce))],
]

/** The host knows this phone: whatever is not done is proposed again, and is done once. */
const welcomed = <G extends Shape>(
  guest: Guest<G>,
  channel: ChannelId,
  { header, seats: given }: Extract<ToGuest, { kind: 'welcome' }>,
): GuestStep<G> => {
  const nonce = nonceOf(guest)
  const up = { ...guest, tries: 0, line: { kind: 'up', channel, nonce, heard: guest.now, spoke: guest.now } } as const
  const seats = given.filter((seat) => seat !== null)
  if (guest.follower) {
    const again = guest.follower.pending.map((proposal) => say<G>(channel, { kind: 'propose', proposal }))
    return [{ ...up, follower: { ...guest.follower, seats } }, again]
  }
  const begun = start(guest.game, header)
  if (!begun.ok) return [up, [{ kind: 'refused', proposal: null, refusal: begun.error }]]
  return [{ ...up, follower: seatFollower(seats, begun.value, [], []) }, []]
}

/** A state that a flipped byte has made impossible makes the rules throw: then this phone differs, and is no bug to stop for. */
const unlessBroken = <T>(work: () => T): T | null => {
  try {
    return work()
  } catch {
    return null
  }
}

const flawAt = ({ replay: { seq } }: { readonly replay: { readonly seq: number } }): Flaw => ({
  entry: seq,
  refusal: { code: 'entry.hash', values: { entry: seq } },
})

/** Makes the state again from the log, which was hashed entry by entry, and asks for what follows. */
const heal = <G extends Shape>(guest: Guest<G>, channel: ChannelId, flawed: Follower<G>, flaw: Flaw): GuestStep<G> => {
  const rebuilt = replayLog(guest.game, flawed.replay.header, flawed.entries)
  const flaws = [...guest.flaws, flaw]
  if (!rebuilt.ok || guest.healedAt === flaw.entry) {
    const ended = { ...guest, flaws, follower: flawed, line: { kind: 'ended', why: 'differs' } } as const
    return [ended, [{ kind: 'hangUp', channel }]]
  }
  const follower = { ...flawed, replay: rebuilt.value, echo: rebuilt.value, pending: [], flaw: null }
  return greet({ ...guest, flaws, follower, healedAt: flaw.entry }, channel, nonceOf(guest))
}

const joined = <G extends Shape>(a: Batch<G>, b: Batch<G>): Batch<G> => ({
  entries: [...a.entries, ...b.entries],
  shown: [...a.shown, ...b.shown],
  proposals: [...a.proposals, ...b.proposals],
})

/** Where no entry follows, the heartbeat finds that this phone differs. */
const compare = <G extends Shape>(guest: Guest<G>, channel: ChannelId, { seq, hash }: Have): GuestStep<G> => {
  const { follower } = guest
  if (!follower || seq === 0 || seq !== follower.replay.seq) return [guest, []]
  if (hashOf(follower.replay.state) === hash) return [{ ...guest, healedAt: null }, []]
  return heal(guest, channel, follower, flawAt(follower))
}

const isTold = <G extends Shape>(
  frame: ToGuest,
  { follower }: Guest<G>,
): frame is Extract<ToGuest, { kind: 'commit' | 'refuse' }> =>
  follower !== null && (frame.kind === 'commit' || frame.kind === 'refuse')

/** Takes what the host says of the log. */
const told = <G extends Shape>(
  guest: Guest<G>,
  channel: ChannelId,
  frame: Extract<ToGuest, { kind: 'commit' | 'refuse' }>,
): GuestStep<G> => {
  const before = guest.follower as Follower<G>
  const taken = unlessBroken(() => receive(before, frame))
  if (!taken) return heal(guest, channel, before, flawAt(before))
  const [follower, news] = taken
  const shown = frame.kind === 'commit' && !follower.flaw ? frame.shown : []
  const unstored = joined(guest.unstored, { entries: news.entries, shown, proposals: news.done })
  const next: Guest<G> = { ...guest, follower, unstored }
  const refused = news.refused.map(([proposal, refusal]) => ({ kind: 'refused', proposal, refusal }) as const)
  const happened = news.events.length > 0 ? [{ kind: 'happened', events: news.events } as const] : []
  const effects = [...refused, ...happened]
  if (!follower.flaw) return [next, effects]
  const [healed, more] = heal(next, channel, follower, follower.flaw)
  return [healed, [...effects, ...more]]
}

const hear = <G extends Shape>(guest: Guest<G>, channel: ChannelId, frame: ToGuest): GuestStep<G> => {
  if (channelOf(guest) !== channel) return [guest, []]
  if (frame.kind === 'farewell') return [{ ...guest, line: { kind: 'ended', why: frame.why } }, []]
  if (frame.kind === 'welcome') return guest.line.kind === 'greeting' ? welcomed(guest, channel, frame) : [guest, []]
  if (guest.line.kind !== 'up') return [guest, []]
  const heard: Guest<G> = { ...guest, line: { ...guest.line, heard: guest.now } }
  if (frame.kind === 'here')
    return frame.hears ? compare({ ...heard, present: frame.present }, channel, frame.have) : redial(heard)
  return isTold(frame, heard) ? told(heard, channel, frame) : [heard, []]
}

/** Says that it is here, and how much is stored. */
const beat = <G extends Shape>(guest: Guest<G>): GuestStep<G> => {
  if (guest.line.kind !== 'up') return [guest, []]
  const { channel } = guest.line
  return [{ ...guest, line: { ...guest.line, spoke: guest.now } }, [say(channel, { kind: 'have', seq: guest.stored })]]
}

/** Whether the line has had its time. */
const isOverdue = <G extends Shape>({ line, now, tries }: Guest<G>): boolean => {
  if (line.kind === 'up') return now - line.heard >= SILENCE
  if (line.kind === 'dialling') return now - line.since >= DIALLING + Math.min(GREETING, tries * DIALLING_MORE)
  return line.kind === 'greeting' && now - line.since >= GREETING
}

const tick = <G extends Shape>(guest: Guest<G>, now: number): GuestStep<G> => {
  const isAwake = now - guest.now <= ASLEEP
  const { storeAgain } = guest
  const next = { ...guest, now, storeAgain: storeAgain !== null && now >= storeAgain ? null : storeAgain }
  const { line } = next
  if (!isAwake || isOverdue(next)) return line.kind === 'ended' ? [next, []] : redial(next)
  if (line.kind === 'down' && now >= line.dialAt)
    return [{ ...next, tries: next.tries + 1, line: { kind: 'dialling', since: now } }, [{ kind: 'dial' }]]
  return line.kind === 'up' && now - line.spoke >= BEAT ? beat(next) : [next, []]
}

/** Own proposals are done only now, for the host had stored them before it told. */
const stored = <G extends Shape>(guest: Guest<G>): GuestStep<G> => {
  const { entries, proposals } = guest.storing ?? NOTHING
  const [next, said] = beat({ ...guest, isCreated: true, storing: null, stored: guest.stored + entries.length })
  return [next, proposals.length > 0 ? [...said, { kind: 'done', proposals }] : said]
}

const notStored = <G extends Shape>(guest: Guest<G>): Guest<G> => ({
  ...guest,
  storing: null,
  unstored: joined(guest.storing ?? NOTHING, guest.unstored),
  storeAgain: guest.now + AGAIN,
})

const wish = <G extends Shape>(guest: Guest<G>, seat: Seat, wanted: Wish<G['action']>): GuestStep<G> => {
  if (!guest.follower) return [guest, [{ kind: 'refused', proposal: null, refusal: { code: 'table.closed' } }]]
  const { follower: before, line } = guest
  const proposed = unlessBroken(() => propose(before, seat, wanted))
  if (!proposed) return line.kind === 'up' ? heal(guest, line.channel, before, flawAt(before)) : [guest, []]
  if (!proposed.ok) return [guest, [{ kind: 'refused', proposal: null, refusal: proposed.error }]]
  const { follower, proposal, events } = proposed.value
  const said = guest.line.kind === 'up' ? [say<G>(guest.line.channel, { kind: 'propose', proposal })] : []
  return [{ ...guest, follower }, [...said, { kind: 'happened', events }]]
}

const take = <G extends Shape>(guest: Guest<G>, event: GuestEvent<G['action']>): GuestStep<G> => {
  switch (event.kind) {
    case 'tick':
      return tick(guest, event.now)
    case 'woke':
      return guest.line.kind === 'ended' ? [guest, []] : redial(guest)
    case 'opened':
      return guest.line.kind === 'dialling'
        ? greet(guest, event.channel, event.nonce)
        : [guest, [{ kind: 'hangUp', channel: event.channel }]]
    case 'failed':
      return guest.line.kind === 'dialling' ? [lineDown(guest), []] : [guest, []]
    case 'closed':
      return channelOf(guest) === event.channel ? [lineDown(guest), []] : [guest, []]
    case 'said':
      return hear(guest, event.channel, event.frame)
    case 'wish':
      return wish(guest, event.seat, event.wish)
    case 'stored':
      return stored(guest)
    case 'notStored':
      return [notStored(guest), []]
  }
}

export const stepGuest = <G extends Shape>(guest: Guest<G>, event: GuestEvent<G['action']>): GuestStep<G> =>
  save(take(guest, event))
