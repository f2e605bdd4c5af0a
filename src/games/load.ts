/** Loader of the rules of any table: each game fetches its own (`<id>/load.ts`). */
import type { Game, RequestedSetup, Shape } from '../kernel/contract.ts'
import { FIRST_GAME } from '../kernel/formats.ts'
import { gameOfMode } from './cards.ts'
import { loadHash } from './loadHash.ts'

type RulesLoader = (wanted: RequestedSetup) => Promise<Game<Shape>>

const loaderModules = import.meta.glob<RulesLoader>('./*/load.ts', { import: 'load' })

/**
 * Rules for a requested table, and the hash of its log. A mode that no game has gets the rules of the first game, which refuse it. Rejects if
 * the rules cannot be fetched.
 */
export const loadRules = async (wanted: RequestedSetup): Promise<Game<Shape>> => {
  const id = gameOfMode(wanted.mode)?.id ?? FIRST_GAME
  const importLoader = loaderModules[`./${id}/load.ts`]
  if (!importLoader) throw new Error(`no rules of ${id}`)
  const [load] = await Promise.all([importLoader(), loadHash(wanted)])
  return load(wanted)
}
