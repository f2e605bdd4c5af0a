import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { game } from '../../src/games/blackstone/index.ts'
import { openDatabase } from '../../src/store/database.ts'
import { indexedLogs } from '../../src/store/logs.ts'
import { listSaves } from '../../src/store/saves.ts'
import { openNew } from '../../src/table/local.ts'
import { gathered } from '../../src/ui/blackstone/game/chapter.ts'
import { keepSummary } from '../../src/ui/blackstone/game/keep.ts'
import { sit } from '../../src/ui/blackstone/game/sit.ts'
import { sure } from '../kernel/trusted.ts'
import { envOf } from '../table/env.ts'

test('a game whose last deed was taken back is no longer kept as finished', async () => {
  const database = openDatabase()
  const options = { maxRounds: 10 }
  const position = { turn: { seat: 1, round: 10 } }
  const wanted = { mode: 'kings-quest', names: ['Ann', 'Ben'], options, position }
  const table = sure(await openNew(game, envOf(indexedLogs(database)), wanted))
  const sitting = sit({ ...table, game, chapters: gathered([]) })
  const isFinished = async () => {
    const [line] = await listSaves(database)
    return line?.kind === 'game' && line.finished
  }
  sitting.endTurn([])
  expect(sitting.now.value.outcome).not.toBeNull()
  keepSummary(database, sitting, table)
  await expect.poll(isFinished).toBe(true)
  sitting.undo()
  expect(sitting.now.value.outcome).toBeNull()
  keepSummary(database, sitting, table)
  await expect.poll(isFinished).toBe(false)
})
