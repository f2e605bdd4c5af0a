/** Rematch on this phone: the same number of seats, names and bots. */
import { loadBots } from '../../../store/storedBots.ts'
import type { AppContext } from '../../app/appContext.ts'
import { replaceRoute } from '../../app/route.ts'
import type { TableView } from '../tableView.ts'
import { startNewTable } from './startNewTable.ts'

export const startRematch = async ({ database }: AppContext, { header, names }: TableView): Promise<void> => {
  const { mode, options } = header
  const storedBots = await loadBots(database, header.id).catch(() => ({}))
  const bots = names.map((_, seat) => Object.entries(storedBots).find(([at]) => at === String(seat))?.[1] ?? '')
  const startResult = await startNewTable(database, { mode, options, names, emblems: header.seats })
  if (!startResult.ok) return
  if (bots.some(Boolean))
    await (await import('../bots/attachBots.ts')).addBotsToNewTable(database, startResult.value, bots)
  replaceRoute('play', startResult.value.header.id)
}
