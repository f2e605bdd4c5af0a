/** Refusals of Lamps Below on the command line: each says in its own sentence what is wrong, with the rule that says why. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { refusalParagraphsIn } from '../../src/cli/citedParagraphs.ts'
import { FLAW_PARAGRAPHS, REFUSAL_PARAGRAPHS, UNDO_PARAGRAPHS } from '../../src/cli/lamps-below/refusalParagraphs.ts'
import book from '../../src/games/lamps-below/RULES.md?rulebook'
import { positionErrors } from '../../src/text/lamps-below/en/positionErrors.ts'
import { refusals } from '../../src/text/lamps-below/en/refusals.ts'
import { ask } from './cli.ts'

const RULES = resolve(import.meta.dirname, '../../src/games/lamps-below')
const sources = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && name !== 'refusal.ts')
  .map((name) => readFileSync(join(RULES, name), 'utf8'))
  .join('\n')

/** Codes of refusals by rules, each with its ruling where one is named. */
const used = [...sources.matchAll(/because\(([^)]*)\)/g)].flatMap(([, inner = '']) =>
  [...inner.matchAll(/'([\w.-]+)'/g)].flatMap(([, code = '']) =>
    code.includes('.') ? [[code, /, (\d+)$/.exec(inner)?.[1] ?? ''] as const] : [],
  ),
)
const paragraphs = book.flatMap((section) => section.paragraphs)

describe('every refusal by a rule', () => {
  const codes = Object.keys(REFUSAL_PARAGRAPHS)

  test('has a sentence, and is used', () => {
    const usedCodes = new Set(used.map(([code]) => code))
    expect(codes.filter((code) => !usedCodes.has(code))).toEqual([])
    expect(Object.keys(refusals).sort()).toEqual(codes.filter((code) => code.startsWith('lamps-below.')).sort())
  })

  test.each(codes)('%s names a paragraph of the rules', (code) => {
    const numbers = REFUSAL_PARAGRAPHS[code as keyof typeof REFUSAL_PARAGRAPHS]
    expect(numbers.length).toBeGreaterThan(0)
    expect(numbers.filter((number) => !paragraphs.some((paragraph) => paragraph.number === number))).toEqual([])
  })

  // That a cache stays whoever stands there is said by another paragraph than that of the search.
  test.each(used.filter(([code, ruling]) => ruling !== '' && code !== 'lamps-below.dwellerHere'))(
    '%s: its paragraph cites E%s',
    (code, ruling) => {
      const numbers = REFUSAL_PARAGRAPHS[code as keyof typeof REFUSAL_PARAGRAPHS]
      const cited = paragraphs.filter(({ number }) => numbers.includes(number)).flatMap(({ rulings }) => rulings)
      expect(cited).toContain(Number(ruling))
    },
  )
})

/** Marn before the exit of the Pillars, a Husk next door; Rook is with her. */
const HALL = {
  format: 'lamps-below-position',
  version: 1,
  company: ['marn', 'rook'],
  card: 'pillars',
  lamps: [],
  track: ['marn', 'rook', 'A'],
  explorers: { marn: { at: 'b2', dice: [3], finds: ['egg', 'flask'] }, rook: { at: 'b2' } },
  groups: [{ card: 'husk-1' }],
  dwellers: { A1: 'a2' },
}

const refused = (action: string, game: object = HALL) => ask('apply', { game, actions: [action] })

test.each([
  ['hit A1 hawk', 'This explorer has no weapon “hawk”. It has: knives, pin.'],
  ['hit A1', 'Say with which weapon, too: knives, pin.'],
  ['hit a1 knives', 'Dwellers have a capital letter, all else is written small: hit A1 knives.'],
  ['hit B1 knives', 'There is no such dweller.'],
  ['mend rook', 'This explorer cannot mend others.'],
  ['mend fenna', 'That explorer does not go with you.'],
  ['use egg', 'Say at which dweller.'],
  ['use flask', 'It finds no wound to heal.'],
  ['rest', 'There is no wound to heal.'],
  ['move', 'It is written so: move b3.'],
  ['move d1', 'There is no room “d1”. The rooms are a1 to c5.'],
  ['on', 'That is not asked now.'],
])('%s', async (action, sentence) => {
  expect(await refused(action)).toMatchObject({ ok: false, sentence })
})

const rulesFor = async (action: string, game: object = HALL) =>
  ((await refused(action, game)) as unknown as { readonly rules?: readonly string[] }).rules ?? []

/** First words of each paragraph, and how many rows of its table are quoted. */
const quoted = (rules: readonly string[]) =>
  rules.map((rule) => [
    rule.split(' ')[0],
    ...[...rule.matchAll(/(?:Action|Weapon|Find): ([^|]*) \|/g)].map((m) => m[1]),
  ])

const WITH_HUSK = { ...HALL, dwellers: { A1: 'b2' } }
const AWAY = { ...HALL, explorers: { ...HALL.explorers, marn: { at: 'a3', dice: [6], courage: 2 } } }
const BOLD = { ...HALL, explorers: { ...HALL.explorers, marn: { at: 'a3', dice: [6], bold: true, braced: true } } }

test.each<readonly [string, readonly (readonly string[])[], object]>([
  ['rest', [['8.3', 'Rest']], HALL],
  ['mend rook', [['8.3', 'Mend']], HALL],
  ['leave', [['8.3', 'Leave']], HALL],
  ['move b5', [['8.3', 'Move']], HALL],
  ['search', [['8.3', 'Search']], AWAY],
  ['probe', [['8.3', 'Probe']], HALL],
  ['probe', [['8.3', 'Probe'], ['11.1']], AWAY],
  ['dare', [['8.3', 'Dare'], ['11.1']], AWAY],
  ['dare', [['8.3', 'Dare']], BOLD],
  ['brace', [['8.9']], BOLD],
  ['probe', [['8.3', 'Probe']], { ...WITH_HUSK, caches: [] }],
  ['search', [['8.3', 'Search']], WITH_HUSK],
  ['hit A7 knives', [['8.3', 'Hit']], HALL],
  ['hit A1 pin', [['6.3'], ['16.2', 'Pin and twist']], HALL],
  ['use salve', [['8.3', 'Use']], HALL],
  [
    'use egg A7',
    [
      ['8.3', 'Use'],
      ['13.1', 'Powder Egg'],
    ],
    HALL,
  ],
  ['use egg', [['13.1', 'Powder Egg']], HALL],
  ['use flask', [['13.2']], HALL],
])('%s: of the table of actions that row alone is quoted', async (action, expected, game) => {
  expect(quoted(await rulesFor(action, game))).toEqual(expected)
})

test('a row is quoted with its heads, whatever the letters', async () => {
  const row = 'Action: Rest | die: 3 | may be done: has a wound | does: a Vitality test: a success heals one wound, '
  const expected = [`8.3 The actions, each with the die that it costs: ${row}a great one up to two`]
  expect(await rulesFor('rest lamp', { ...HALL, lamps: [4] })).toEqual(expected)
  expect(await rulesFor(' rest')).toEqual(expected)
})

test('of a refusal in a record, whose action is not a text, the whole table is quoted', () => {
  const [actions = '', courage = ''] = refusalParagraphsIn(book, REFUSAL_PARAGRAPHS)('lamps-below.courage', '')
  expect([actions.slice(0, 4), courage.slice(0, 5)]).toEqual(['8.3 ', '11.1 '])
  expect(['Probe', 'Dare'].filter((name) => !actions.includes(name))).toEqual([])
})

test('in a handover it is the rule on giving that refuses', async () => {
  const pause = { format: HALL.format, version: 1, company: ['marn', 'rook'] }
  expect(await refused('give flask marn rook', pause)).toMatchObject({
    refusal: { code: 'lamps-below.notWithGiver' },
    sentence: 'The explorer who gives does not have that.',
    rules: [expect.stringMatching(/^4\.3 .* no other time are finds given\.$/)],
  })
})

test('an undo is refused by the rule on taking back', async () => {
  const rest = { ...HALL, explorers: { marn: { at: 'b2', dice: [3, 3], wounds: 2 } } }
  const thrown = await ask('apply', { game: { position: rest, seed: 'lamps' }, actions: ['rest', 'undo'] })
  expect(thrown).toMatchObject({ refusal: { code: 'undo.thrown' }, rules: [expect.stringMatching(/^18\.3 /)] })
  expect(await refused('undo')).toMatchObject({
    refusal: { code: 'undo.none' },
    rules: [expect.stringMatching(/^18\.3 /)],
  })
})

test.each([...Object.entries(FLAW_PARAGRAPHS), ...Object.entries(UNDO_PARAGRAPHS)])(
  '%s names paragraphs that there are',
  (_, numbers) => {
    expect(numbers.filter((number) => !paragraphs.some((paragraph) => paragraph.number === number))).toEqual([])
  },
)

const { groups: _, dwellers: __, ...EMPTY } = HALL
const THREE = { company: ['marn', 'rook', 'fenna'], seats: ['Ann', 'Ben'], track: undefined }
const MONKS = [{ card: 'monk-2' }, { card: 'husk-3' }]
const FIVE = { A1: 'c5', A2: 'c5', B1: 'c5', B2: 'c5', B3: 'c5' }
const marn = (fields: object) => ({ ...HALL, explorers: { marn: { at: 'b2', ...fields } } })
const [ROOK, GONE] = [{ marn: { at: 'b2' } }, { marn: { at: 'b2' }, rook: { at: 'left' } }]

test.each([
  ['[E3] the marker with one who is left over', 'leader', 'E3', '3.3', { ...HALL, ...THREE, leader: 'fenna' }],
  [
    '[E10] five dwellers in a room',
    'dwellers',
    'E10',
    '6.5',
    { ...EMPTY, track: undefined, groups: MONKS, dwellers: FIVE },
  ],
  ['[E24] five counters', 'explorers.marn.deep', 'E24', '10.1', marn({ wounds: 3, deep: 2 })],
  ['[E24] five wounds', 'explorers.marn.wounds', 'E24', '10.1', marn({ wounds: 5 })],
  ['five courage', 'explorers.marn.courage', '', '11.1', marn({ courage: 5 })],
  ['three of a group of two', 'groups.0', '', '12.2', { ...HALL, dwellers: { A1: 'a2', A2: 'a2', A3: 'a1' } }],
  ['[E41] a number that is used', 'groups.0.next', 'E41', '6.7', { ...HALL, dwellers: { A3: 'a2' } }],
  ['a lamp that is lit twice', 'lamps', '', '7.1', { ...HALL, lamps: [2, 2] }],
  ['an explorer missing from the track', 'track', '', '7.3', { ...HALL, track: ['marn', 'A'], explorers: ROOK }],
  [
    '[E18] one who has left after now',
    'track',
    'E18',
    '8.7',
    { ...HALL, track: ['marn', 'rook', 'A'], explorers: GONE },
  ],
  ['three flasks', 'explorers.marn.finds', '', undefined, marn({ finds: ['flask', 'flask', 'flask'] })],
  ['a challenge for a hall', 'card', '', undefined, { ...HALL, card: 'gallery' }],
])('a position with %s is refused at %s', async (_name, path, ruling, paragraph, document) => {
  const { refusal, sentence, ...more } = await ask('new', JSON.parse(JSON.stringify(document)))
  const { rules } = more as { readonly rules?: readonly string[] }
  expect([refusal.values?.what, refusal.ruling ? `E${refusal.ruling}` : '', rules?.[0]?.split(' ')[0]]).toEqual([
    ...[path, ruling, paragraph],
  ])
  expect(sentence).toMatch(new RegExp(`^(?!This position has a mistake).+\\(“${path}”\\)\\.$`))
})

test('a hall whose name a challenge has, too, is named where one describes it; the challenge is read', async () => {
  expect(await ask('new', { ...HALL, card: 'stair' })).toMatchObject({
    sentence: 'A challenge has this name; the hall is “stair-hall” (“card”).',
  })
  const challenge = { format: HALL.format, version: 1, company: ['marn', 'rook'], card: 'stair' }
  expect(await ask('new', challenge)).toMatchObject({ ok: true })
  expect(await ask('new', { ...challenge, explorers: { rook: { at: 'down' } } })).toMatchObject({
    refusal: { values: { what: 'explorers.rook.at' } },
  })
})

test('[E5] without a card of the path its end is quoted', async () => {
  const pause = { format: HALL.format, version: 1, company: ['marn'], path: 0 }
  expect(await ask('new', pause)).toMatchObject({
    refusal: { code: 'lamps-below.position.noCard' },
    rules: [expect.stringMatching(/^15\.1 .*4\. with no card left of the path\.$/)],
  })
})

test('every flaw of a position has a sentence', () => {
  expect(Object.keys(positionErrors).sort()).toEqual(Object.keys(FLAW_PARAGRAPHS).sort())
})

test('who is named for a way, or given a find, goes with the company', async () => {
  const challenge = { ...HALL, card: 'bridge', groups: undefined, dwellers: undefined, track: undefined }
  const { lamps: _, explorers: __, ...way } = challenge
  expect(await refused('way a hesper', way)).toMatchObject({ sentence: 'That explorer does not go with you.' })
  const { card: ___, ...pause } = way
  const handover = { ...pause, explorers: { marn: { finds: ['crown'] } } }
  expect(await refused('give crown marn fenna', handover)).toMatchObject({
    sentence: 'That explorer does not go with you.',
  })
})
