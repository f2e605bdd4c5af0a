/** Measured colours of the style sheet: contrast of text and lines in every theme, distance of the faction colours. */
import { readFileSync } from 'node:fs'
import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  wcagContrast,
} from 'culori'
import { describe, expect, test } from 'vitest'

const read = (name: string) =>
  readFileSync(new URL(`../../../src/ui/parts/styles/${name}.css`, import.meta.url), 'utf8')

/** The declarations of the rule that begins with this selector. */
const rule = (sheet: string, selector: string): ReadonlyMap<string, string> => {
  const from = sheet.indexOf(`${selector} {`)
  const body = sheet.slice(sheet.indexOf('{', from) + 1, sheet.indexOf('}', from))
  return new Map([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]))
}

const NORMAL = rule(read('tokens'), '.night')
const HIGH = new Map([...NORMAL, ...rule(read('contrast'), ':root[data-contrast="high"] .night')])
const SIDES = { day: 0, night: 1 } as const

/** Colour of a token by day or by night. */
const colour = (tokens: ReadonlyMap<string, string>, side: keyof typeof SIDES, name: string): string => {
  const value = tokens.get(name)
  if (!value) throw new Error(`no colour ${name}`)
  const both = /^light-dark\(([^,]+),\s*(.+)\)$/.exec(value)
  const own = both?.[SIDES[side] + 1] ?? value
  const other = /^var\((--[\w-]+)\)$/.exec(own)?.[1]
  return other ? colour(tokens, side, other) : own
}

const THEMES = [
  ['day', NORMAL, 4.5],
  ['night', NORMAL, 4.5],
  ['day', HIGH, 7],
  ['night', HIGH, 7],
] as const

/** Text colours and their backgrounds. For a gradient both ends are named. */
const TEXT: readonly (readonly [string, readonly string[]])[] = [
  ['--text', ['--bg', '--bg-lit', '--bar', '--panel', '--panel-2', '--cell', '--cell-lit']],
  ['--muted', ['--bg', '--bg-lit', '--bar', '--panel', '--panel-2']],
  ['--p-ink', ['--parch-0', '--parch', '--parch-2', '--gild', '--gild-2']],
  ['--on-gild', ['--gild', '--gild-2']],
]
const SIGNS: readonly (readonly [string, readonly string[]])[] = [
  ['--gold', ['--bg', '--bar', '--panel', '--panel-2']],
  ['--ok', ['--bg', '--bar', '--panel', '--panel-2']],
  ['--bad', ['--bg', '--bar', '--panel', '--panel-2']],
  ['--p-muted', ['--parch-0', '--parch', '--parch-2']],
  ['--p-ok', ['--parch-0', '--parch', '--parch-2']],
  ['--p-bad', ['--parch-0', '--parch', '--parch-2']],
]
/** Lines that alone mark a part or a state. */
const LINES: readonly (readonly [string, readonly string[]])[] = [
  ['--cell-line', ['--cell', '--bg', '--panel']],
  ['--sel', ['--cell', '--bg', '--bar', '--court']],
  ['--swap', ['--cell', '--court']],
]

const weakPairs = (pairs: typeof TEXT, tokens: ReadonlyMap<string, string>, side: keyof typeof SIDES, least: number) =>
  pairs.flatMap(([front, backs]) =>
    backs.flatMap((back) => {
      const contrast = wcagContrast(colour(tokens, side, front), colour(tokens, side, back))
      return contrast < least ? [`${front} on ${back}: ${contrast.toFixed(2)}`] : []
    }),
  )

describe.each(THEMES)('by %s', (side, tokens, least) => {
  const name = tokens === HIGH ? 'high contrast' : 'normal contrast'
  test(`${name}: words have at least ${least} : 1`, () => expect(weakPairs(TEXT, tokens, side, least)).toEqual([]))
  test(`${name}: coloured words have at least 4.5 : 1`, () => expect(weakPairs(SIGNS, tokens, side, 4.5)).toEqual([]))
  test(`${name}: lines that mean something have at least 3 : 1`, () =>
    expect(weakPairs(LINES, tokens, side, 3)).toEqual([]))
})

const FACTIONS = ['--lion', '--dragon', '--leaf', '--phoenix']

test('the glyph on each tile has at least 4.5 : 1, the tile on its cell by night 3 : 1', () => {
  for (const faction of FACTIONS) {
    const tile = colour(NORMAL, 'night', faction)
    expect(wcagContrast(colour(NORMAL, 'night', '--ink'), tile), faction).toBeGreaterThanOrEqual(4.5)
    expect(wcagContrast(tile, colour(NORMAL, 'night', '--cell')), faction).toBeGreaterThanOrEqual(3)
  }
})

test('in high contrast tiles are empty outlines, as dark or light as can be against their cell', () => {
  for (const side of ['day', 'night'] as const) {
    const ground = colour(HIGH, side, '--bg')
    for (const faction of FACTIONS) expect(colour(HIGH, side, faction)).toBe(ground)
    for (const line of ['--rim', '--i']) expect(wcagContrast(colour(HIGH, side, line), ground)).toBeGreaterThan(15)
  }
})

const EYES = {
  'all cones': (one: string) => one,
  'no red cones': filterDeficiencyProt(1),
  'no green cones': filterDeficiencyDeuter(1),
  'no blue cones': filterDeficiencyTrit(1),
}
test.each(Object.entries(EYES))('factions are at least 20 apart to eyes with %s', (_, seen) => {
  const apart = differenceCiede2000()
  const colours = FACTIONS.map((faction) => seen(colour(NORMAL, 'night', faction)))
  const pairs = colours.flatMap((one, at) => colours.slice(at + 1).map((other) => apart(one, other)))
  expect(Math.min(...pairs)).toBeGreaterThanOrEqual(20)
})
