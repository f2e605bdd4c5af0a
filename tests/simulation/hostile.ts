/**
 * Hostile peers: a phone that says mutated frames to a host whose other phones go on playing, and a host that says them to a guest. All of
 * them go through the wire and its schema, as they would between real phones.
 */
import { hashOf } from '../../src/kernel/hash.ts'
import { toGuest, toHost } from '../../src/table/room/frameSchema.ts'
import type { ToGuest, ToHost } from '../../src/table/room/frames.ts'
import { FROM_GUEST, FROM_HOST, listener, type Most, speaker } from '../../src/table/room/wire.ts'
import type { Schema } from '../../src/table/schema.ts'
import { numbersFrom } from '../kernel/seed.ts'
import { newKey, Party, random } from '../table/room/party.ts'
import { mutated, mutatedBytes } from './mutate.ts'
import { World } from './world.ts'
import { setupOf } from './worlds.ts'

/** A whole log in one frame would take all of the time. */
const LARGE = 3000

interface Corpus {
  readonly toHost: readonly ToHost[]
  readonly toGuest: readonly ToGuest[]
}

/** What was said in some true worlds. */
export const corpusOf = (seeds: readonly number[]): Corpus => {
  const corpus: { toHost: ToHost[]; toGuest: ToGuest[] } = { toHost: [], toGuest: [] }
  for (const seed of seeds) {
    const world = new World({ ...setupOf(seed), trouble: 20, isInBytes: false, most: 80 })
    const [said, told] = [world.watch.said.bind(world.watch), world.watch.told.bind(world.watch)]
    world.watch.said = (phone, frame, isWished) => {
      corpus.toHost.push(frame)
      said(phone, frame, isWished)
    }
    world.watch.told = (phone, frame) => {
      if (JSON.stringify(frame).length < LARGE) corpus.toGuest.push(frame)
      told(phone, frame)
    }
    world.run()
  }
  return corpus
}

/** What came of an attack: how many frames were said, how many were read as frames, and what went wrong. */
export interface Outcome {
  readonly frames: number
  readonly read: number
  readonly faults: readonly string[]
}

/** A line of its own to say wrong things on: what arrives, or null for what is no frame. */
const falseLine = <T extends object>(schema: Schema<T>, most: Most, below: (bound: number) => number) => {
  const [speak, listen] = [speaker<object>(), listener(schema, most)]
  return (frame: object): T | null => {
    let heard: T | null = null
    for (const part of speak(frame)) {
      const arrived = listen(below(20) === 0 ? mutatedBytes(part, below) : part)
      if (!arrived.ok) return null
      heard = arrived.value
    }
    return heard
  }
}

/** Frames of one kind are many; a kind is chosen first. */
const byKind = <T extends { readonly kind: string }>(frames: readonly T[]): readonly (readonly T[])[] => [
  ...frames
    .reduce((kinds, one) => kinds.set(one.kind, [...(kinds.get(one.kind) ?? []), one]), new Map<string, T[]>())
    .values(),
]
const limited = <T>(kinds: readonly (readonly T[])[]): readonly (readonly T[])[] =>
  kinds.map((kind) => kind.slice(-200))

const boundsOf = ({ lobby, room, guests }: Party): readonly (readonly [string, number, number])[] => [
  ['callers', (room ?? lobby)?.callers.size ?? 0, 17],
  ['farewells', (room ?? lobby)?.leaving.length ?? 0, 32],
  ['sitters', lobby?.sitters.length ?? 0, 32],
  ['queue', room?.docket.queue.length ?? 0, 16 * 17],
  ['greetings', room?.early.size ?? 0, 17],
  ['stand-ins', room?.standIns.size ?? 0, 16],
  ['keys', Math.max(...guests.map(({ keys }) => keys.length)), 16],
]

const isStuck = (party: Party): string[] =>
  boundsOf(party).flatMap(([what, size, most]) => (size > most ? [`${size} ${what}`] : []))

/** A phone that lies to a host: in the lobby and at the table, as a stranger, as one who watches and as one who has a seat. */
export const attackHost = (corpus: Corpus, seed: number, frames: number): Outcome => {
  const below = numbersFrom(seed)
  const kinds = limited(byKind(corpus.toHost))
  const party = new Party(3)
  const liar = 2
  if (below(3) > 0) party.play(0, 1, ...(below(2) === 0 ? [liar] : []))
  else party.sit(1)
  const faults: string[] = []
  let [channel, read, deeds] = [1000, 0, 0]
  let lie = falseLine(toHost, FROM_GUEST, below)
  const { line } = party.guest(liar)
  // Half of the time it speaks on the channel that has greeted; the phone itself is not heard any more.
  let own: number | null = 'channel' in line && below(2) === 0 ? line.channel : null
  party.offline.add(liar)
  const isIn = (at: number): boolean => (party.room ?? party.lobby)?.callers.has(at) ?? false
  for (let nth = 0; nth < frames; nth++) {
    if (own !== null && !isIn(own)) own = null
    if (own === null && !isIn(channel)) {
      channel++
      party.lines.set(channel, liar)
      lie = falseLine(toHost, FROM_GUEST, below)
      party.host({ kind: 'opened', channel, nonce: random(16) })
      if (below(2) === 0)
        party.host({
          ...{ kind: 'said', channel },
          frame: { kind: 'hello', ids: [], claims: [], nonce: random(16), game: null, have: { seq: 0, hash: '' } },
        })
    }
    const kind = kinds[below(kinds.length)] ?? []
    const frame = kind[below(kind.length)] as ToHost
    const heard = lie(mutated(frame, kind, below))
    if (heard) {
      read++
      party.host({ kind: 'said', channel: own ?? channel, frame: heard })
      // Its channel would end there: here it may go on, for there is more to be tried.
    } else lie = falseLine(toHost, FROM_GUEST, below)
    if (nth % 10 === 0) party.wait(500)
    if (nth % 50 === 49 && party.room?.docket.book.replay.turn.kind === 'seats') {
      const [seat = 0] = party.awaited()
      const phone = party.phoneOf(seat)
      if (phone !== liar && phone >= 0 && party.act(phone, seat)) deeds++
    }
    faults.push(...isStuck(party))
    if (faults.length > 0) break
  }
  const { room, lobby } = party
  if (room) {
    const hash = hashOf(room.docket.book.replay.state)
    for (const index of [0, 1]) {
      const { follower } = party.guest(index)
      if (!follower || hashOf(follower.replay.state) !== hash)
        faults.push(`phone ${index} differs after ${deeds} deeds`)
      if (party.guest(index).line.kind !== 'up') faults.push(`phone ${index} is ${party.guest(index).line.kind}`)
    }
  }
  if (lobby && !lobby.sitters.some(({ id }) => id === party.guest(1).keys[0]?.id)) faults.push('a seat is lost')
  return { frames, read, faults }
}

/** A host that lies to a guest. */
export const attackGuest = (corpus: Corpus, seed: number, frames: number): Outcome => {
  const below = numbersFrom(seed)
  const kinds = limited(byKind(corpus.toGuest))
  const party = new Party(2)
  if (below(3) > 0) party.play(0, 1)
  const truth: readonly ToGuest[] = party.heard[1] ?? []
  party.does(1, { kind: 'woke' })
  party.wait(500)
  const guest = party.guest(1)
  party.offline.add(1)
  let [read, channel] = [0, 5000]
  let lie = falseLine(toGuest, FROM_HOST, below)
  const faults: string[] = []
  for (let nth = 0; nth < frames; nth++) {
    const { line } = party.guest(1)
    if (line.kind === 'ended') party.does(1, { kind: 'dial' })
    if (line.kind === 'down' || line.kind === 'ended') {
      // It is called back by the liar.
      party.guests[1] = { ...party.guest(1), line: { kind: 'dialling', since: party.now } }
      party.does(1, { kind: 'opened', channel: ++channel, nonce: random(16) })
      lie = falseLine(toGuest, FROM_HOST, below)
    }
    const own = below(2) === 0 ? truth : (kinds[below(kinds.length)] ?? truth)
    const frame = own[below(own.length)] as ToGuest
    const isTrue = below(4) === 0
    const heard = lie(isTrue ? frame : mutated(frame, own, below))
    const at = party.guest(1).line
    if (heard && 'channel' in at) {
      read++
      party.does(1, { kind: 'said', channel: at.channel, frame: heard })
    } else lie = falseLine(toGuest, FROM_HOST, below)
    if (nth % 10 === 0) {
      party.now += 500
      party.does(1, { kind: 'tick', now: party.now })
    }
    if (nth % 100 === 99) party.does(1, { kind: 'sit', key: newKey('Ann') })
    // It would be sent home with all that it has by now, and begins anew with what it had.
    if (nth % 500 === 499) party.guests[1] = { ...guest, now: party.now }
    faults.push(...isStuck(party))
    if (faults.length > 0) break
  }
  return { frames, read, faults }
}
