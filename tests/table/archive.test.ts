import { expect, test } from 'vitest'
import { archiveOfGames, readArchive, writeArchive } from '../../src/table/record/archive.ts'
import { isArchive } from '../../src/table/record/isArchive.ts'
import { codeOf, unwrap } from '../kernel/toyLog.ts'

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
  expect(unwrap(readArchive(writeArchive(ALL)))).toEqual(ALL)
  expect(unwrap(readArchive(writeArchive(NOTHING)))).toEqual(NOTHING)
})

test('only a file of games is recognised as an archive', () => {
  expect([writeArchive(ALL), writeArchive(NOTHING)].map(isArchive)).toEqual([true, true])
  expect([GAMES[0]?.record ?? '', 'BC1.abc', '', '[]'].map(isArchive)).toEqual([false, false, false, false])
})

test('a file that is cut, of a newer app, or without its games is refused', () => {
  const text = writeArchive(ALL)
  expect(codeOf(readArchive(text.slice(0, -1)))).toBe('record.cut')
  expect(codeOf(readArchive(text.replace('"version":1', '"version":2')))).toBe('record.newer')
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
  expect(unwrap(readArchive(old))).toEqual(archiveOfGames([{ name: '', told: null, record: '{"a":1}' }]))
  expect(unwrap(readArchive(writeArchive(ALL).replace('"task-hard":1', '"task-hard":1.5'))).puzzles).toBeNull()
})
