/** RULES.md of Lamps Below against the data, the rulings and the settings. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Effect } from '../../../src/games/lamps-below/cardTypes.ts'
import { CHALLENGES } from '../../../src/games/lamps-below/data/challenges.ts'
import { DIFFICULTIES } from '../../../src/games/lamps-below/data/difficulties.ts'
import { DWELLERS, GROUP_CARDS, ORDERS } from '../../../src/games/lamps-below/data/dwellers.ts'
import { EXPLORERS } from '../../../src/games/lamps-below/data/explorers.ts'
import { FINDS } from '../../../src/games/lamps-below/data/finds.ts'
import { EVENTS } from '../../../src/games/lamps-below/data/hallEvents.ts'
import { HALL_CARDS } from '../../../src/games/lamps-below/data/halls.ts'
import { COMPANY, COSTS } from '../../../src/games/lamps-below/data/numbers.ts'
import { MODE } from '../../../src/games/lamps-below/options.ts'
import { paragraphNumbers, rowsOfTable } from '../rulebook.ts'

const book = readFileSync(join(import.meta.dirname, '../../../src/games/lamps-below/RULES.md'), 'utf8')
const RULINGS = 48

const rowsUnder = (heading: string) => rowsOfTable(book, heading)

const die = (sides: number): string => (sides === 0 ? '–' : `d${sides}`)
const numbersIn = (text = ''): readonly number[] => (text.match(/\d+/g) ?? []).map(Number)

test('the rulebook cites every ruling', () => {
  const cited = new Set([...book.matchAll(/\((E\d+(?:, E\d+)*)\)/g)].flatMap(([, list = '']) => list.split(', ')))
  const all = Array.from({ length: RULINGS }, (_, index) => `E${index + 1}`)
  expect(all.filter((ruling) => !cited.has(ruling))).toEqual([])
  expect(cited.size).toBe(RULINGS)
})

test('its paragraphs are numbered without a gap, chapter by chapter', () => {
  const { numbers, expected } = paragraphNumbers(book)
  expect(numbers).toEqual(expected)
})

test('[E1, E4] its tables of company and difficulty say what the data do', () => {
  expect(rowsUnder('Explorers').map((row) => row.map(Number))).toEqual(
    Object.entries(COMPANY).map(([size, { challenges, halls, groups, closes, threat, falls }]) => [
      ...[Number(size), challenges, halls, groups, closes, threat, falls],
    ]),
  )
  expect(rowsUnder('Difficulty').map(([id, ...cells]) => [id, ...cells.flatMap(numbersIn)])).toEqual(
    Object.entries(DIFFICULTIES).map(([id, { threat, goal }]) => [
      ...[id, threat],
      ...Object.values(goal).flatMap(({ pages, points }) => [pages, points]),
    ]),
  )
})

test('its tables of explorers and weapons say what the data do', () => {
  expect(rowsUnder('Explorer').map(([, ...cells]) => cells.slice(0, 4))).toEqual(
    EXPLORERS.map(({ move, defence, agility, vitality }) => [String(move), ...[defence, agility, vitality].map(die)]),
  )
  expect(rowsUnder('Explorer').map(([, , , , , , vow]) => numbersIn(vow))).toEqual(EXPLORERS.map(({ vow }) => [vow.n]))
  const weapons = EXPLORERS.flatMap((explorer) => explorer.weapons)
  expect(rowsUnder('Weapon').map(([name = '', , ...cells]) => [name.includes('(room)'), ...cells])).toEqual(
    weapons.map(({ room = false, cost, near, mid, far }) => [room, String(cost), ...[near, mid, far].map(die)]),
  )
})

test('its tables of dwellers and their orders say what the data do', () => {
  expect(rowsUnder('Dwellers').map(([name = '', ...cells]) => [name.includes('(elite)'), ...cells])).toEqual(
    DWELLERS.map((kind) => [
      kind.elite,
      GROUP_CARDS.flatMap(({ dweller, size }) => (dweller === kind.id ? [size] : [])).join(', '),
      String(kind.health),
      ...[kind.defence, kind.near, kind.shot].map(die),
      kind.reach === 0 ? '–' : String(kind.reach),
      ...[String(kind.speed), kind.profile],
    ]),
  )
  const said = rowsUnder('Orders').map(([profile, ...cells]) => [
    profile,
    ...cells.map((cell) => cell.split(', ').map((order) => [numbersIn(order).at(-1), order.split(' ')[1]])),
  ])
  expect(said).toEqual(
    Object.entries(ORDERS).map(([profile, orders]) => [
      profile,
      ...(['engaged', 'sees', 'neither'] as const).map((one) => orders[one].map(({ upTo, verb }) => [upTo, verb])),
    ]),
  )
})

/** Words of an effect as the book has them. */
const effectText = ({ op, n }: Effect): string => {
  const words = { deep: 'deep wound', findBest: 'best of' } as Readonly<Record<string, string>>
  return `${words[op] ?? op} ${String(n).replace('-', '−')}`
}

test('its table of challenges names every effect of every way, in their order', () => {
  const effectsIn = (text: string): readonly string[] =>
    [...text.matchAll(/(deep wound|best of|wound|heal|ease|courage|find|alarm) (−?\d+)/g)].map(([all]) => all)
  const said = rowsUnder('Challenge').map(([, a = '', b = '']) => [a, b].map(effectsIn))
  expect(said).toEqual(
    CHALLENGES.map((challenge) =>
      (['a', 'b'] as const).map((id) => {
        const way = challenge[id]
        return (['failure', 'success', 'great', 'afterAll'] as const).flatMap((of) => (way[of] ?? []).map(effectText))
      }),
    ),
  )
  expect(rowsUnder('Challenge').map(([, a = '', b = '']) => [a, b].map((way) => way.split(/[,:]/)[0]))).toEqual(
    CHALLENGES.map(({ a, b }) => [a, b].map(({ who }) => (who === 'none' ? 'nobody' : who))),
  )
})

test('its tables of finds, events and actions say what the data do', () => {
  expect(rowsUnder('Find').map(([, number, points]) => [Number(number), Number(points)])).toEqual(
    FINDS.map(({ count, points }) => [count, points]),
  )
  expect(rowsUnder('Event').map(([numbers]) => numbersIn(numbers).at(-1))).toEqual(EVENTS.map(({ upTo }) => upTo))
  const costs = new Map(rowsUnder('Action').map(([name = '', cost]) => [name, numbersIn(cost)[0]]))
  expect(['Move', 'Search', 'Probe', 'Rest', 'Mend', 'Brace'].map((name) => costs.get(name))).toEqual([
    ...[COSTS.move, COSTS.search, COSTS.probe, COSTS.rest, COSTS.mend, COSTS.brace],
  ])
})

test('it draws the nine halls as they are', () => {
  const [, drawn = ''] = book.split('```text\n')
  const lines = (drawn.split('```')[0] ?? '').split('\n').map((line) => line.slice(2))
  for (const [index, { rows, ambush }] of HALL_CARDS.entries()) {
    const top = lines.findIndex((line) => /^[A-Z]/.test(line)) + Math.floor(index / 3) * 11
    const column = (index % 3) * 28
    const cut = (line = ''): string => line.slice(column, column + 28).trimEnd()
    expect(cut(lines[top]).includes('(ambush)')).toBe(ambush)
    expect(rows.map((_, row) => cut(lines[top + 1 + row]))).toEqual(rows.map((row) => row.trimEnd()))
  }
})

test('its table of settings lists every option with its values, and the usual one', () => {
  expect(rowsUnder('Setting').map(([id, , values, usual]) => [id, values, usual])).toEqual(
    MODE.options.map((option) => [`\`${option.id}\``, option.values.join(', '), String(option.default)]),
  )
})
