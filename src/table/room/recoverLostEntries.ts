/**
 * Recovery of entries that the host has lost. A phone with a seat that has more of the log, or another one, is asked for
 * it before it is welcomed. Each of its entries is proved as when a log is opened: by the rules, by its hash, and by
 * what this host's own secret deals. What follows on the log here, and was done by the seats of that phone alone or is
 * the end that storage had lost, is taken back; about all else the people at the host's phone decide. A host that was
 * opened listens for such phones before it writes.
 */
import { canonicalJson } from '../../kernel/canonicalJson.ts'
import type { Seat, Shape } from '../../kernel/contract.ts'
import { firstChainHash, nextChainHash } from '../../kernel/hashChain.ts'
import type { Json } from '../../kernel/json.ts'
import type { Entry, EntryBody } from '../../kernel/log.ts'
import { ok, type Result, refuse } from '../../kernel/result.ts'
import { answerDraws, dealNext, type GameLog, type LoggedEntry, openGameLog } from '../arbiter/gameLog.ts'
import { storeAppended } from '../arbiter/handleProposal.ts'
import { rebuildEntry } from '../arbiter/rebuildLog.ts'
import { type ChannelId, dismissCaller, removeCallers, sendFrame, updateCaller } from './connectedPhones.ts'
import { createFullBudget } from './frameBudget.ts'
import type { LogPosition, TailFrame } from './frames.ts'
import { receiveProposal, withArbiterStep } from './roomArbiter.ts'
import type { AskedLog, GreetedMessage, OfferedLog, Recovery, Room, RoomStep } from './roomState.ts'
import { isSeatHere } from './standIns.ts'
import { andThen } from './stepResult.ts'
import { ASK_TIMEOUT, LISTEN_TIME, MAX_ASKED_ENTRIES, MAX_LISTEN_TIME, RECOVERY_FRAMES } from './timeoutsAndLimits.ts'

/** Recovery of a room that is opened now with so many entries; with null for a game that begins now. */
export const openRecovery = <G extends Shape>(
  openedWith: number | null,
  now: number,
  lostEnd: LogPosition | null,
): Recovery<G> => ({
  ...{
    openedWith,
    listensSince: openedWith === null ? null : now,
    lostEnd,
    held: [],
    asked: null,
    offered: null,
    declined: [],
    taken: null,
  },
})

const withRecovery = <G extends Shape>(room: Room<G>, change: Partial<Recovery<G>>): Room<G> => ({
  ...room,
  recovery: { ...room.recovery, ...change },
})

const entriesOf = <G extends Shape>({ loggedEntries }: GameLog<G>): readonly Entry[] =>
  loggedEntries.map(({ entry }) => entry)

const isSameEntry = (one: Entry, other: Entry | undefined): boolean =>
  one === other || canonicalJson(one as unknown as Json) === canonicalJson((other ?? null) as unknown as Json)

/** Number of entries with which both logs begin. */
const commonLength = (ours: readonly Entry[], theirs: readonly Entry[]): number => {
  const first = ours.findIndex((entry, at) => !isSameEntry(entry, theirs[at]))
  return first < 0 ? ours.length : first
}

const isSamePosition = (one: LogPosition, other: LogPosition | null): boolean =>
  one.seq === other?.seq && one.hash === other.hash

const endOf = <G extends Shape>({ loggedEntries }: GameLog<G>): LogPosition => ({
  seq: loggedEntries.length,
  hash: loggedEntries.at(-1)?.entry.hash ?? '',
})

/** Seats of a phone that has greeted. */
const seatsOf = <G extends Shape>({ keys }: Room<G>, { ids }: GreetedMessage): readonly Seat[] =>
  ids.map((id) => keys.findIndex((key) => key.id === id)).filter((seat) => seat >= 0)

/**
 * Whether the host asks this phone for its log: one with a seat, that understands it, and whose log nobody declined.
 * Nobody is asked where nothing can be lost, nor once everybody knows the deck.
 */
export const canAsk = <G extends Shape>(room: Room<G>, channel: ChannelId, greeted: GreetedMessage): boolean => {
  const { recovery, callers } = room
  const { game, have } = greeted.hello
  const isKnown = game === room.arbiter.log.replay.header.id && seatsOf(room, greeted).length > 0
  const isDeclined = recovery.declined.some((end) => isSamePosition(end, have))
  if (recovery.openedWith === null || room.isRevealed) return false
  return isKnown && !isDeclined && (callers.get(channel)?.extras ?? 0) >= RECOVERY_FRAMES
}

/** Room in which a phone may answer before it is admitted. */
const asAsked = <G extends Shape>(room: Room<G>, channel: ChannelId): Room<G> =>
  updateCaller(room, channel, { isAsked: true, budget: createFullBudget(room.now), heard: room.now })

/** Asks for the next entries. */
const askForMore = <G extends Shape>(room: Room<G>, asked: AskedLog<G>): RoomStep<G> => {
  const { channel, greeted, log } = asked
  const from = log.loggedEntries.length
  const most = Math.min(MAX_ASKED_ENTRIES, greeted.hello.have.seq - from)
  const next = { ...asked, due: most, heard: room.now }
  return [asAsked(withRecovery(room, { asked: next }), channel), [sendFrame(channel, { kind: 'ask', from, most })]]
}

/** Begins to ask, from the end of the log here, or from the start where that cannot be a part of the other log. */
const beginAsk = <G extends Shape>(
  room: Room<G>,
  channel: ChannelId,
  greeted: GreetedMessage,
  isFromStart: boolean,
): RoomStep<G> => {
  const { log } = room.arbiter
  const base = isFromStart ? openGameLog(log.replay.game, log.replay.header, room.secret) : ok(log)
  if (!base.ok) return dismissCaller(room, channel, 'otherLog')
  const from = base.value.loggedEntries.length
  return askForMore(room, { channel, greeted, from, log: base.value, due: 0, heard: room.now })
}

const pause = (channel: ChannelId) => sendFrame(channel, { kind: 'ask', from: 0, most: 0 })

/**
 * Asks a phone whose log is not the beginning of the one here. While another is asked, or storage is busy, it waits: it
 * greets again when it has heard nothing.
 */
export const askForLog = <G extends Shape>(room: Room<G>, channel: ChannelId, greeted: GreetedMessage): RoomStep<G> => {
  const { asked, offered } = room.recovery
  const { ids, hello } = greeted
  const { have } = hello
  if (offered && isSamePosition(have, endOf(offered.log)) && ids.join() === offered.greeted.ids.join())
    return [asAsked(withRecovery(room, { offered: { ...offered, channel, greeted } }), channel), [pause(channel)]]
  if (asked || offered || room.arbiter.isStoring) return [asAsked(room, channel), [pause(channel)]]
  return beginAsk(room, channel, greeted, have.seq <= room.arbiter.log.loggedEntries.length)
}

/** Log with one more entry of the other phone, proved; what was dealt is dealt here again. */
const withTail = <G extends Shape>(log: GameLog<G>, { seq, body, hash }: TailFrame): Result<GameLog<G>> => {
  const dealt = dealNext(log)
  if ((body === null) !== (dealt !== undefined)) return refuse('entry.dealt', undefined, { entry: seq })
  const ownBody: EntryBody = dealt ? { kind: 'chance', answer: dealt.answer } : (body as EntryBody)
  return rebuildEntry(log, { seq, epoch: log.replay.epoch, body: ownBody, hash })
}

const hasOwnChain = <G extends Shape>({ replay, loggedEntries }: GameLog<G>, { seq, chain }: TailFrame): boolean =>
  chain ===
  loggedEntries.slice(0, seq).reduce((hash, { entry }) => nextChainHash(hash, entry), firstChainHash(replay.header))

/** Seats that acted in these entries; null if one was written for all. */
const actorsOf = (entries: readonly Entry[]): readonly Seat[] | null => {
  const seats: Seat[] = []
  for (const { body } of entries) {
    if (body.kind === 'joint') seats.push(...body.actions.map(([seat]) => seat))
    else if ('seat' in body) seats.push(body.seat)
    else if (body.kind === 'end') return null
  }
  return seats
}

/** Whether the end of this log may be taken back unasked: it is what storage had lost, or its phone did it all itself. */
const isVouched = <G extends Shape>({ recovery }: Room<G>, { seats, log, differsAt }: OfferedLog<G>): boolean =>
  isSamePosition(endOf(log), recovery.lostEnd) ||
  (actorsOf(entriesOf(log).slice(differsAt))?.every((seat) => seats.includes(seat)) ?? false)

/** Whether the log only goes on where the one here ends. */
const isTailOf = <G extends Shape>({ arbiter }: Room<G>, { differsAt }: OfferedLog<G>): boolean =>
  differsAt === arbiter.log.loggedEntries.length

/** Whether nothing was written since this room was opened but what its draws give. */
const isUntouched = <G extends Shape>({ arbiter, recovery }: Room<G>): boolean =>
  moveCount(arbiter.log.loggedEntries.slice(recovery.openedWith ?? 0)) === 0

/** Number of moves among these entries: what was dealt is none. */
export const moveCount = (lines: readonly LoggedEntry[]): number =>
  lines.filter(({ entry }) => entry.body.kind !== 'chance').length

/** Takes back what follows on the log here: it is stored first, and then told to all, also to the phone that had it. */
const takeTail = <G extends Shape>(
  room: Room<G>,
  { channel, greeted, seats, log, differsAt }: OfferedLog<G>,
): RoomStep<G> => {
  const { lostEnd } = room.recovery
  const count = moveCount(log.loggedEntries.slice(differsAt))
  const isBack = lostEnd !== null && log.loggedEntries.length >= lostEnd.seq
  const next = withRecovery(room, {
    offered: null,
    openedWith: log.loggedEntries.length,
    lostEnd: isBack ? null : lostEnd,
    taken: { count, seat: seats[0] ?? 0 },
  })
  const early = new Map([...next.early, [channel, greeted] as const])
  // The other log may end before what its last move draws.
  return withArbiterStep({ ...next, early }, storeAppended(next.arbiter, answerDraws(log), false))
}

/**
 * Puts the log of another phone in place of the one here. Nothing is written any more until it is stored, and the table
 * is then opened anew.
 */
const takeOther = <G extends Shape>(room: Room<G>, { log }: OfferedLog<G>): RoomStep<G> => [
  { ...withRecovery(room, { offered: null }), arbiter: { ...room.arbiter, isStoring: true } },
  [{ kind: 'replace', entries: entriesOf(log) }],
]

/** What is done with a log that was told whole. `welcome`: of a phone whose log is the beginning of the one here. */
const onLogTold = <G extends Shape>(room: Room<G>, asked: AskedLog<G>, welcome: Welcome<G>): RoomStep<G> => {
  const { channel, greeted, log } = asked
  const next = withRecovery(room, { asked: null })
  const [ours, theirs] = [entriesOf(next.arbiter.log), entriesOf(log)]
  const differsAt = commonLength(ours, theirs)
  const offered = { channel, greeted, seats: seatsOf(next, greeted), log, differsAt }
  if (differsAt === theirs.length)
    return welcome(next, channel, { ...greeted, hello: { ...greeted.hello, have: endOf(log) } })
  // What follows on what was written since cannot have been lost.
  if (isTailOf(next, offered) && !isUntouched(next)) return dismissCaller(next, channel, 'otherLog')
  if (isTailOf(next, offered) && !next.arbiter.isStoring && isVouched(next, offered)) return takeTail(next, offered)
  return [withRecovery(next, { offered }), [pause(channel)]]
}

type Welcome<G extends Shape> = (room: Room<G>, channel: ChannelId, greeted: GreetedMessage) => RoomStep<G>

/** Takes an entry that a phone was asked for. One that does not fit this very game ends its channel. */
export const receiveTail = <G extends Shape>(
  room: Room<G>,
  channel: ChannelId,
  frame: TailFrame,
  welcome: Welcome<G>,
): RoomStep<G> => {
  const { asked } = room.recovery
  if (asked?.channel !== channel || frame.seq !== asked.log.loggedEntries.length) return [room, []]
  const isFirst = frame.seq === asked.from && frame.seq > 0
  if (isFirst && !hasOwnChain(asked.log, frame)) return beginAsk(room, channel, asked.greeted, true)
  const log = withTail(asked.log, frame)
  if (!log.ok) return dismissCaller(withRecovery(room, { asked: null }), channel, 'otherLog')
  const next = { ...asked, log: log.value, due: asked.due - 1, heard: room.now }
  if (log.value.loggedEntries.length >= asked.greeted.hello.have.seq) return onLogTold(room, next, welcome)
  return next.due > 0 ? [withRecovery(room, { asked: next }), []] : askForMore(room, next)
}

/** What the people at the host's phone have decided about the log of another phone, or about the end that is lost. */
export const decideLog = <G extends Shape>(room: Room<G>, take: boolean): RoomStep<G> => {
  const { offered, declined } = room.recovery
  if (!offered) return [withRecovery(room, { lostEnd: null }), []]
  if (take && room.arbiter.isStoring) return [room, []]
  if (take) return isTailOf(room, offered) ? takeTail(room, offered) : takeOther(room, offered)
  const next = withRecovery(room, { offered: null, declined: [...declined, endOf(offered.log)] })
  return next.callers.has(offered.channel) ? dismissCaller(next, offered.channel, 'otherLog') : [next, []]
}

const isListeningOver = <G extends Shape>(room: Room<G>): boolean => {
  const { listensSince, lostEnd, asked, offered } = room.recovery
  const time = room.now - (listensSince ?? room.now)
  if (offered && isTailOf(room, offered)) return false
  if (room.keys.every((_, seat) => isSeatHere(room, seat))) return true
  if (lostEnd) return false
  return time >= (asked ? MAX_LISTEN_TIME : LISTEN_TIME)
}

/** Ends the listening when it is time, and lets what waited for that happen. */
const endListening = <G extends Shape>(room: Room<G>): RoomStep<G> => {
  if (room.recovery.listensSince === null || !isListeningOver(room)) return [room, []]
  const { held } = room.recovery
  let step: RoomStep<G> = [withRecovery(room, { listensSince: null, lostEnd: null, held: [] }), []]
  for (const { channel, proposal } of held)
    if (room.callers.has(channel)) step = andThen(step, (next) => receiveProposal(next, channel, proposal))
  return step
}

/** Gives up a phone that was asked and is silent or gone. */
const giveUpSilent = <G extends Shape>(room: Room<G>): RoomStep<G> => {
  const { asked } = room.recovery
  if (!asked) return [room, []]
  const next = withRecovery(room, { asked: null })
  const { channel } = asked
  if (!room.callers.has(channel)) return [next, []]
  if (room.now - asked.heard < ASK_TIMEOUT) return [room, []]
  return [removeCallers(next, [channel]), [{ kind: 'hangUp', channel }]]
}

/** Tells a phone whose log is being decided about that it is not forgotten. */
const remindOffered = <G extends Shape>(room: Room<G>): RoomStep<G> => {
  const { offered } = room.recovery
  const caller = offered && room.callers.get(offered.channel)
  return [room, caller ? [pause(offered.channel)] : []]
}

/** What is due with time. */
export const tickRecovery = <G extends Shape>(room: Room<G>): RoomStep<G> =>
  andThen(andThen(giveUpSilent(room), endListening), remindOffered)
