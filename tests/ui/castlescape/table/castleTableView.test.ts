/** What a table of CastleScape adds to the app's view of it. */
import { expect, test } from 'vitest'
import { game } from '../../../../src/games/castlescape/game.ts'
import { createMemoryLogStore } from '../../../../src/store/memoryLogStore.ts'
import { openNewTable } from '../../../../src/table/openLocalTable.ts'
import { tableUi } from '../../../../src/ui/castlescape/table/loadCastleTable.tsx'
import { createTableView } from '../../../../src/ui/table/createTableView.ts'
import { NO_ADD_ONS } from '../../../../src/ui/table/gameUiContract.ts'

test('a guild that a bot takes over has the name of the bot at once', async () => {
  const env = { store: createMemoryLogStore(), random: (bytes: number) => new Uint8Array(bytes) }
  const opened = await openNewTable(game, env, { mode: 'castlescape', options: {}, names: ['Ann', 'Bo'] })
  if (!opened.ok) throw new Error(JSON.stringify(opened.error))
  let names = ['Ann', 'Bo']
  const screens = { game, gameUi: { id: 'castlescape' }, tableUi, addOns: NO_ADD_ONS, names: () => names }
  const view = createTableView({ ...opened.value, ...screens } as never)
  expect(view.names).toEqual(['Ann', 'Bo'])
  names = ['Pip', 'Bo']
  expect(view.names).toEqual(['Pip', 'Bo'])
  opened.value.close()
})
