/** File of all games with the puzzles that were solved. */
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { game as blackstone } from '#src/games/blackstone/game.ts'
import { game as castlescape } from '#src/games/castlescape/game.ts'
import type { Game, Shape } from '#src/kernel/contract.ts'
import type { Json } from '#src/kernel/json.ts'
import { openDatabase } from '#src/store/database.ts'
import { createMemoryLogStore } from '#src/store/memoryLogStore.ts'
import { DEFAULT_SETTINGS, type Settings } from '#src/store/settings.ts'
import { changePuzzles, loadPuzzles, NO_PUZZLES, withSolvedPuzzle } from '#src/store/storedPuzzles.ts'
import { openNewTable } from '#src/table/openLocalTable.ts'
import { archiveOfGames, writeArchive } from '#src/table/record/archive.ts'
import { writeRecord } from '#src/table/record/record.ts'
import { importAllGames, writeAllGames } from '#src/ui/app/share/gameArchive.ts'
import { route } from '#src/ui/common/route.ts'
import { listDoneLessons, markLessonDone } from '#src/ui/table/lessons/doneLessons.ts'
import { areTipsWanted, isTipSeen, setTipsWanted } from '#src/ui/table/tips/seenTips.ts'
import { unwrap } from '../../../kernel/toyLog.ts'
import { envOf } from '../../../table/tableEnv.ts'
import { archiveHome } from './archiveHome.ts'

test('puzzles solved on another phone count once here, whatever the imports; older files change nothing', async () => {
  const database = openDatabase({ name: 'all-games' })
  const solved = (day: string) => withSolvedPuzzle(NO_PUZZLES, day, 'task-hard', day)
  await changePuzzles(database, () => solved('2026-11-20'))
  const file = writeArchive({ ...archiveOfGames([]), puzzles: JSON.parse(JSON.stringify(solved('2026-11-21'))) })
  for (const _ of [1, 2]) {
    expect(unwrap(await importAllGames(archiveHome(database), file))).toEqual({
      ...{ brought: 0, known: 0, refused: [] },
      ...{ puzzles: true, settings: false, isWhole: true },
    })
    expect(await loadPuzzles(database)).toEqual({
      ...{ days: ['2026-11-20', '2026-11-21'], open: [], earlier: {} },
      solved: ['task-hard-2026-11-20', 'task-hard-2026-11-21'],
      over: ['2026-11-20', '2026-11-21'],
    })
  }
  const olderFile = '{"format":"blackstone-games","version":1,"games":[]}'
  expect(unwrap(await importAllGames(archiveHome(database), olderFile)).puzzles).toBe(false)
  expect((await loadPuzzles(database)).days).toHaveLength(2)
  database.close()
})

const CHOSEN: Partial<Settings> = {
  ...{ theme: 'dark', textSize: 150, sound: 'off', names: ['Ann', 'Bo'], emblems: new Map([['Ann', 'cat']]) },
  ...{ server: 'https://example.org/rooms', ice: 'turn:example.org ann secret' },
  chosen: { 'kings-quest': { goal: 10 } },
}

test('settings, names and lessons come to a phone that has none of its own, and how phones meet stays', async () => {
  const database = openDatabase({ name: 'first' })
  markLessonDone('two-faces')
  const { text } = await writeAllGames(archiveHome(database, CHOSEN))
  expect(text).not.toContain('secret')
  const fresh = archiveHome(database)
  expect(unwrap(await importAllGames(fresh, text)).settings).toBe(true)
  expect(fresh.settings.value).toEqual({ ...DEFAULT_SETTINGS, ...CHOSEN, server: '', ice: '' })
  expect(listDoneLessons()).toEqual(['two-faces'])
  database.close()
})

test('what was chosen here stays, also where the file is odd', async () => {
  const database = openDatabase({ name: 'second' })
  const { text } = await writeAllGames(archiveHome(database, CHOSEN))
  const own = { theme: 'light', names: ['Cy', 'Ann'], emblems: new Map([['Ann', 'dog']]), ice: 'stun:here' } as const
  const home = archiveHome(database, own)
  await importAllGames(home, text)
  expect(home.settings.value).toMatchObject({ ...own, textSize: 150, names: ['Cy', 'Ann', 'Bo'] })
  const before = home.settings.value
  const odd = { settings: { theme: 7, names: 'Dee', emblems: [['Eve'], 3] }, progress: { lessons: ['<b>', 7, 'more'] } }
  await importAllGames(home, writeArchive({ ...archiveOfGames([]), ...odd }))
  expect(home.settings.value).toEqual(before)
  expect(listDoneLessons()).toContain('more')
  expect(listDoneLessons()).not.toContain('<b>')
  database.close()
})

test('tips that were seen elsewhere turn none on or off here', async () => {
  const database = openDatabase({ name: 'tips' })
  const file = (tip: string): string =>
    writeArchive({ ...archiveOfGames([]), progress: { lessons: [], tips: ['off', tip] } })
  for (const [wanted, tip] of [
    [true, 'swap'],
    [false, 'flip'],
  ] as const) {
    setTipsWanted(wanted)
    await importAllGames(archiveHome(database), file(tip))
    expect([areTipsWanted(), isTipSeen(tip)]).toEqual([wanted, true])
  }
  database.close()
})

test('of the people of a file no more are kept than of this phone, and none whose name or emblem is none', async () => {
  const database = openDatabase({ name: 'people' })
  const file = (settings: Json): string => writeArchive({ ...archiveOfGames([]), settings })
  const home = archiveHome(database, { emblems: new Map([['Ann', 'dog']]) })
  const strangers = Array.from({ length: 60 }, (_, at) => [`n${at}`, 'cat'])
  await importAllGames(home, file({ emblems: [...strangers, ['Ann', 'cat']] }))
  const { emblems } = home.settings.value
  // The latest forty, this phone's own as the last of them.
  expect([...emblems]).toEqual([...strangers.slice(-39), ['Ann', 'dog']])
  const setup = { mode: 'kings-quest', options: {}, bots: [], several: false }
  const odd = {
    emblems: [
      ['E'.repeat(41), 'cat'],
      ['', 'cat'],
      ['Eve', 'c'.repeat(17)],
      ['Eve', '<cat>'],
    ],
    lastSetup: { ...setup, names: Array.from({ length: 17 }, (_, at) => `n${at}`) },
  }
  await importAllGames(home, file(odd))
  expect([home.settings.value.emblems, home.settings.value.lastSetup]).toEqual([emblems, null])
  const few = { lastSetup: { ...setup, names: ['Ann', 'Bo'] } }
  await importAllGames(home, file(few))
  expect(home.settings.value.lastSetup).toEqual(few.lastSetup)
  database.close()
})

test('a game whose pack does not come, since its page was left, does not hold up the games after it', async () => {
  const database = openDatabase({ name: 'left' })
  const recordOf = async <G extends Shape>(game: Game<G>, mode: string): Promise<string> => {
    const request = { mode, names: ['Ann', 'Bo'] }
    return writeRecord(unwrap(await openNewTable(game, envOf(createMemoryLogStore()), request)).exportGame(), 'full')
  }
  const records = [await recordOf(castlescape, 'castlescape'), await recordOf(blackstone, 'kings-quest')]
  const games = records.map((record) => ({ name: '', told: null, record }))
  const importing = importAllGames(archiveHome(database), writeArchive(archiveOfGames(games)))
  const address = route as { value: readonly string[] }
  for (let look = 0; look < 200; look++) {
    address.value = ['saved', String(look)]
    await Promise.resolve()
  }
  const { brought, refused } = unwrap(await importing)
  expect(refused.map(({ name, why }) => [name, why.code])).toEqual([['Ann and Bo', 'pack.missing']])
  expect(brought).toBe(1)
  database.close()
})
