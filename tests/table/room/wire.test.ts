import { deflateSync, strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { Header } from '../../../src/kernel/log.ts'
import { toGuest, toHost } from '../../../src/table/room/frameSchema.ts'
import type { ToGuest, ToHost } from '../../../src/table/room/frames.ts'
import { FROM_GUEST, FROM_HOST, listener, speaker } from '../../../src/table/room/wire.ts'
import { numbersFrom } from '../../kernel/seed.ts'
import { sure } from '../../kernel/trusted.ts'
import { World } from '../../simulation/world.ts'
import { setupOf } from '../../simulation/worlds.ts'

/** What a host says of a whole game, entry by entry. */
const told = (seed: number): readonly ToGuest[] => {
  const world = new World({ ...setupOf(seed), trouble: 0 })
  world.run()
  const { entries, header } = world.host.disk
  const commits = entries.map((entry) => ({ kind: 'commit', entries: [entry], shown: [], saved: true }) as const)
  return [{ kind: 'welcome', header: header as Header, seats: [0] }, ...commits]
}

const GAMES = [3, 4, 5, 7]
const proposal: ToHost = {
  kind: 'propose',
  proposal: { kind: 'seat', seat: 1, count: 7, action: { kind: 'move', from: 3, to: 12 }, openings: [] },
}
const hello: ToHost = {
  kind: 'hello',
  ids: ['aaaaaaaa', 'bbbbbbbb'],
  claims: ['', 'cccccccc'],
  nonce: 'N'.repeat(22),
  game: null,
  have: { seq: 0, hash: '' },
}

/** Whole games, on a machine that may be busy. */
const PATIENT = { timeout: 60_000 }

test.each(GAMES)('whatever is said arrives as it was said (game %i)', PATIENT, (seed) => {
  const [speak, listen] = [speaker<ToGuest>(), listener(toGuest, FROM_HOST)]
  for (const message of told(seed))
    expect(
      speak(message)
        .map((frame) => sure(listen(frame)))
        .at(-1),
    ).toEqual(message)
})

/** Turns the direction of what stands behind it. */
const TURN = '\u202e'
const LOBBY: Extract<ToGuest, { kind: 'lobby' }> = {
  ...{
    kind: 'lobby',
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
  ...{ protocol: 3, id: 'N'.repeat(22), game: 'blackstone', version: 1, mode: 'kings-quest', options: {} },
  seats: [{ name: 'Ann' }],
}
const named = (kind: string, name: string): ToGuest => {
  if (kind === 'lobby') return { ...LOBBY, seats: LOBBY.seats.map((seat) => ({ ...seat, name })) }
  if (kind === 'welcome') return { kind, header: { ...HEADER, seats: [{ name }] }, seats: [0] }
  return { kind: 'standRefused', seat: 0, refusal: { code: 'seat.stood', values: { name } } }
}
test.each(['lobby', 'welcome', 'standRefused'])(
  "[22] a name in a host's %s that turns the sentence is not heard",
  (kind) => {
    const hears = (name: string): boolean => {
      const heard = speaker<ToGuest>()(named(kind, name)).map(listener(toGuest, FROM_HOST)).at(-1)
      return heard?.ok === true
    }
    expect(['Ann', 'مريم', 'क्‍ष', '', `${TURN}nnA`, 'A\nB', 'A\u2066B'].map(hears)).toEqual([
      ...[true, true, true, true],
      ...[false, false, false],
    ])
  },
)

test('a whole game in one message travels in frames of at most 16 KiB', PATIENT, () => {
  const commits = told(11).flatMap((message) => (message.kind === 'commit' ? message.entries : []))
  const entries = [...commits, ...commits, ...commits, ...commits]
  const message: ToGuest = { kind: 'commit', entries, shown: [], saved: true }
  const frames = speaker<ToGuest>()(message)
  expect(frames.length).toBeGreaterThan(1)
  expect(Math.max(...frames.map((frame) => frame.length))).toBeLessThanOrEqual(16 * 1024)
  const listen = listener(toGuest, FROM_HOST)
  expect(frames.slice(0, -1).map((frame) => sure(listen(frame)))).toEqual(frames.slice(0, -1).map(() => null))
  expect(sure(listen(frames.at(-1) as Uint8Array))).toEqual(message)
})

test('half of the entries of a game take no more than 60 bytes each', PATIENT, () => {
  for (const seed of GAMES) {
    const speak = speaker<ToGuest>()
    const sizes = told(seed)
      .slice(1)
      .map((message) => speak(message).reduce((sum, { length }) => sum + length, 0))
    sizes.sort((a, b) => a - b)
    expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(60)
  }
})

const frameOf = (text: string, length = text.length): Uint8Array =>
  Uint8Array.of(0, length >> 16, (length >> 8) & 255, length & 255, ...deflateSync(strToU8(text)))
const codeOf = (frame: Uint8Array): string | null => {
  const heard = listener(toHost, FROM_GUEST)(frame)
  return heard.ok ? null : heard.error.code
}

describe('a frame that is none is refused', () => {
  const json = JSON.stringify(proposal)
  test.each([
    ['an empty frame', new Uint8Array(), 'frame.form'],
    ['more than 16 KiB', new Uint8Array(16 * 1024 + 1), 'frame.size'],
    ['another first byte', Uint8Array.of(2, ...frameOf(json).subarray(1)), 'frame.form'],
    ['no JSON', frameOf(json.slice(0, -1)), 'frame.form'],
    ['a length that is not its own', frameOf(json, json.length + 1), 'frame.form'],
    ['an unknown kind', frameOf('{"kind":"hallo"}'), 'frame.form'],
    ['a field too many', frameOf('{"kind":"have","seq":1,"more":1}'), 'frame.form'],
    ['a fraction', frameOf('{"kind":"have","seq":1.5}'), 'frame.form'],
    ['seventeen seats', frameOf(JSON.stringify({ ...hello, ids: Array(17).fill('aaaaaaaa') })), 'frame.form'],
  ])('%s', (_, frame, code) => expect(codeOf(frame)).toBe(code))

  test('a few bytes that would become megabytes', () => {
    const bomb = frameOf(`"${'a'.repeat(900_000)}"`)
    expect(bomb.length).toBeLessThan(FROM_GUEST.bytes)
    expect(codeOf(bomb)).toBe('frame.form')
    const small = frameOf(`"${'a'.repeat(900_000)}"`, 100)
    expect(codeOf(small)).toBe('frame.form')
  })

  test('parts without end', () => {
    const listen = listener(toHost, FROM_GUEST)
    const part = Uint8Array.of(1, ...new Uint8Array(249))
    const heard = Array.from({ length: 6 }, () => listen(part)).map((one) => (one.ok ? null : one.error.code))
    expect(heard).toEqual([null, null, null, null, 'frame.size', 'frame.size'])
  })
})

const MUTATIONS = 100_000

test(`${MUTATIONS} mutated frames are read or refused, and never throw`, { timeout: 120_000 }, () => {
  const below = numbersFrom(5)
  const whole = [hello, proposal].map((message) => speaker<ToHost>()(message)[0] as Uint8Array)
  let read = 0
  for (let nth = 0; nth < MUTATIONS; nth++) {
    const frame = Uint8Array.from(whole[nth % 2] as Uint8Array)
    for (let edits = 1 + below(3); edits > 0; edits--) frame[below(frame.length)] = below(256)
    const cut = below(8) === 0 ? frame.subarray(0, below(frame.length)) : frame
    if (listener(toHost, FROM_GUEST)(cut).ok) read++
  }
  expect(read).toBeLessThan(MUTATIONS / 2)
})
