/** Loads the screens and the rules of one table. */
import { gameOfMode } from '../../games/cards.ts'
import { loadHash } from '../../games/loadHash.ts'
import type { RequestedSetup } from '../../kernel/contract.ts'
import { FIRST_GAME } from '../../kernel/formats.ts'
import type { LoadedTable } from './gameUiContract.ts'
import { loadGameUi } from './loadGameUi.ts'

/**
 * Loads the screens of a table by its mode, and the rules that deal it: `loadRest` fetches those that are missing then. A
 * mode that no game knows goes to the first game, which refuses it. Rejects where they cannot be fetched.
 */
export const loadTableToDeal = async (spec: RequestedSetup): Promise<LoadedTable> => {
  const gameUi = await loadGameUi(gameOfMode(spec.mode)?.id ?? FIRST_GAME)
  if (!gameUi) throw new Error(`no game has the mode ${spec.mode}`)
  return { ...(await gameUi.loadTable(spec)), gameUi }
}

/** Loads the screens and all rules of a table, and the hash of its log. Rejects where they cannot be fetched. */
export const loadTable = async (spec: RequestedSetup): Promise<LoadedTable> => {
  await loadHash(spec)
  const { loadRest, ...loaded } = await loadTableToDeal(spec)
  await loadRest?.()
  return loaded
}
