/** Rules and UI of one table: the game of its mode and modules, and their extensions. */

import { loadToDeal, namesBesidePlain, type TableRules } from '../../../games/blackstone/load.ts'
import type { RequestedSetup } from '../../../kernel/contract.ts'
// Extensions use the texts of the table, too.
import { loadSheets } from '../tiers/loadSheets.ts'
import type { Extensions } from './blackstoneTableView.ts'
import { mergeExtensions, type TableExtension } from './tableExtension.ts'
import { loadTurnParts } from './turn/loadTurnParts.ts'

/** The rules of one table, and how they are shown. */
export interface LoadedRules extends TableRules {
  readonly extensions: Extensions
}

const loadExtensionsFor = async (wanted: RequestedSetup): Promise<readonly TableExtension[]> => {
  const files = namesBesidePlain(wanted)
  return files.length === 0 ? [] : loadSheets().then((module) => module.loadExtensions(files))
}

/** The rules of a table as far as it needs them to be dealt and drawn. `loadRest` fetches what its turns show, too. */
export const loadRulesToDeal = async (wanted: RequestedSetup): Promise<LoadedRules> => {
  const [{ game, loadRest }, extensions] = await Promise.all([loadToDeal(wanted), loadExtensionsFor(wanted)])
  const rules = { game, extensions: mergeExtensions(extensions) }
  // The parts first: by the rules of moves a bot may move at once, and they show what follows. Both are in one file.
  if (loadRest) return { ...rules, loadRest: () => loadTurnParts().then(loadRest) }
  await loadTurnParts()
  return rules
}

/** The whole rules of a table. */
export const loadTableRules = async (wanted: RequestedSetup): Promise<LoadedRules> => {
  const rules = await loadRulesToDeal(wanted)
  await rules.loadRest?.()
  return rules
}
