import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/project.mjs'
import { allTests, PAGE, rowsOf, rulingsIn, testsOf } from '../../scripts/rulings.mjs'
import { game } from '../../src/games/blackstone/game.ts'
import { MODE as CASTLESCAPE } from '../../src/games/castlescape/options.ts'
import { MODE as LAMPS_BELOW } from '../../src/games/lamps-below/options.ts'

const rows = rowsOf(readFileSync(PAGE, 'utf8'))
const tests = allTests()

test('docs/rulings.md lists every ruling once, in order, each in twelve words at most', () => {
  const numbers = (letter: string, count: number) => Array.from({ length: count }, (_, at) => `${letter}${at + 1}`)
  expect(rows.map(({ ruling }) => ruling)).toEqual([...numbers('B', 168), ...numbers('C', 42), ...numbers('E', 48)])
  expect(rows.filter(({ says }) => says === '' || says.split(' ').length > 12)).toEqual([])
})

test('every setting that the table names exists', () => {
  const ids = new Set(
    [...game.modes.values(), CASTLESCAPE, LAMPS_BELOW].flatMap(({ options }) => options.map(({ id }) => id)),
  )
  const named = rows.flatMap(({ settings }) => [...settings.matchAll(/`(\w+)`/g)].map(([, id = '']) => id))
  expect(named.filter((id) => !ids.has(id))).toEqual([])
})

test('every ruling is proven below the folder of its game by a test that carries its number, or says why none is needed', () => {
  expect(tests.length).toBeGreaterThan(1000)
  const isProven = (ruling: string): boolean => testsOf(tests, ruling).length > 0
  expect(rows.filter(({ ruling, why }) => isProven(ruling) === (why !== ''))).toEqual([])
})

/** Numbers in the names of all tests, wherever they lie, as in `[P7]`. */
const citedNumbers = (): readonly string[] => {
  const files = readdirSync(`${ROOT}/tests`, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /\.(test|spec)\.ts$/.test(file))
  const code = sources.map((file) => readFileSync(`${ROOT}/tests/${file}`, 'utf8')).join('')
  return [...code.matchAll(/['`] ?(?:\[[BCEP]\d+(?:, ?[BCEP]\d+)*\] )+/g)].flatMap(
    ([tags]) => tags.match(/[BCEP]\d+/g) ?? [],
  )
}

test('every number in the name of a test, of a game or of shared tables, is a ruling or a rule of the protocol', () => {
  const page = readFileSync(`${ROOT}/docs/protocol.md`, 'utf8')
  const rules = [...page.matchAll(/^(\d+)\. \*\*/gm)].map(([, number]) => `P${number}`)
  expect(rules).toEqual(Array.from({ length: rules.length }, (_, at) => `P${at + 1}`))
  const known = new Set([...rows.map(({ ruling }) => ruling), ...rules])
  const cited = citedNumbers()
  for (const letter of ['B', 'C', 'E', 'P']) expect(cited.some((one) => one.startsWith(letter))).toBe(true)
  expect(cited.filter((one) => !known.has(one))).toEqual([])
})

test('numbers are found anywhere in a name, alone or several, and only below the folder of their game', () => {
  expect(rulingsIn('[B22, B23] all > of these [B50]')).toEqual(['B22', 'B23', 'B50'])
  expect(rulingsIn('[C17] [C4, C40] of CastleScape')).toEqual(['C17', 'C4', 'C40'])
  expect(rulingsIn('not [x], not 7, not [17]')).toEqual([])
  const one = { name: '[B17] there is no ninth family' }
  const inTable = { ...one, file: 'tests/table/room.test.ts' }
  const inGame = { ...one, file: 'tests/games/blackstone/families/family-choice.test.ts' }
  expect(testsOf([inTable, inGame], 'B17')).toEqual([inGame])
})
