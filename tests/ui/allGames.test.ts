/** A file of games that carries what was solved of puzzles. */
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { openDatabase } from '../../src/store/database.ts'
import { changePuzzles, loadPuzzles, NO_PUZZLES, withSolved } from '../../src/store/puzzles.ts'
import { makeArchive } from '../../src/table/archive.ts'
import { importAll } from '../../src/ui/blackstone/game/allGames.ts'
import { sure } from '../kernel/trusted.ts'

test('what was solved on another phone counts here too, however often the file comes; files of before change nothing', async () => {
  const database = openDatabase({ name: 'all-games' })
  const solved = (day: string) => withSolved(NO_PUZZLES, day, 'task-hard', day)
  await changePuzzles(database, () => solved('2026-11-20'))
  const file = makeArchive({ games: [], puzzles: JSON.parse(JSON.stringify(solved('2026-11-21'))) })
  for (const _ of [1, 2]) {
    expect(sure(await importAll(database, file))).toEqual({ here: 0, refused: [], puzzles: true })
    expect(await loadPuzzles(database)).toEqual({
      ...{ days: ['2026-11-20', '2026-11-21'], open: [], earlier: {} },
      solved: ['task-hard-2026-11-20', 'task-hard-2026-11-21'],
      over: ['2026-11-20', '2026-11-21'],
    })
  }
  const before = '{"format":"blackstone-games","version":1,"games":[]}'
  expect(sure(await importAll(database, before)).puzzles).toBe(false)
  expect((await loadPuzzles(database)).days).toHaveLength(2)
  database.close()
})
