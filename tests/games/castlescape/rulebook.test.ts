import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CARDS } from '../../../src/games/castlescape/data/cards.ts'
import { CONTRACTS } from '../../../src/games/castlescape/data/contracts.ts'
import { GOALS } from '../../../src/games/castlescape/data/goals.ts'
import { MODE } from '../../../src/games/castlescape/options.ts'
import { enclosedGround } from '../../../src/games/castlescape/site/baileys.ts'
import { buildableSquares, NEW_GROUP } from '../../../src/games/castlescape/site/buildableSquares.ts'
import { emptySite } from '../../../src/games/castlescape/site/site.ts'
import { paragraphNumbers, rowsOfTable } from '../rulebook.ts'

const book = readFileSync(join(import.meta.dirname, '../../../src/games/castlescape/RULES.md'), 'utf8')
const RULINGS = 42

const rowsUnder = (heading: string) => rowsOfTable(book, heading)

const idOf = (title: string): string => title.toLowerCase().replace(/['’]/g, '').replace(/ /g, '-')

const ALL_RULINGS = Array.from({ length: RULINGS }, (_, index) => `C${index + 1}`)

test('the rulebook of CastleScape cites every ruling', () => {
  const cited = new Set([...book.matchAll(/\((C\d+(?:, C\d+)*)\)/g)].flatMap(([, list = '']) => list.split(', ')))
  expect(ALL_RULINGS.filter((ruling) => !cited.has(ruling))).toEqual([])
})

test('its paragraphs are numbered without a gap, chapter by chapter', () => {
  const { numbers, expected } = paragraphNumbers(book)
  expect(numbers).toEqual(expected)
})

test('its tables of cards say number, cost, Renown and penalty as the data do', () => {
  const [starters, standard, market] = [
    rowsUnder('Starter'),
    rowsUnder('Standard market'),
    rowsUnder('Rotating market'),
  ]
  const printed = [
    ...starters.map(([title = '', number, gives = '']) => [idOf(title), Number(number), 0, 0, gives] as const),
    ...[...standard, ...market].map(
      ([title = '', number, cost, renown, gives = '']) =>
        [idOf(title), Number(number), Number(cost), Number(renown), gives] as const,
    ),
  ]
  const penaltyIn = (gives: string, sign: string): number =>
    Number(gives.match(new RegExp(`; ${sign}(\\d)$`))?.[1] ?? 0)
  expect(
    printed.map(([id, count, cost, renown, gives]) => ({
      ...{ id, count, cost, renown },
      ...{ infamy: penaltyIn(gives, 'I'), corruption: penaltyIn(gives, 'C') },
    })),
  ).toEqual(
    CARDS.filter(({ set }) => set !== 'friendly').map(({ id, count, cost, renown, infamy, corruption }) => ({
      ...{ id, count, cost, renown },
      ...{ infamy, corruption },
    })),
  )
})

test('its tables of Goals and Contracts say the Renown of the data', () => {
  const printedIn = (heading: string): readonly (readonly [string, number])[] =>
    rowsUnder(heading).flatMap(([titles = '', renown = '']) =>
      titles.split(', ').map((title, index) => [idOf(title), Number(renown.split(', ')[index])] as const),
    )
  expect(printedIn('Goal')).toEqual(GOALS.map(({ id, renown }) => [id, renown]))
  const replaced = CONTRACTS.filter(({ id }) => CONTRACTS.some(({ replaces }) => replaces === id))
  const present = CONTRACTS.filter((contract) => !replaced.includes(contract))
  expect(printedIn('Contract')).toEqual(present.map(({ id, renown }) => [id, renown]))
  expect(printedIn('Earlier Contract')).toEqual(replaced.map(({ id, renown }) => [id, renown]))
})

test('its table of settings lists every option with its values, the usual one last', () => {
  expect(rowsUnder('Setting').map(([id, , values, usual]) => [id, values, usual])).toEqual(
    MODE.options.map((option) => [`\`${option.id}\``, option.values.join(', '), String(option.default)]),
  )
})

/** Walls of a picture, its rows from the top, in the middle of a site with open ground all around. */
const siteOf = (rows: readonly string[]) => {
  const margin = 3
  const wallRows = Array.from({ length: 13 }, (_, row) =>
    [...(rows[row - margin] ?? '')].reduce(
      (mask, sign, column) => (sign === '#' ? mask | (1 << (column + margin)) : mask),
      0,
    ),
  )
  return { ...emptySite(13), wallRows }
}

/** Picture that stands at this place among those side by side in a block of the book; blocks are counted from 0. */
const picture = (block: number, column: number, width: number): readonly string[] =>
  ([...book.matchAll(/ {2}```text\n([\s\S]*?) {2}```/g)][block]?.[1] ?? '')
    .split('\n')
    .map((line) => line.slice(2 + column, 2 + column + width).trimEnd())
    .filter((line) => /^[.#x]+$/.test(line))

test.each([
  ['[C2] the ring', 0, 0, 3, [1]],
  ['[C2] a ring without a corner', 0, 11, 3, []],
  ['[C2] a ring without a side', 0, 22, 3, []],
  ['[C2] two squares that touch at a corner', 1, 0, 4, [2]],
  ['[C2] Walls that touch at corners only', 1, 12, 3, []],
  ['neighbours', 2, 0, 5, [1, 1]],
  ['[C3] a Wall inside', 2, 13, 5, [5]],
  ['Walls built on outwards', 2, 26, 6, [3]],
  ['[C6] a Bailey in a Bailey', 3, 0, 7, [1, 15]],
] as const)('%s: the picture of the rulebook encloses what stands below it', (_, block, column, width, sizes) => {
  const site = siteOf(picture(block, column, width))
  expect(site.wallRows.some((row) => row > 0)).toBe(true)
  const found = enclosedGround(site).map((squares) => squares.length)
  expect([...found].sort((a, b) => a - b)).toEqual(sizes)
})

test('the picture of where a new group may begin marks what the rules allow', () => {
  const rows = picture(4, 13, 5)
  expect(rows).toHaveLength(4)
  const margin = 3
  const marked = rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) => (sign === 'x' ? [(y + margin) * 13 + x + margin] : [])),
  )
  expect(buildableSquares(siteOf(rows), NEW_GROUP)).toEqual(marked)
})
