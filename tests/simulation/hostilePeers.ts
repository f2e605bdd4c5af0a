/**
 * Hostile peers: a phone that sends mutated frames to a host whose other phones go on playing, and a host that sends
 * them to a guest. All frames go through codec and schema, as between real phones.
 */
import { hashOf } from '../../src/kernel/hash64.ts'
import {
  createFrameDecoder,
  createFrameEncoder,
  GUEST_MESSAGE_LIMITS,
  HOST_MESSAGE_LIMITS,
  type MessageLimits,
} from '../../src/table/room/frameCodec.ts'
import { frameToGuestSchema, frameToHostSchema } from '../../src/table/room/frameSchema.ts'
import type { FrameToGuest, FrameToHost } from '../../src/table/room/frames.ts'
import type { Schema } from '../../src/table/savedGameSchema.ts'
import { numbersFrom } from '../kernel/seededNumbers.ts'
import { Party } from '../table/room/roomInMemory.ts'
import { mutateBytes, mutateFrame } from './mutatedFrames.ts'
import { World } from './world.ts'
import { setupOf } from './worldsBySeed.ts'

/** Longest frame of the corpus as JSON text: a whole log in one frame would take all of the time. */
const MAX_FRAME_TEXT = 3000

interface Corpus {
  readonly toHost: readonly FrameToHost[]
  readonly toGuest: readonly FrameToGuest[]
}

/** Frames sent in the simulated worlds of these seeds. */
export const corpusOf = (seeds: readonly number[]): Corpus => {
  const corpus: { toHost: FrameToHost[]; toGuest: FrameToGuest[] } = { toHost: [], toGuest: [] }
  for (const seed of seeds) {
    const world = new World({ ...setupOf(seed), trouble: 20, isInBytes: false, maxEntries: 80 })
    const [checkToHost, checkToGuest] = [
      world.checker.onFrameToHost.bind(world.checker),
      world.checker.onFrameToGuest.bind(world.checker),
    ]
    world.checker.onFrameToHost = (phone, frame, isWished) => {
      corpus.toHost.push(frame)
      checkToHost(phone, frame, isWished)
    }
    world.checker.onFrameToGuest = (phone, frame) => {
      if (JSON.stringify(frame).length < MAX_FRAME_TEXT) corpus.toGuest.push(frame)
      checkToGuest(phone, frame)
    }
    world.run()
  }
  return corpus
}

/** Result of an attack: number of frames sent, number accepted by the schema, and faults. */
export interface Outcome {
  readonly frames: number
  readonly read: number
  readonly faults: readonly string[]
}

const MOST = Number.MAX_SAFE_INTEGER

/** Part of a mutated frame that bytes can carry: whole numbers, and null where an item of a list is missing. */
const sendable = (frame: object): object =>
  JSON.parse(
    JSON.stringify(frame, (_, value: unknown) =>
      typeof value === 'number' ? Math.trunc(Math.min(Math.max(value, -MOST), MOST)) : value,
    ),
  )

/** Line that damages one part in twenty: returns the frame that arrives, or null where the decoder refuses it. */
const createMutatingLine = <T extends object>(
  schema: Schema<T>,
  limits: MessageLimits,
  below: (bound: number) => number,
) => {
  const [encode, decode] = [createFrameEncoder<object>(), createFrameDecoder(schema, limits)]
  return (frame: object): T | null => {
    let received: T | null = null
    for (const part of encode(sendable(frame))) {
      const arrived = decode(below(20) === 0 ? mutateBytes(part, below) : part)
      if (!arrived.ok) return null
      received = arrived.value
    }
    return received
  }
}

/** Groups frames by kind: the attack chooses a kind first, because some kinds are far more frequent. */
const byKind = <T extends { readonly kind: string }>(frames: readonly T[]): readonly (readonly T[])[] => [
  ...frames
    .reduce((kinds, one) => kinds.set(one.kind, [...(kinds.get(one.kind) ?? []), one]), new Map<string, T[]>())
    .values(),
]
const limitPerKind = <T>(kinds: readonly (readonly T[])[]): readonly (readonly T[])[] =>
  kinds.map((kind) => kind.slice(-200))

const sizesAndLimits = ({ lobby, room, guests }: Party): readonly (readonly [string, number, number])[] => [
  ['callers', (room ?? lobby)?.callers.size ?? 0, 17],
  ['farewells', (room ?? lobby)?.leaving.length ?? 0, 32],
  ['sitters', lobby?.sitters.length ?? 0, 32],
  ['queue', room?.arbiter.queue.length ?? 0, 16 * 17],
  ['greetings', room?.early.size ?? 0, 17],
  ['stand-ins', room?.standIns.size ?? 0, 16],
  ['keys', Math.max(...guests.map(({ keys }) => keys.length)), 16],
]

const sizeFaults = (party: Party): string[] =>
  sizesAndLimits(party).flatMap(([what, size, limits]) => (size > limits ? [`${size} ${what}`] : []))

/** Party whose random numbers follow from the seed of the attack alone. */
const partyOf = (phones: number, seed: number): Party => new Party(phones, true, seed ^ 0x9a27)

/** Attacks a host with mutated frames: in lobby and game, as a stranger, a watcher and the owner of a seat. */
export const attackHost = (corpus: Corpus, seed: number, frames: number): Outcome => {
  const below = numbersFrom(seed)
  const kinds = limitPerKind(byKind(corpus.toHost))
  const party = partyOf(3, seed)
  const attacker = 2
  if (below(3) > 0) party.startGame(0, 1, ...(below(2) === 0 ? [attacker] : []))
  else party.takeSeat(1)
  const faults: string[] = []
  let [channel, read, moves] = [1000, 0, 0]
  let passThrough = createMutatingLine(frameToHostSchema, GUEST_MESSAGE_LIMITS, below)
  const { line } = party.guest(attacker)
  // Half of the time it sends on the phone's own greeted channel; the phone itself is offline from here on.
  let ownChannel: number | null = 'channel' in line && below(2) === 0 ? line.channel : null
  party.offline.add(attacker)
  const isIn = (at: number): boolean => (party.room ?? party.lobby)?.callers.has(at) ?? false
  for (let nth = 0; nth < frames; nth++) {
    if (ownChannel !== null && !isIn(ownChannel)) ownChannel = null
    if (ownChannel === null && !isIn(channel)) {
      channel++
      party.guestByChannel.set(channel, attacker)
      passThrough = createMutatingLine(frameToHostSchema, GUEST_MESSAGE_LIMITS, below)
      party.dispatchHost({ kind: 'opened', channel, nonce: party.random(16) })
      if (below(2) === 0)
        party.dispatchHost({
          ...{ kind: 'said', channel },
          frame: {
            kind: 'hello',
            ids: [],
            claims: [],
            nonce: party.random(16),
            game: null,
            have: { seq: 0, hash: '' },
          },
        })
    }
    const kind = kinds[below(kinds.length)] ?? []
    const frame = kind[below(kind.length)] as FrameToHost
    const received = passThrough(mutateFrame(frame, kind, below))
    if (received) {
      read++
      party.dispatchHost({ kind: 'said', channel: ownChannel ?? channel, frame: received })
      // A real channel would end at an unreadable frame; here it goes on, to try more.
    } else passThrough = createMutatingLine(frameToHostSchema, GUEST_MESSAGE_LIMITS, below)
    if (nth % 10 === 0) party.wait(500)
    if (nth % 50 === 49 && party.room?.arbiter.log.replay.turn.kind === 'seats') {
      const [seat = 0] = party.awaitedSeats()
      const phone = party.phoneOf(seat)
      if (phone !== attacker && phone >= 0 && party.act(phone, seat)) moves++
    }
    faults.push(...sizeFaults(party))
    if (faults.length > 0) break
  }
  const { room, lobby } = party
  if (room) {
    const hash = hashOf(room.arbiter.log.replay.state)
    for (const index of [0, 1]) {
      const { follower } = party.guest(index)
      if (!follower || hashOf(follower.replay.state) !== hash)
        faults.push(`phone ${index} differs after ${moves} moves`)
      if (party.guest(index).line.kind !== 'up') faults.push(`phone ${index} is ${party.guest(index).line.kind}`)
    }
  }
  if (lobby && !lobby.sitters.some(({ id }) => id === party.guest(1).keys[0]?.id)) faults.push('a seat is lost')
  return { frames, read, faults }
}

/** Attacks a guest with mutated frames of a host. */
export const attackGuest = (corpus: Corpus, seed: number, frames: number): Outcome => {
  const below = numbersFrom(seed)
  const kinds = limitPerKind(byKind(corpus.toGuest))
  const party = partyOf(2, seed)
  if (below(3) > 0) party.startGame(0, 1)
  const trueFrames: readonly FrameToGuest[] = party.receivedFrames[1] ?? []
  party.dispatchGuest(1, { kind: 'woke' })
  party.wait(500)
  const guest = party.guest(1)
  party.offline.add(1)
  let [read, channel] = [0, 5000]
  let passThrough = createMutatingLine(frameToGuestSchema, HOST_MESSAGE_LIMITS, below)
  const faults: string[] = []
  for (let nth = 0; nth < frames; nth++) {
    const { line } = party.guest(1)
    if (line.kind === 'ended') party.dispatchGuest(1, { kind: 'dial' })
    if (line.kind === 'down' || line.kind === 'ended') {
      // The attacker answers its next call.
      party.guests[1] = { ...party.guest(1), line: { kind: 'dialling', since: party.now } }
      party.dispatchGuest(1, { kind: 'opened', channel: ++channel, nonce: party.random(16) })
      passThrough = createMutatingLine(frameToGuestSchema, HOST_MESSAGE_LIMITS, below)
    }
    const ownChannel = below(2) === 0 ? trueFrames : (kinds[below(kinds.length)] ?? trueFrames)
    const frame = ownChannel[below(ownChannel.length)] as FrameToGuest
    const isTrue = below(4) === 0
    const received = passThrough(isTrue ? frame : mutateFrame(frame, ownChannel, below))
    const at = party.guest(1).line
    if (received && 'channel' in at) {
      read++
      party.dispatchGuest(1, { kind: 'said', channel: at.channel, frame: received })
    } else passThrough = createMutatingLine(frameToGuestSchema, HOST_MESSAGE_LIMITS, below)
    if (nth % 10 === 0) {
      party.now += 500
      party.dispatchGuest(1, { kind: 'tick', now: party.now })
    }
    if (nth % 100 === 99) party.dispatchGuest(1, { kind: 'sit', key: party.newKey('Ann') })
    // Reset to the first state: otherwise the guest ends with the keys and frames collected so far.
    if (nth % 500 === 499) party.guests[1] = { ...guest, now: party.now }
    faults.push(...sizeFaults(party))
    if (faults.length > 0) break
  }
  return { frames, read, faults }
}
