import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allTests, filled, missingTests, PAGE, rowsOf, rulingsIn, testsOf, unproven } from '../../scripts/rulings.mjs'
import { game } from '../../src/games/blackstone/index.ts'
import { MODE } from '../../src/games/castlescape/options.ts'

const page = readFileSync(PAGE, 'utf8')
const rows = rowsOf(page)
const tests = allTests()

test('docs/rulings.md lists every ruling once, in order, each in twelve words at most', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
  const all = [...numbers(168).map(String), ...numbers(42).map((number) => `C${number}`)]
  expect(rows.map(({ ruling }) => ruling)).toEqual(all)
  expect(rows.filter(({ says }) => says === '' || says.split(' ').length > 12)).toEqual([])
})

test('every setting that the table names exists', () => {
  const ids = new Set([...game.modes.values(), MODE].flatMap(({ options }) => options.map(({ id }) => id)))
  const named = rows.flatMap(({ settings }) => [...settings.matchAll(/`(\w+)`/g)].map(([, id = '']) => id))
  expect(named.filter((id) => !ids.has(id))).toEqual([])
})

test('every ruling is proven by a test that carries its number, or says why none is needed', () => {
  expect(unproven(rows, tests).map(({ ruling, says }) => `${ruling}: ${says}`)).toEqual([])
})

test('a reason to have no test is given only where there is none', () => {
  expect(rows.filter(({ ruling, why }) => why && testsOf(tests, ruling).length > 0)).toEqual([])
})

test('every test that the table names exists and carries the number; `npm run rulings` writes the names anew', () => {
  expect(rows.flatMap((row) => missingTests(row, tests))).toEqual([])
})

test('numbers are found anywhere in a name, alone or several', () => {
  expect(rulingsIn('[22, 23] all > of these [50]')).toEqual(['22', '23', '50'])
  expect(rulingsIn('[C17] [C4, C40] of CastleScape')).toEqual(['C17', 'C4', 'C40'])
  expect(rulingsIn('not [x], not 7')).toEqual([])
})

test('a page is filled, and a removed test is reported', () => {
  const bare = '| 7 | piles | | old | |\n| 8 | picks | | | a name |'
  const some = [
    { file: 'tests/games/blackstone/setup.test.ts', name: 'setting up > [7] no two players | share' },
    { file: 'tests/kernel/seed.test.ts', name: 'all [7]' },
  ]
  const now = filled(bare, some)
  expect(now).toBe(
    '| 7 | piles | | `blackstone/setup` no two players… · `kernel/seed` all [7] | |\n| 8 | picks | | | a name |',
  )
  const [seven, eight] = rowsOf(now)
  if (!seven || !eight) throw new Error('two rows')
  expect(missingTests(seven, some)).toEqual([])
  expect(missingTests(seven, some.slice(1))).toEqual(['`blackstone/setup` no two players…'])
  expect(unproven([seven, eight], [])).toEqual([seven])
})
