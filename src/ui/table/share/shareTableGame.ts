/** Shares the game of an open table with a line about it; resolves with a sentence to show, or with an empty text. */
import '../../../text/bundles/leisure.ts'
import type { Header } from '../../../kernel/log.ts'
import type { Database } from '../../../store/database.ts'
import { modeNameById } from '../../../text/gameAndModeNames.ts'
import { t } from '../../../text/t.ts'
import { loadVerdict, verdictText } from '../ending/verdict.ts'
import type { TableView } from '../gameUiContract.ts'
import { loadCompleteSave } from './loadCompleteSave.ts'
import { shareGame } from './shareGame.ts'

/** Line that goes with a shared game. */
export const shareMessage = ({ mode }: Header, result: string): string =>
  t('history.share.words', { app: import.meta.env.APP_NAME, mode: modeNameById(mode), result })

export const shareTableGame = async (database: Database, view: TableView): Promise<string> => {
  const verdict = await loadVerdict(view, view.now.peek())
  if (!verdict) return t('branch.noShare')
  return shareGame(await loadCompleteSave(database, view), shareMessage(view.header, verdictText(verdict)))
}
