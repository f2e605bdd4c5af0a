/** Rematch on this phone: the same number of seats, names and bots. */

import type { AppContext } from '../../common/appContext.ts'
import { replaceRoute } from '../../common/route.ts'
import { addBotsToNewTable } from '../bots/attachBots.ts'
import { knownBotsOf } from '../bots/knownBots.ts'
import { playableLevel } from '../bots/levels.ts'
import { namesForNewGame } from '../ending/ending.ts'
import type { TableView } from '../gameUi.ts'
import { startNewTable } from './startNewTable.ts'

export const startRematch = async ({ database }: AppContext, view: TableView): Promise<void> => {
  const { header } = view
  const { mode, options } = header
  const names = namesForNewGame(view)
  const bots = await knownBotsOf(database, header)
  const startResult = await startNewTable(database, { mode, options, names, emblems: header.seats })
  if (!startResult.ok) return
  if (bots) await addBotsToNewTable(database, startResult.value, bots.map(playableLevel))
  replaceRoute('play', startResult.value.header.id)
}
