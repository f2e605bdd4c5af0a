/** No input crashes a command: thousands of inputs in this process, a dozen in processes of their own. */

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answer } from '../../src/cli/answerCommand.ts'
import { COMMANDS } from '../../src/cli/commands.ts'
import { game } from '../../src/games/blackstone/game.ts'
import { recordGames } from '../jsEngines/recordGames.ts'
import { ofMany } from '../nightly.ts'
import { ask, lineFor, run, typed } from './cli.ts'
import { changed, POSITION, PUZZLE, pathsIn } from './documents.ts'

/** A part of what each kind of input is tried with, and more than that at night. */
const RUNS = ofMany(0.2, 4)
const NAMES = [...COMMANDS.keys()]
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

interface ParsedAnswer {
  readonly ok: boolean
  readonly refusal?: { readonly code: string }
  readonly sentence?: string
}

/** Expects one line with one JSON object that reports no bug; a refusal has a sentence without unfilled places. */
const checkLine = (line: string): ParsedAnswer => {
  expect(line.trimEnd()).not.toContain('\n')
  const parsed: ParsedAnswer = JSON.parse(line)
  expect(parsed).toEqual(expect.objectContaining(parsed.ok ? { ok: true } : { ok: false, refusal: expect.anything() }))
  if (!parsed.ok) {
    expect(parsed.refusal?.code).toMatch(/^(?!cli\.bug)\w+(\.\w+)*$/)
    expect(parsed.sentence).toMatch(/^(?!That is not possible\.$)(?!.*undefined).+\.$/s)
  }
  return parsed
}

const answerTo = async (name: string, bytes: Uint8Array): Promise<ParsedAnswer> => checkLine(await lineFor(name, bytes))

const { record: FILE } = await ask('new', { position: POSITION, seed: 'castle' })
const { string: STRING } = await ask('record', FILE)
const SHORT = { mode: 'kings-quest', seats: 2, options: { maxRounds: 10 } }

/** Position of docs/notation.md, with every field that a position can have. */
const page = readFileSync(resolve(import.meta.dirname, '../../docs/notation.md'), 'utf8')
const DOCUMENTED = JSON.parse(/```json\n(.*?)```/s.exec(page)?.[1] ?? '') as object
/** Positions from the middle of a game of each mode, with random modules. */
const MIDDLE_POSITIONS = await Promise.all(
  recordGames(game.modes.size).map(async ({ name, text }) => [name, (await ask('new', text)).position] as const),
)
const QUEST = { mode: 'wizards-quest', seats: 3, seed: 'castle' }
const MODULES = { families: 'choose', intrigue: 'on', wildVassals: 'on', assassins: 'on', knightWizard: 'on' }
const FULL = { mode: 'advanced', seats: 4, seed: 'castle', options: MODULES }

/** Valid requests of each command. */
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
  ['new', DOCUMENTED],
  ['legal', { position: DOCUMENTED }],
  ['apply', { game: QUEST, actions: ['take 1', 'take N', '.'] }],
  ['new', { ...FULL }],
  ['perft', { game: POSITION, depth: 1 }],
  ['selfplay', { game: SHORT, games: 1, players: ['random', 'random'], seed: 'castle' }],
]

test.each(REQUESTS)('%s accepts the request before it is spoilt', async (name, request) => {
  expect(await answerTo(name, bytesOf(JSON.stringify(request)))).toMatchObject({ ok: true })
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

const withoutPath = (document: object, [key = '', ...rest]: readonly string[]): object => {
  if (rest.length > 0)
    return changed(document, [key], withoutPath((document as Record<string, object>)[key] ?? {}, rest))
  return Array.isArray(document)
    ? document.filter((_, at) => String(at) !== key)
    : Object.fromEntries(Object.entries(document).filter(([name]) => name !== key))
}

/** Own properties of any name, `__proto__` too, as they come from JSON. */
const withKey = (document: object, key: string, value: unknown): object =>
  JSON.parse(
    `{${JSON.stringify(key)}:${JSON.stringify(value ?? null)},${JSON.stringify(document).slice(1)}`.replace(/,}$/, '}'),
  )

/** Request with one part changed, removed or added. */
const spoiltRequest = (request: object): fc.Arbitrary<object> => {
  const paths = pathsIn(request)
  if (paths.length === 0) return fc.tuple(keys, junk).map(([key, value]) => withKey(request, key, value))
  const path = fc.constantFrom(...paths)
  return fc.oneof(
    { weight: 3, arbitrary: fc.tuple(path, junk).map(([path, value]) => changed(request, path, value)) },
    path.map((path) => withoutPath(request, path)),
    fc.tuple(keys, junk).map(([key, value]) => withKey(request, key, value)),
  )
}

/** Whether a request is quick: deep trees and many games are valid but take too long here. */
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
        await answerTo(name, bytesOf(JSON.stringify(json)))
      }),
      { numRuns: 100 * RUNS },
    ),
  )

  test.each(REQUESTS)('%s: a good request with one part spoilt (%#)', (name, request) =>
    fc.assert(
      fc.asyncProperty(
        spoiltRequest(request).filter(isShort),
        fc.constantFrom(name, 'new', 'verify'),
        async (input, other) => {
          await answerTo(other, bytesOf(JSON.stringify(input)))
        },
      ),
      { numRuns: 120 * RUNS },
    ),
  )

  test.each(MIDDLE_POSITIONS)('a position of %s with one part spoilt', (_, position) =>
    fc.assert(
      fc.asyncProperty(spoiltRequest(position), fc.constantFrom('new', 'legal'), async (input, name) => {
        await answerTo(name, bytesOf(JSON.stringify(input)))
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
        await answerTo(name === 'selfplay' || name === 'perft' ? 'new' : name, spoil(edits))
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
          await answerTo(name, bytesOf(JSON.stringify(STRING.slice(0, at) + put + STRING.slice(at + 1))))
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
        await answerTo('apply', bytesOf(JSON.stringify({ game: POSITION, actions })))
      }),
      { numRuns: 300 * RUNS },
    ))
})

test('a bug in a command is reported as a bug', async () => {
  const buggy = async () => {
    throw new RangeError('no seat 9')
  }
  expect(await answer(buggy, bytesOf('{}'))).toEqual({
    ok: false,
    refusal: { code: 'cli.bug', values: { message: 'RangeError: no seat 9' } },
    sentence: 'This is a mistake of ours: RangeError: no seat 9',
  })
})

const deep = 100_000
const INPUTS: readonly (readonly [string, string | Uint8Array])[] = [
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
  ['duplicate keys', '{"mode":"puzzle-master","mode":"chess","mode":1}'],
  ['keys of every object', '{"__proto__":{"mode":"puzzle-master"},"constructor":0}'],
  ['two values', '{} {}'],
]

test.each(INPUTS)('every command refuses %s', async (_, input) => {
  const bytes = typeof input === 'string' ? bytesOf(input) : input
  for (const name of ['new', 'apply', 'verify']) expect((await answerTo(name, bytes)).ok).toBe(false)
})

/** Spoilt requests, the same in every run. */
const SPOILT = REQUESTS.flatMap(([name, request], seed) =>
  fc.sample(spoiltRequest(request).filter(isShort), { numRuns: 2, seed }).map((input) => [name, input] as const),
)

/** Lines typed into `play`, the same in every run. */
const TYPED_LINES = fc.sample(
  fc.array(
    fc.oneof(fc.string(), fc.constantFrom('list', '1', '99', 'board', 'help', 'undo', 'save', '.', '-1', '+', '!1')),
    { maxLength: 20 },
  ),
  { numRuns: 5, seed: 1 },
)

test('play, whatever is typed', async () => {
  for (const lines of TYPED_LINES) expect((await typed(JSON.stringify(PUZZLE), lines.join('\n'))).ok).toBe(true)
})

describe('a process of its own answers as this one does', () => {
  /** Inputs that could differ in a process of its own, which has another stack depth and reads bytes in pieces. */
  const HARD_INPUTS = [
    ...['no UTF-8', 'a list of a million'],
    ...ofMany([], ['nothing', 'half a surrogate', 'lists in lists', 'objects in objects']),
  ]

  test.each(INPUTS.filter(([name]) => HARD_INPUTS.includes(name)))('%s', async (_, input) => {
    const { code, out, err } = run(['new'], input)
    const line = await lineFor('new', typeof input === 'string' ? bytesOf(input) : input)
    expect({ code, out, err }).toEqual({ code: 1, out: `${line}\n`, err: '' })
  })

  test.each(ofMany(NAMES.slice(0, 1), NAMES))('%s: a spoilt request', async (name) => {
    const [, input] = SPOILT.find(([of]) => of === name) ?? []
    const { code, out, err } = run([name], JSON.stringify(input))
    expect([code, err]).toEqual([checkLine(out).ok ? 0 : 1, ''])
  })

  test('play, whatever is typed', () => {
    const { code, err } = run(['play', JSON.stringify(PUZZLE)], TYPED_LINES.flat().join('\n'))
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })
})

test.each(SPOILT)('%s: some spoilt requests (%#)', async (name, input) => {
  await answerTo(name, bytesOf(JSON.stringify(input)))
})
