/** Screens of the games saved on this phone, for those that this app has and can fetch. */
import type { GameId } from '../../kernel/gameCard.ts'
import type { SavedGame } from '../../store/listSaves.ts'
import type { GameUi, HistoryUi } from '../table/gameUiContract.ts'
import { loadGameUi } from '../table/loadGameUi.ts'
import { missingPackBytes } from '../table/packs/requirePack.ts'

export type GameUis = ReadonlyMap<GameId, GameUi>
export type HistoryUis = ReadonlyMap<GameId, HistoryUi>

const loadForGames = async <T>(
  saves: readonly SavedGame[],
  load: (id: GameId) => Promise<T | null>,
): Promise<ReadonlyMap<GameId, T>> => {
  const gameIds = new Set(saves.flatMap((save) => (save.kind === 'game' ? [save.header.game] : [])))
  const loaded = await Promise.all([...gameIds].map(async (id) => [id, await load(id).catch(() => null)] as const))
  return new Map(loaded.flatMap(([id, ui]) => (ui === null ? [] : [[id, ui] as const])))
}

/** Screens of a game, for a list: a pack that is not on this phone is not fetched for it. */
const loadIfHere = async (id: GameId): Promise<GameUi | null> =>
  (await missingPackBytes(id)) > 0 ? null : loadGameUi(id)

export const loadUisOfSavedGames = (saves: readonly SavedGame[]): Promise<GameUis> => loadForGames(saves, loadIfHere)

/** Null if this game adds nothing to the history, or if this phone does not have it. */
export const loadHistoryUi = async (id: GameId): Promise<HistoryUi | null> =>
  (await (await loadIfHere(id))?.loadHistory?.()) ?? null

export const loadHistoryUisOfSavedGames = (saves: readonly SavedGame[]): Promise<HistoryUis> =>
  loadForGames(saves, loadHistoryUi)
