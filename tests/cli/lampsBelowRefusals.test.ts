/** Refusals of Lamps Below on the command line: each says in its own sentence what is wrong, with the rule that says why. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { REFUSAL_PARAGRAPHS } from '../../src/cli/lamps-below/refusalParagraphs.ts'
import book from '../../src/games/lamps-below/RULES.md?rulebook'
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

test.each([
  ['rest', '8.3 '],
  ['use flask', '13.2 '],
  ['leave', '8.3 '],
  ['hit A1 pin', '6.3 '],
])('%s: the rules that say why', async (action, start) => {
  const { rules } = (await refused(action)) as unknown as { readonly rules: readonly string[] }
  expect(rules[0]?.slice(0, start.length)).toBe(start)
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
