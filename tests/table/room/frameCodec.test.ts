import { describe, expect, test } from 'vitest'
import { toBase64url } from '../../../src/kernel/base64url.ts'
import type { Json } from '../../../src/kernel/json.ts'
import type { Header } from '../../../src/kernel/log.ts'
import {
  createFrameDecoder,
  createFrameEncoder,
  GUEST_MESSAGE_LIMITS,
  HOST_MESSAGE_LIMITS,
} from '../../../src/table/room/frameCodec.ts'
import { frameToGuestSchema, frameToHostSchema } from '../../../src/table/room/frameSchema.ts'
import type { FrameToGuest, FrameToHost } from '../../../src/table/room/frames.ts'
import { createValueWriter } from '../../../src/table/room/valueCodec/writeValue.ts'
import { numbersFrom } from '../../kernel/seededNumbers.ts'
import { unwrap } from '../../kernel/toyLog.ts'
import { ofMany } from '../../nightly.ts'
import { World } from '../../simulation/world.ts'
import { setupOf } from '../../simulation/worldsBySeed.ts'

/** Frames in which a host sends a whole game, entry by entry. */
const hostFrames = (seed: number): readonly FrameToGuest[] => {
  const world = new World({ ...setupOf(seed), trouble: 0 })
  world.run()
  const { entries, header } = world.host.disk
  const commits = entries.map((entry) => ({ kind: 'commit', entries: [entry], shown: [], saved: true }) as const)
  return [{ kind: 'welcome', header: header as Header, seats: [0] }, ...commits]
}

const GAMES = [3, 4, 5, 7]
const proposal: FrameToHost = {
  kind: 'propose',
  proposal: { kind: 'seat', seat: 1, count: 7, action: { kind: 'move', from: 3, to: 12 }, openings: [] },
}
const hello: FrameToHost = {
  kind: 'hello',
  ids: ['aaaaaaaa', 'bbbbbbbb'],
  claims: ['', 'cccccccc'],
  nonce: 'N'.repeat(22),
  game: null,
  have: { seq: 0, hash: '' },
}

test.each(GAMES)('every frame arrives as it was sent (game %i)', (seed) => {
  const [encode, decode] = [
    createFrameEncoder<FrameToGuest>(),
    createFrameDecoder(frameToGuestSchema, HOST_MESSAGE_LIMITS),
  ]
  for (const message of hostFrames(seed))
    expect(
      encode(message)
        .map((frame) => unwrap(decode(frame)))
        .at(-1),
    ).toEqual(message)
})

/** Control character that reverses the direction of the text after it. */
const RIGHT_TO_LEFT = '\u202e'
const LOBBY: Extract<FrameToGuest, { kind: 'lobby' }> = {
  ...{
    kind: 'lobby',
    game: 'blackstone',
    version: 1,
    mode: 'kings-quest',
    options: {},
    min: 2,
    max: 4,
    commit: 'C'.repeat(43),
    watching: 0,
    hears: true,
  },
  seats: [{ id: 'aaaaaaaa', name: 'Ann', state: 'ready', host: true }],
}
const HEADER: Header = {
  ...{ protocol: 4, id: 'N'.repeat(22), game: 'blackstone', version: 1, mode: 'kings-quest', options: {} },
  seats: [{ name: 'Ann' }],
}
const frameWithName = (kind: string, name: string): FrameToGuest => {
  if (kind === 'lobby') return { ...LOBBY, seats: LOBBY.seats.map((seat) => ({ ...seat, name })) }
  if (kind === 'welcome') return { kind, header: { ...HEADER, seats: [{ name }] }, seats: [0] }
  return { kind: 'standRefused', seat: 0, refusal: { code: 'seat.stood', values: { name } } }
}
test.each(['lobby', 'welcome', 'standRefused'])(
  "[P22] a host's %s is refused where a name in it reverses the text",
  (kind) => {
    const accepts = (name: string): boolean => {
      const decoded = createFrameEncoder<FrameToGuest>()(frameWithName(kind, name))
        .map(createFrameDecoder(frameToGuestSchema, HOST_MESSAGE_LIMITS))
        .at(-1)
      return decoded?.ok === true
    }
    expect(['Ann', 'مريم', 'क्‍ष', '', `${RIGHT_TO_LEFT}nnA`, 'A\nB', 'A\u2066B'].map(accepts)).toEqual([
      ...[true, true, true, true],
      ...[false, false, false],
    ])
  },
)

test('a whole game in one message travels in frames of at most 16 KiB', () => {
  const commits = hostFrames(11).flatMap((message) => (message.kind === 'commit' ? message.entries : []))
  const entries = [...commits, ...commits, ...commits, ...commits]
  const message: FrameToGuest = { kind: 'commit', entries, shown: [], saved: true }
  const frames = createFrameEncoder<FrameToGuest>()(message)
  expect(frames.length).toBeGreaterThan(1)
  expect(Math.max(...frames.map((frame) => frame.length))).toBeLessThanOrEqual(16 * 1024)
  const decode = createFrameDecoder(frameToGuestSchema, HOST_MESSAGE_LIMITS)
  expect(frames.slice(0, -1).map((frame) => unwrap(decode(frame)))).toEqual(frames.slice(0, -1).map(() => null))
  expect(unwrap(decode(frames.at(-1) as Uint8Array))).toEqual(message)
})

test('half of the entries of a game take no more than 40 bytes each, each in a message of its own', () => {
  for (const seed of GAMES) {
    const encode = createFrameEncoder<FrameToGuest>()
    const sizes = hostFrames(seed)
      .slice(1)
      .map((message) => encode(message).reduce((sum, { length }) => sum + length, 0))
    sizes.sort((a, b) => a - b)
    expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(40)
  }
})

const frameOf = (value: Json): Uint8Array => Uint8Array.of(0, ...createValueWriter()(value))
const codeOf = (frame: Uint8Array): string | null => {
  const decoded = createFrameDecoder(frameToHostSchema, GUEST_MESSAGE_LIMITS)(frame)
  return decoded.ok ? null : decoded.error.code
}

describe('bytes that are no frame are refused', () => {
  const whole = frameOf(proposal as unknown as Json)
  test.each([
    ['an empty frame', new Uint8Array(), 'frame.form'],
    ['more than 16 KiB', new Uint8Array(16 * 1024 + 1), 'frame.size'],
    ['another first byte', Uint8Array.of(2, ...whole.subarray(1)), 'frame.form'],
    ['a message without its last byte', whole.slice(0, -1), 'frame.form'],
    ['a byte after the message', Uint8Array.of(...whole, 0), 'frame.form'],
    ['an unknown kind', frameOf({ kind: 'hallo' }), 'frame.form'],
    ['a field too many', frameOf({ kind: 'have', seq: 1, more: 1 }), 'frame.form'],
    ['a negative count', frameOf({ kind: 'have', seq: -1 }), 'frame.form'],
    ['seventeen seats', frameOf({ ...hello, ids: Array(17).fill('aaaaaaaa') } as unknown as Json), 'frame.form'],
  ])('%s', (_, frame, code) => expect(codeOf(frame)).toBe(code))

  test('the same frame whole is read', () => expect(codeOf(whole)).toBe(null))

  test('a few bytes that would become many', () => {
    const text = 'a'.repeat(40)
    const bomb = frameOf(Array<string>(1000).fill(text))
    expect(bomb.length).toBeLessThan(GUEST_MESSAGE_LIMITS.bytes)
    expect(codeOf(bomb)).toBe('frame.form')
  })

  test('parts without end', () => {
    const decode = createFrameDecoder(frameToHostSchema, GUEST_MESSAGE_LIMITS)
    const part = Uint8Array.of(1, ...new Uint8Array(249))
    const decoded = Array.from({ length: 10 }, () => decode(part)).map((one) => (one.ok ? null : one.error.code))
    expect(decoded).toEqual([...Array(8).fill(null), 'frame.size', 'frame.size'])
  })
})

test('[P20] a proposal may open a hand of 30 cards, also as the first frame of a channel, and not much more', () => {
  const below = numbersFrom(8)
  const random = (bytes: number) => toBase64url(Uint8Array.from({ length: bytes }, () => below(256)))
  const opening = (_: unknown, nth: number) => ({
    slot: 12_000 + nth * 37 + below(37),
    value: { face: below(1000), side: below(2) },
    salt: random(16),
  })
  const opens = (cards: number): FrameToHost => {
    const openings = Array.from({ length: cards }, opening)
    const action = { verb: 'lay', slots: openings.map(({ slot }) => slot) }
    return { kind: 'propose', proposal: { kind: 'seat', seat: 15, count: 99_999, action, openings } }
  }
  const decoded = (message: FrameToHost) => {
    const decode = createFrameDecoder(frameToHostSchema, GUEST_MESSAGE_LIMITS)
    return createFrameEncoder<FrameToHost>()(message)
      .map((frame) => decode(frame))
      .at(-1)
  }
  const hand = opens(30)
  expect(decoded(hand)).toEqual({ ok: true, value: hand })
  expect(decoded(opens(150))).toEqual({ ok: false, error: { code: 'frame.size' } })
})

const MUTATIONS = ofMany(10_000, 100_000)

test(`${MUTATIONS} mutated frames are read or refused, and never throw`, () => {
  const below = numbersFrom(5)
  const validFrames = [hello, proposal].map((message) => createFrameEncoder<FrameToHost>()(message)[0] as Uint8Array)
  let read = 0
  for (let nth = 0; nth < MUTATIONS; nth++) {
    const frame = Uint8Array.from(validFrames[nth % 2] as Uint8Array)
    for (let edits = 1 + below(3); edits > 0; edits--) frame[below(frame.length)] = below(256)
    const cut = below(8) === 0 ? frame.subarray(0, below(frame.length)) : frame
    if (createFrameDecoder(frameToHostSchema, GUEST_MESSAGE_LIMITS)(cut).ok) read++
  }
  expect(read).toBeLessThan(MUTATIONS / 2)
})

/** Snapshots with so many objects, each of which is one byte: all of its fields equal those of the last one. */
const snapshotOf = (objects: number): FrameToGuest => {
  const one = Object.fromEntries(Array.from({ length: 32 }, (_, nth) => [`f${nth}`, true]))
  return { kind: 'snapshot', have: { seq: 1, hash: '' }, state: { all: Array.from({ length: objects }, () => one) } }
}

test('[P20] bytes stand for 16 values each at most: few of them cost a phone no time', () => {
  const sizes = [1, 2, 100, 1000, 3600].map((objects) => {
    const [encode, decode] = [
      createFrameEncoder<FrameToGuest>(),
      createFrameDecoder(frameToGuestSchema, HOST_MESSAGE_LIMITS),
    ]
    for (const known of [1, 2]) for (const frame of encode(snapshotOf(known))) unwrap(decode(frame))
    const frames = encode(snapshotOf(objects))
    return [frames.reduce((sum, { length }) => sum + length, 0) < 3800, frames.map(decode).at(-1)?.ok]
  })
  expect(sizes).toEqual([
    [true, true],
    [true, true],
    [true, true],
    [true, false],
    [true, false],
  ])
})
