/** Shares a game of the list with a line about it; resolves with a sentence to show, or with an empty text. */
import '../../../text/bundles/leisure.ts'
import type { Database } from '../../../store/database.ts'
import { createIndexedLogStore } from '../../../store/indexedLogStore.ts'
import { withBotsForRecord } from '../../table/bots/botsForRecord.ts'
import { shareGame } from '../../table/share/shareGame.ts'
import { shareMessage } from '../../table/share/shareTableGame.ts'
import type { PlayableSave } from '../history/historyFilter.ts'
import { describeResult } from '../history/savedGameViews.ts'
import { loadHistoryUi } from '../loadUisOfSavedGames.ts'

/** Rejects with a StoreFailure. */
export const shareStoredGame = async (database: Database, game: PlayableSave): Promise<string> => {
  const result = describeResult(game, await loadHistoryUi(game.header.game))
  const save = await createIndexedLogStore(database).load(game.id)
  const { shareableSaveOf } = await import('../../table/phones/session/shareableSave.ts')
  const given = await shareableSaveOf(database, save, game.finished)
  return shareGame(await withBotsForRecord(database, given), shareMessage(game.header, result))
}
