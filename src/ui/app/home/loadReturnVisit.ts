/** What Home shows of the games on this phone, read before it is shown. */
import { GAME_IDS } from '../../../games/gameIds.ts'
import { FIRST_GAME } from '../../../kernel/formats.ts'
import type { GameId } from '../../../kernel/gameCard.ts'
import type { Database } from '../../../store/database.ts'
import { listSaves, type SavedGame } from '../../../store/listSaves.ts'
import { storingSummaries } from '../../table/lifecycle/openTableRegistry.ts'
import { missingPackBytes } from '../../table/packs/requirePack.ts'
import { type GameUis, loadUisOfSavedGames } from '../loadUisOfSavedGames.ts'

export type PlayableSave = Extract<SavedGame, { readonly kind: 'game' }>

export interface ReturnVisitData {
  /** The last played first, without those that were moved to another phone. */
  readonly games: readonly PlayableSave[]
  /** Where the lessons, puzzles and rules of the game that was played last are; these name the other games. */
  readonly pages: readonly string[]
  readonly uis: GameUis
  /** Bytes of each pack that this phone lacks. */
  readonly missingPacks: Readonly<Record<GameId, number>>
}

/** Home where storage does not answer. */
export const NO_GAMES: ReturnVisitData = { games: [], pages: [], uis: new Map(), missingPacks: {} }

const loadMissingPacks = async (): Promise<Readonly<Record<GameId, number>>> =>
  Object.fromEntries(await Promise.all(GAME_IDS.map(async (id) => [id, await missingPackBytes(id)] as const)))

/** Waits until the game that was left a moment ago is summarized. Rejects with a StoreFailure. */
export const loadReturnVisit = async (database: Database): Promise<ReturnVisitData> => {
  await Promise.all(storingSummaries)
  const saves = await listSaves(database)
  const [uis, missingPacks] = await Promise.all([loadUisOfSavedGames(saves), loadMissingPacks()])
  const games = saves.filter((save): save is PlayableSave => save.kind === 'game' && !save.moved)
  const last = games[0]?.header.game ?? FIRST_GAME
  return { games, pages: last === FIRST_GAME ? [] : [last], uis, missingPacks }
}
