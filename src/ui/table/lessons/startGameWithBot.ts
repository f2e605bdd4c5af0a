/** Game of the learner against the easiest bot, as lessons propose it. */

import { emblemOf } from '../../../store/settings.ts'
import type { AppContext } from '../../common/appContext.ts'
import { startNewTable } from '../lifecycle/startNewTable.ts'
import { loadSheets } from '../tiers/loadSheets.ts'

const BOTS = ['', 'scout'] as const

/** Begins the game; resolves with its id, or with null if a part of it cannot be fetched or stored. */
export const startGameWithBot = async (
  { database, settings }: AppContext,
  mode: string,
  options: Readonly<Record<string, string | number>>,
): Promise<string | null> => {
  const { lastSetup } = settings.value
  const ownName = lastSetup?.bots[0] ? '' : (lastSetup?.names[0] ?? '')
  const bots = await loadSheets().catch(() => null)
  if (!bots) return null
  const names = bots.seatNamesOf([ownName, ''], BOTS)
  const emblems = names.map((name) => emblemOf(settings.value, name))
  const result = await startNewTable(database, { mode, options, names, emblems })
  if (!result.ok) return null
  await bots.addBotsToNewTable(database, result.value, BOTS)
  return result.value.header.id
}
