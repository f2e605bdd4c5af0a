/** No input brings a command down: thousands of them here in one process, dozens in processes of their own. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { answer } from '../../src/cli/answer.ts'
import { COMMANDS, commandOf } from '../../src/cli/commands.ts'
import { game } from '../../src/games/blackstone/index.ts'
import { recordedGames } from '../engines/games.ts'
import { type Answered, run } from './cli.ts'
import { changed, POSITION, PUZZLE, pathsIn } from './documents.ts'

vi.setConfig({ testTimeout: 300_000 })

const RUNS = process.env.NIGHTLY ? 10 : 1
const NAMES = [...COMMANDS.keys()]
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

interface Told {
  readonly ok: boolean
  readonly refusal?: { readonly code: string }
  readonly sentence?: string
}

/** One object that is one line of JSON, and never a bug of ours; a refusal says why in a sentence, all its places filled. */
const check = (line: string): Told => {
  expect(line.trimEnd()).not.toContain('\n')
  const told: Told = JSON.parse(line)
  expect(told).toEqual(expect.objectContaining(told.ok ? { ok: true } : { ok: false, refusal: expect.anything() }))
  if (!told.ok) {
    expect(told.refusal?.code).toMatch(/^(?!cli\.bug)\w+(\.\w+)*$/)
    expect(told.sentence).toMatch(/^(?!That is not possible\.$)(?!.*undefined).+\.$/s)
  }
  return told
}

const fed = async (name: string, bytes: Uint8Array): Promise<Told> =>
  check(JSON.stringify(await answer(commandOf(name), bytes)))

const FILE = JSON.parse(run(['new'], JSON.stringify({ position: POSITION, seed: 'castle' })).out).record as object
const STRING = JSON.parse(run(['record'], JSON.stringify(FILE)).out).string as string
const SHORT = { mode: 'kings-quest', seats: 2, options: { maxRounds: 10 } }

/** The position of docs/notation.md, with as much in it as a position can have. */
const page = readFileSync(resolve(import.meta.dirname, '../../docs/notation.md'), 'utf8')
const WRITTEN = JSON.parse(/```json\n(.*?)```/s.exec(page)?.[1] ?? '') as object
/** A position from the middle of a game of each mode, with modules thrown at random. */
const MIDDLES = await Promise.all(
  recordedGames(game.modes.size).map(async ({ name, text }) => {
    const { position } = (await answer(commandOf('new'), bytesOf(JSON.stringify(text)))) as unknown as Answered
    return [name, position] as const
  }),
)
const QUEST = { mode: 'wizards-quest', seats: 3, seed: 'castle' }
const MODULES = { families: 'choose', intrigue: 'on', wildVassals: 'on', assassins: 'on', knightWizard: 'on' }
const FULL = { mode: 'advanced', seats: 4, seed: 'castle', options: MODULES }

/** A request of each command that is done as it stands. */
const REQUESTS: readonly (readonly [string, object])[] = [
  ['modes', {}],
  ['schema', {}],
  ['new', { ...PUZZLE }],
  ['new', { position: POSITION, seed: 'castle' }],
  ['legal', { position: POSITION }],
  ['legal', FILE],
  ['apply', { game: POSITION, actions: ['N AO-CO', 'G01 BS LO', 'undo', 'redo', '.'] }],
  ['apply', { game: FILE, actions: ['W BS^', 'agree'] }],
  ['verify', FILE],
  ['record', FILE],
  ['new', WRITTEN],
  ['legal', { position: WRITTEN }],
  ['apply', { game: QUEST, actions: ['take 1', 'take N', '.'] }],
  ['new', { ...FULL }],
  ['perft', { game: POSITION, depth: 1 }],
  ['selfplay', { game: SHORT, games: 1, players: ['random', 'random'], seed: 'castle' }],
]

test.each(REQUESTS)('%s does what is asked before it is spoilt', async (name, request) => {
  expect(await fed(name, bytesOf(JSON.stringify(request)))).toMatchObject({ ok: true })
})

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))
const junk = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue() },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      -1,
      -0,
      99,
      1.5,
      1e308,
      -1e308,
      2 ** 53,
      5e-324,
      '',
      'x',
      'G01',
      '.',
      [],
      {},
      null,
    ),
  },
  fc.constantFrom<unknown>(
    'x'.repeat(100_000),
    '\u0000',
    '\ud800',
    '👑',
    Array(10_000).fill('.'),
    nested(40),
    nested(500),
  ),
  fc.constantFrom<unknown>(
    JSON.parse('{"__proto__":{"ok":true}}'),
    { constructor: 1 },
    { toString: 'x' },
    { length: 5 },
  ),
)
const keys = fc.constantFrom('__proto__', 'constructor', 'toString', 'format', 'position', 'mode', 'hidden', 'x')

const without = (document: object, [key = '', ...rest]: readonly string[]): object => {
  if (rest.length > 0) return changed(document, [key], without((document as Record<string, object>)[key] ?? {}, rest))
  return Array.isArray(document)
    ? document.filter((_, at) => String(at) !== key)
    : Object.fromEntries(Object.entries(document).filter(([name]) => name !== key))
}

/** Own properties of any name, `__proto__` too, as they come from JSON. */
const withKey = (document: object, key: string, value: unknown): object =>
  JSON.parse(
    `{${JSON.stringify(key)}:${JSON.stringify(value ?? null)},${JSON.stringify(document).slice(1)}`.replace(/,}$/, '}'),
  )

/** A request with one part changed, left out or put in. */
const spoilt = (request: object): fc.Arbitrary<object> => {
  const paths = pathsIn(request)
  if (paths.length === 0) return fc.tuple(keys, junk).map(([key, value]) => withKey(request, key, value))
  const path = fc.constantFrom(...paths)
  return fc.oneof(
    { weight: 3, arbitrary: fc.tuple(path, junk).map(([path, value]) => changed(request, path, value)) },
    path.map((path) => without(request, path)),
    fc.tuple(keys, junk).map(([key, value]) => withKey(request, key, value)),
  )
}

/** Trees that grow for hours and a thousand games are well asked for, but not here. */
const isShort = (request: unknown): boolean => {
  const { depth, games, game } = (request ?? {}) as {
    readonly depth?: unknown
    readonly games?: unknown
    readonly game?: unknown
  }
  const { options } = (game ?? {}) as { readonly options?: { readonly maxRounds?: unknown } }
  const isMany = (value: unknown): boolean => typeof value === 'number' && value > 1
  return !isMany(depth) && !isMany(games) && (games === undefined || options?.maxRounds === 10)
}

describe('whatever comes in, one object comes out', () => {
  test.each(NAMES)('%s: any JSON', (name) =>
    fc.assert(
      fc.asyncProperty(fc.oneof(fc.jsonValue(), junk).filter(isShort), async (json) => {
        await fed(name, bytesOf(JSON.stringify(json)))
      }),
      { numRuns: 100 * RUNS },
    ),
  )

  test.each(REQUESTS)('%s: a good request with one part spoilt (%#)', (name, request) =>
    fc.assert(
      fc.asyncProperty(
        spoilt(request).filter(isShort),
        fc.constantFrom(name, 'new', 'verify'),
        async (input, other) => {
          await fed(other, bytesOf(JSON.stringify(input)))
        },
      ),
      { numRuns: 120 * RUNS },
    ),
  )

  test.each(MIDDLES)('a position of %s with one part spoilt', (_, position) =>
    fc.assert(
      fc.asyncProperty(spoilt(position), fc.constantFrom('new', 'legal'), async (input, name) => {
        await fed(name, bytesOf(JSON.stringify(input)))
      }),
      { numRuns: 100 * RUNS },
    ),
  )

  test.each(REQUESTS)('%s: the bytes of a good request with some changed, cut or doubled (%#)', (name, request) => {
    const bytes = bytesOf(JSON.stringify(request))
    const byte = fc.tuple(fc.nat(bytes.length), fc.nat(2), fc.uint8Array({ maxLength: 3 }))
    const spoil = (edits: readonly (readonly [number, number, Uint8Array])[]): Uint8Array =>
      edits.reduce((now, [at, left, put]) => Uint8Array.of(...now.slice(0, at), ...put, ...now.slice(at + left)), bytes)
    return fc.assert(
      fc.asyncProperty(fc.array(byte, { maxLength: 3 }), async (edits) => {
        await fed(name === 'selfplay' || name === 'perft' ? 'new' : name, spoil(edits))
      }),
      { numRuns: 60 * RUNS },
    )
  })

  test('a record as a string with some characters changed', () =>
    fc.assert(
      fc.asyncProperty(
        fc.nat(STRING.length),
        fc.string({ maxLength: 3 }),
        fc.constantFrom('verify', 'record', 'legal', 'new'),
        async (at, put, name) => {
          await fed(name, bytesOf(JSON.stringify(STRING.slice(0, at) + put + STRING.slice(at + 1))))
        },
      ),
      { numRuns: 120 * RUNS },
    ))

  const words = fc.constantFrom(
    '.',
    'undo',
    'redo',
    'agree',
    'concede 2',
    'concede 0',
    'x #9999',
    'x #0',
    '#9 BS LO',
    'N BS-LS',
    'W BS~LS',
    '!1',
    'constructor',
  )
  test('any texts as actions', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(fc.string({ unit: 'binary' }), words), { maxLength: 4 }), async (actions) => {
        await fed('apply', bytesOf(JSON.stringify({ game: POSITION, actions })))
      }),
      { numRuns: 300 * RUNS },
    ))
})

test('a bug of ours is told as one', async () => {
  const buggy = async () => {
    throw new RangeError('no seat 9')
  }
  expect(await answer(buggy, bytesOf('{}'))).toEqual({
    ok: false,
    refusal: { code: 'cli.bug', values: { message: 'RangeError: no seat 9' } },
    sentence: 'This is a mistake of ours: RangeError: no seat 9',
  })
})

describe('in a process of its own', () => {
  const deep = 100_000
  const inputs: readonly (readonly [string, string | Uint8Array])[] = [
    ['nothing', ''],
    ['white space', ' \n\t'],
    ['a zero byte', '\0'],
    ['no UTF-8', Uint8Array.of(0x22, 0xff, 0xfe, 0x22)],
    ['half a surrogate', '"\\ud800"'],
    ['a million letters', 'x'.repeat(1_000_000)],
    ['a million digits', '1'.repeat(1_000_000)],
    ['a text of a million letters', JSON.stringify('x'.repeat(1_000_000))],
    ['a list of a million', `[${'0,'.repeat(500_000)}0]`],
    ['lists in lists that never end', '['.repeat(deep)],
    ['lists in lists', '['.repeat(deep) + ']'.repeat(deep)],
    ['objects in objects', `${'{"position":'.repeat(deep)}0${'}'.repeat(deep)}`],
    ['keys that stand twice', '{"mode":"puzzle-master","mode":"chess","mode":1}'],
    ['keys of every object', '{"__proto__":{"mode":"puzzle-master"},"constructor":0}'],
    ['two values', '{} {}'],
  ]

  test.each(inputs)('%s', (_, input) => {
    for (const name of ['new', 'apply', 'verify']) {
      const { code, out, err } = run([name], input)
      expect([check(out).ok, code, err]).toEqual([false, 1, ''])
    }
  })

  test.each(NAMES)('%s: some spoilt requests', (name) => {
    const requests = REQUESTS.filter(([of]) => of === name).map(([, request]) => request)
    for (const [seed, request] of requests.entries())
      for (const input of fc.sample(spoilt(request).filter(isShort), { numRuns: 2, seed })) {
        const { code, out, err } = run([name], JSON.stringify(input))
        expect([code, err]).toEqual([check(out).ok ? 0 : 1, ''])
      }
  })

  test('play, whatever is typed', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom('list', '1', '99', 'board', 'help', 'undo', 'save', '.', '-1', '+', '!1'),
    )
    for (const lines of fc.sample(fc.array(line, { maxLength: 20 }), { numRuns: 5, seed: 1 })) {
      const { code, err } = run(['play', JSON.stringify(PUZZLE)], lines.join('\n'))
      expect({ code, err }).toEqual({ code: 0, err: '' })
    }
  })
})
