/** Shares a game of this phone with a line about it; resolves with a sentence to show, or with an empty text. */
import '../../../text/leisure.ts'
import type { Header } from '../../../kernel/log.ts'
import type { Database } from '../../../store/database.ts'
import { createIndexedLogStore } from '../../../store/indexedLogStore.ts'
import { modeNameById } from '../../../text/names.ts'
import { t } from '../../../text/t.ts'
import { withKnownBots } from '../../table/bots/knownBots.ts'
import { loadVerdict } from '../../table/ending/ending.ts'
import { verdictText } from '../../table/ending/verdict.ts'
import { loadCompleteSave } from '../../table/share/loadCompleteSave.ts'
import { shareGame } from '../../table/share/shareGame.ts'
import type { TableView } from '../../table/tableView.ts'
import { loadHistoryUi } from '../gameUis.ts'
import type { PlayableSave } from '../history/historyFilter.ts'
import { describeResult } from '../history/listGames.ts'

const shareMessage = ({ mode }: Header, result: string): string =>
  t('history.share.words', { app: t('app.name'), mode: modeNameById(mode), result })

/** Shares a game of the list. Rejects with a StoreFailure. */
export const shareStoredGame = async (database: Database, game: PlayableSave): Promise<string> => {
  const result = describeResult(game, await loadHistoryUi(game.header.game))
  const save = await createIndexedLogStore(database).load(game.id)
  return shareGame(await withKnownBots(database, save), shareMessage(game.header, result))
}

/** Shares the game of an open table. */
export const shareTableGame = async (database: Database, view: TableView): Promise<string> => {
  const verdict = await loadVerdict(view, view.now.peek())
  if (!verdict) return t('branch.noShare')
  return shareGame(await loadCompleteSave(database, view), shareMessage(view.header, verdictText(verdict)))
}
