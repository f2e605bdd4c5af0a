import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { game } from '#src/games/blackstone/game.ts'
import { openDatabase } from '#src/store/database.ts'
import { createIndexedLogStore } from '#src/store/indexedLogStore.ts'
import { listSaves } from '#src/store/listSaves.ts'
import { openNewTable } from '#src/table/openLocalTable.ts'
import { createStandaloneTableView } from '#src/ui/blackstone/table/createStandaloneTableView.ts'
import { mergeExtensions } from '#src/ui/blackstone/table/tableExtension.ts'
import { saveSummary } from '#src/ui/table/lifecycle/saveSummary.ts'
import { unwrap } from '../../../kernel/toyLog.ts'
import { envOf } from '../../../table/tableEnv.ts'

test('a game whose last move was taken back is no longer stored as finished', async () => {
  const database = openDatabase()
  const options = { maxRounds: 10 }
  const position = { turn: { seat: 1, round: 10 } }
  const request = { mode: 'kings-quest', names: ['Ann', 'Ben'], options, position }
  const table = unwrap(await openNewTable(game, envOf(createIndexedLogStore(database)), request))
  const view = createStandaloneTableView({ ...table, game, extensions: mergeExtensions([]) })
  const isFinished = async () => {
    const [saved] = await listSaves(database)
    return saved?.kind === 'game' && saved.finished
  }
  view.endTurn([])
  expect(view.now.value.outcome).not.toBeNull()
  saveSummary(database, view, table)
  await expect.poll(isFinished).toBe(true)
  view.undo()
  expect(view.now.value.outcome).toBeNull()
  saveSummary(database, view, table)
  await expect.poll(isFinished).toBe(false)
})

test('[B155] the stored summary of a game ended by agreement has the property names that it always had', async () => {
  const database = openDatabase({ name: 'kept' })
  const request = {
    mode: 'kings-quest',
    names: ['Ann', 'Ben'],
    position: {
      board: { AT: 'Dy/Le', LS: 'Ly/Pe' },
      courts: [{ completed: { king: ['P05'], ploy: ['M02'] } }],
      turn: { seat: 1, round: 4 },
    },
  }
  const table = unwrap(await openNewTable(game, envOf(createIndexedLogStore(database)), request))
  const view = createStandaloneTableView({ ...table, game, extensions: mergeExtensions([]) })
  const summary = async () => {
    const [saved] = await listSaves(database)
    return saved?.kind === 'game' ? saved.summary : null
  }
  saveSummary(database, view, table)
  await expect.poll(summary).toMatchObject({ turn: 1, ending: null })
  view.proposeEnd()
  await expect.poll(() => view.now.value).toMatchObject({ outcome: { ranks: [1, 2] }, isPending: false })
  saveSummary(database, view, table)
  await expect.poll(summary).toMatchObject({ turn: null })
  const empty = Array.from({ length: 25 }, () => -1)
  expect(await summary()).toEqual({
    // Two vassals on the board: one on the second space, one on the eighth.
    ...{ factions: empty.with(1, 0).with(7, 1), points: [6, 0], goal: 21, yardstick: 'points', turn: null },
    ...{ me: null, people: 2, bots: ['', ''], families: ['', ''] },
    ending: {
      ...{ ranks: [1, 2], decidedBy: 'points', together: false, formation: false, agreed: true, round: 4 },
      ...{ yardstick: 'points', values: [6, 0], goal: 21, rats: null },
      decision: { by: 'points', best: 6, next: 0, level: 6, yardstick: 'points', isPlain: true },
    },
  })
})
