/** Bots of a shared table as they are stored: by seat once the game has begun, with those of other phones. */
import 'fake-indexeddb/auto'
import { afterAll, expect, test, vi } from 'vitest'
import { game } from '#src/games/blackstone/game.ts'
import { openDatabase } from '#src/store/database.ts'
import { createMemoryLogStore } from '#src/store/memoryLogStore.ts'
import { loadBots, saveBots } from '#src/store/storedBots.ts'
import { openNewTable } from '#src/table/openLocalTable.ts'
import type { StoredSeatKey } from '#src/table/room/seatKeys.ts'
import type { GameTable } from '#src/ui/table/lifecycle/openTableRegistry.ts'
import { unwrap } from '../../../../kernel/toyLog.ts'
import { envOf } from '../../../../table/tableEnv.ts'

// Modules of the screens read the address of the page when they are imported.
vi.stubGlobal(
  'Worker',
  class {
    addEventListener(): void {}
    postMessage(): void {}
  },
)
afterAll(() => void vi.unstubAllGlobals())
const { createOwnBots } = await import('#src/ui/table/phones/session/ownBots.ts')
const { botsForRecord } = await import('#src/ui/table/bots/botsForRecord.ts')

const database = openDatabase({ name: 'own bots' })
const openTable = async () => {
  const names = ['Ann', 'Scout (bot)', 'Bo', 'Spy (bot)']
  return unwrap(await openNewTable(game, envOf(createMemoryLogStore()), { mode: 'kings-quest', names }))
}
const keyOf = (id: string, seat: number) => ({ id, seat }) as unknown as StoredSeatKey

test('bots that took their seats in the lobby are stored by seat once the game has begun', async () => {
  const table = await openTable()
  const { id } = table.header
  const bots = createOwnBots(database, () => id, {})
  bots.assignBot('lobby-key', 'spy')
  await expect.poll(() => loadBots(database, id)).toEqual({ 'lobby-key': 'spy' })
  const attached = bots.attachTo(table as unknown as GameTable, [keyOf('own', 0), keyOf('lobby-key', 1)])
  await expect.poll(() => loadBots(database, id)).toEqual({ 1: 'spy' })
  bots.noteOtherBots([3], () => true)
  await expect.poll(() => loadBots(database, id)).toEqual({ 1: 'spy', 3: 'bot' })
  expect(await botsForRecord(database, table.header)).toEqual(['', 'spy', '', 'bot'])
  attached.bots?.assignSeat(1, null)
  await expect.poll(() => loadBots(database, id)).toEqual({ 3: 'bot' })
  expect(await botsForRecord(database, table.header)).toEqual(['', '', '', 'bot'])
  attached.close()
})

test('a bot of a phone that is away stays one; of a phone that is here what it says counts', async () => {
  await saveBots(database, 'away', { 1: 'spy', 2: 'bot', 3: 'bot' })
  const bots = createOwnBots(database, () => 'away', await loadBots(database, 'away'))
  expect(bots.stored.peek()).toEqual({ 1: 'spy' })
  bots.noteOtherBots([], (seat) => seat !== 3)
  await expect.poll(() => loadBots(database, 'away')).toEqual({ 1: 'spy', 3: 'bot' })
})
