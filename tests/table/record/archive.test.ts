import { expect, test } from 'vitest'
import { archiveOfGames, readArchive, writeArchive } from '../../../src/table/record/archive.ts'
import { isArchive } from '../../../src/table/record/isArchive.ts'
import { codeOf, unwrap } from '../../kernel/toyLog.ts'

const GAMES = [
  {
    name: 'Sunday "with" Ann',
    record: '{"format":"blackstone-record","version":1,"entries":[]}',
    told: { changed: 7 },
  },
  { name: '', record: '{"format":"blackstone-record","version":1,"header":null,"odd":1.5}', told: null },
]

const ALL = {
  games: GAMES,
  puzzles: { days: ['2026-11-21'], solved: { 'task-hard': 1 } },
  settings: { names: ['Ann'] },
  progress: { lessons: ['two-faces'] },
}
const NOTHING = archiveOfGames([])

test('games come out of the file as they went in, damaged ones too', () => {
  expect(unwrap(readArchive(writeArchive(ALL)))).toEqual({ ...ALL, isWhole: true })
  expect(unwrap(readArchive(writeArchive(NOTHING)))).toEqual({ ...NOTHING, isWhole: true })
})

test('only a file of games is recognised as an archive', () => {
  expect([writeArchive(ALL), writeArchive(NOTHING)].map(isArchive)).toEqual([true, true])
  expect([GAMES[0]?.record ?? '', 'BC1.abc', '', '[]'].map(isArchive)).toEqual([false, false, false, false])
})

test('of a file that is cut anywhere the games that are whole are read, and nothing else', () => {
  const text = writeArchive(ALL)
  const ends = GAMES.map(({ record }) => text.indexOf(record) + record.length + 1)
  for (let length = 60; length < text.length; length++) {
    const read = readArchive(text.slice(0, length))
    const count = ends.filter((end) => length >= end).length
    if (count === 0) expect(codeOf(read), text.slice(0, length)).toBe('archive.cut')
    else
      expect(unwrap(read), text.slice(0, length)).toEqual({ ...archiveOfGames(GAMES.slice(0, count)), isWhole: false })
  }
})

test('of a file in which a game is damaged the others are read', () => {
  const [first, second] = GAMES
  const players = { name: '', record: '{"format":"blackstone-record","header":{"seats":[{"name":"Ann"}]}}', told: null }
  const text = writeArchive({ ...ALL, games: [first, players, second].flatMap((game) => game ?? []) })
  const around = { ...archiveOfGames(GAMES), isWhole: false }
  for (const [whole, damaged] of [
    ['{"name":"","told":null,"record":{"format"', '{"name":","told":null,"record":{"format"'],
    ['"seats":[{"name":"Ann"}]', '"seats":[{"name":"Ann"}'],
    ['"seats":[{"name":"Ann"}]', '"seats":[{"name":"Ann}]'],
  ] as const) {
    expect(text).toContain(whole)
    const read = unwrap(readArchive(text.replace(whole, damaged)))
    expect(read, damaged).toEqual(around)
  }
})

test('a file that is cut, of a newer app, or without its games is refused', () => {
  const text = writeArchive(ALL)
  expect(codeOf(readArchive(text.slice(0, 70)))).toBe('archive.cut')
  expect(codeOf(readArchive(text.replace('"version":1', '"version":2')))).toBe('archive.newer')
  expect(codeOf(readArchive(text.replace('"games":[', '"game":[')))).toBe('record.damaged')
  expect(codeOf(readArchive('{"format":"blackstone-games"}'))).toBe('record.damaged')
})

test('every element of the list of games is read by itself, whatever it is', () => {
  const odd = writeArchive(NOTHING).replace('[]', '[7,null,{"name":7,"told":[1.5]}]')
  const { games } = unwrap(readArchive(odd))
  expect(games).toEqual(Array.from({ length: 3 }, () => ({ name: '', record: 'null', told: null })))
})

test('a file of games alone, from an older app, has no more, and one whose puzzles are damaged has none', () => {
  const old = '{"format":"blackstone-games","version":1,"games":[{"name":"","told":null,"record":{"a":1}}]}'
  expect(unwrap(readArchive(old))).toEqual({
    ...archiveOfGames([{ name: '', told: null, record: '{"a":1}' }]),
    isWhole: true,
  })
  expect(unwrap(readArchive(writeArchive(ALL).replace('"task-hard":1', '"task-hard":1.5'))).puzzles).toBeNull()
})

test('a game that is nested beyond all sense does not hold up the others', () => {
  const [game] = GAMES
  const deep = `{"name":"deep","told":null,"record":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
  const text = writeArchive({ ...NOTHING, games: game ? [game] : [] })
  const read = unwrap(readArchive(text.replace('"games":[', `"games":[${deep},`)))
  expect(read.games).toEqual([{ name: 'deep', record: 'null', told: null }, game])
})
