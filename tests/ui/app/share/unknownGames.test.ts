/** Records from an app with another game or newer rules: refused with a clear code, and nothing is lost. */
import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { game } from '#src/games/blackstone/game.ts'
import type { Game, Shape } from '#src/kernel/contract.ts'
import { openDatabase } from '#src/store/database.ts'
import { listSaves } from '#src/store/listSaves.ts'
import { createMemoryLogStore } from '#src/store/memoryLogStore.ts'
import type { GameSave } from '#src/table/logStore.ts'
import { openNewTable } from '#src/table/openLocalTable.ts'
import { archiveOfGames, writeArchive } from '#src/table/record/archive.ts'
import { writeRecord } from '#src/table/record/record.ts'
import { headerInString, writeRecordString } from '#src/table/record/recordString.ts'
import { importAllGames } from '#src/ui/app/share/gameArchive.ts'
import { importGame } from '#src/ui/table/share/importGame.ts'
import { loadKnownRules } from '#src/ui/table/share/loadKnownRules.ts'
import { unwrap } from '../../../kernel/toyLog.ts'
import { wallsMarket } from '../../../sampleGames/walls-market.ts'
import { envOf } from '../../../table/tableEnv.ts'
import { archiveHome } from './archiveHome.ts'

const saveOfNewGame = async <G extends Shape>(rules: Game<G>, mode: string): Promise<GameSave> =>
  unwrap(await openNewTable(rules, envOf(createMemoryLogStore()), { mode, names: ['Ann', 'Ben'] })).exportGame()

const [ours, theirs] = await Promise.all([
  saveOfNewGame(game, 'kings-quest'),
  saveOfNewGame(wallsMarket, [...wallsMarket.modes.keys()][0] ?? ''),
])

const codeOf = (result: { readonly ok: boolean; readonly error?: { readonly code: string } }) => result.error?.code

describe('a record of a game that this app does not have', () => {
  test('is refused with its code as a file and as a link, and leaves the saved games unchanged', async () => {
    const database = openDatabase({ name: 'unknown' })
    unwrap(await importGame(database, writeRecord(ours, 'full')))
    expect(codeOf(await importGame(database, writeRecord(theirs, 'full')))).toBe('game.unknown')
    const header = unwrap(headerInString(unwrap(writeRecordString(wallsMarket, theirs))))
    expect(header).toEqual(theirs.header)
    expect(codeOf(await loadKnownRules(header))).toBe('game.unknown')
    expect(codeOf(await importGame(database, '{"format":"market-position","version":1}'))).toBe('game.unknown')
    expect((await listSaves(database)).map(({ id }) => id)).toEqual([ours.header.id])
    database.close()
  })

  test('is left out of a file of games, and the others are imported', async () => {
    const database = openDatabase({ name: 'unknown-among-others' })
    const games = [theirs, ours].map((save) => ({ name: '', told: null, record: writeRecord(save, 'full') }))
    const tally = unwrap(await importAllGames(archiveHome(database), writeArchive(archiveOfGames(games))))
    expect(tally).toEqual({
      brought: 1,
      known: 0,
      refused: [{ name: 'Ann and Ben', why: { code: 'game.unknown', values: { game: theirs.header.game } } }],
      puzzles: false,
      settings: false,
      isWhole: true,
    })
    database.close()
  })
})

test('a game of newer rules, or of a mode that came later, is refused as such', async () => {
  const { header } = ours
  expect(codeOf(await loadKnownRules(header))).toBeUndefined()
  expect(codeOf(await loadKnownRules({ ...header, version: header.version + 1 }))).toBe('header.version')
  expect(codeOf(await loadKnownRules({ ...header, mode: 'quest-of-tomorrow' }))).toBe('header.mode')
})
