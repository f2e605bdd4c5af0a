/** Rules and UI of one table: the game of its mode and modules, and their extensions. */

// Extensions use the texts of the table, too.
import type { BlackstoneGame } from '../../../games/blackstone/game.ts'
import { load, requiredFiles } from '../../../games/blackstone/load.ts'
import type { RequestedSetup } from '../../../kernel/contract.ts'
import { type Extensions, mergeExtensions, type TableExtension } from './tableExtension.ts'

/** The rules of one table, and how they are shown. */
export interface LoadedRules {
  readonly game: BlackstoneGame
  readonly extensions: Extensions
}

const loadExtensionsFor = async (wanted: RequestedSetup): Promise<readonly TableExtension[]> => {
  const files = requiredFiles(wanted)
  return files.length === 0 ? [] : import('./loadExtensions.ts').then((module) => module.loadExtensions(files))
}

export const rulesFor = async (wanted: RequestedSetup): Promise<LoadedRules> => {
  const [game, extensions] = await Promise.all([load(wanted), loadExtensionsFor(wanted)])
  return { game, extensions: mergeExtensions(extensions) }
}
