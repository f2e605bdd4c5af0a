/** File of all games with the puzzles that were solved. */
import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '../../src/store/database.ts'
import { changePuzzles, loadPuzzles, NO_PUZZLES, withSolvedPuzzle } from '../../src/store/storedPuzzles.ts'
import { writeArchive } from '../../src/table/record/archive.ts'
import { importAllGames } from '../../src/ui/app/share/gameArchive.ts'
import { unwrap } from '../kernel/toyLog.ts'

// The screens of a pack that is missing read the address of the page.
vi.hoisted(() => {})

test('puzzles solved on another phone count once here, whatever the imports; older files change nothing', async () => {
  const database = openDatabase({ name: 'all-games' })
  const solved = (day: string) => withSolvedPuzzle(NO_PUZZLES, day, 'task-hard', day)
  await changePuzzles(database, () => solved('2026-11-20'))
  const file = writeArchive({ games: [], puzzles: JSON.parse(JSON.stringify(solved('2026-11-21'))) })
  for (const _ of [1, 2]) {
    expect(unwrap(await importAllGames(database, file))).toEqual({ here: 0, refused: [], puzzles: true })
    expect(await loadPuzzles(database)).toEqual({
      ...{ days: ['2026-11-20', '2026-11-21'], open: [], earlier: {} },
      solved: ['task-hard-2026-11-20', 'task-hard-2026-11-21'],
      over: ['2026-11-20', '2026-11-21'],
    })
  }
  const olderFile = '{"format":"blackstone-games","version":1,"games":[]}'
  expect(unwrap(await importAllGames(database, olderFile)).puzzles).toBe(false)
  expect((await loadPuzzles(database)).days).toHaveLength(2)
  database.close()
})
