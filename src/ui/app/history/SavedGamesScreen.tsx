import '../../../text/bundles/screens.ts'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { deleteSave, renameSave } from '../../../store/changeSavedGames.ts'
import { countWithoutBackup, REMIND_FROM } from '../../../store/gamesWithoutBackup.ts'
import type { SavedGame } from '../../../store/listSaves.ts'
import { listSaves } from '../../../store/listSaves.ts'
import { withTimeout } from '../../../store/withTimeout.ts'
import { t } from '../../../text/t.ts'
import { type AppContext, MAX_WAIT, useApp } from '../../common/appContext.ts'
import { failedLoadCode } from '../../common/failedLoadCode.ts'
import { describeFailure } from '../../common/failureTexts.ts'
import { navigate, replaceRoute, route } from '../../common/route.ts'
import { lazy } from '../../parts/lazy.tsx'
import { closeTable, openTableOf, storingSummaries } from '../../table/lifecycle/openTableRegistry.ts'
import { unsavedNoticeOf } from '../../table/lifecycle/unsavedNotice.ts'
import { exportGame } from '../../table/share/exportGame.ts'
import { loadHistoryUisOfSavedGames, loadUisOfSavedGames } from '../loadUisOfSavedGames.ts'
import { type ImportAnswer, importText } from '../share/importText.ts'
import { loadLeisure } from '../tiers/loadLeisure.ts'
import { filterFromPath, filterToPath, matchesFilter } from './historyFilter.ts'
import { SavedGamesPage } from './SavedGamesPage.tsx'
import { gameOptions, type LoadedUis, modeOptions, savedGameViews } from './savedGameViews.ts'

const IncomingFiles = lazy(() => loadLeisure().then((module) => module.IncomingFiles), 'unasked')
const BackupReminder = lazy(() => loadLeisure().then((module) => module.BackupReminder), 'unasked')

/** Saved games, with the screens of those games that this app has. */
interface LoadedGames extends LoadedUis {
  readonly games: readonly SavedGame[]
  /** Number of games that are in no file; 0 where nobody is reminded. It stays as it was when the page came. */
  readonly withoutBackup: number
}

/**
 * Resolves when what shows the reminder is here as well: it is drawn with the games, not after them. Rejects where storage
 * or the network does not answer; then nobody is reminded this time.
 */
const readWithoutBackup = async ({ database }: AppContext, games: readonly SavedGame[]): Promise<number> => {
  const count = await countWithoutBackup(database, games)
  if (count < REMIND_FROM) return 0
  await withTimeout(BackupReminder.preload(), MAX_WAIT)
  return count
}

/** Deletes a save, and closes its table with what storage does not have of it. */
const deleteGame = async (app: AppContext, id: string): Promise<void> => {
  await deleteSave(app.database, id)
  const table = openTableOf(id)
  if (!table) return
  unsavedNoticeOf(app, table).stop()
  closeTable(table)
}

/** Screen `#/saved`: all games on this phone, and import of others. */
export const SavedGamesScreen = () => {
  const app = useApp()
  const { database } = app
  const [loaded, setLoaded] = useState<LoadedGames | null>(null)
  const [statusText, setStatusText] = useState('')
  const [chosenFiles, setChosenFiles] = useState<readonly File[]>([])
  const isOpen = useRef(true)
  const filterPath = route.value.slice(1)
  const filter = useMemo(() => filterFromPath(filterPath), [filterPath.join('/')])
  const allGames = loaded?.games ?? []
  const games = useMemo(
    () =>
      loaded &&
      savedGameViews(
        loaded.games.filter((game) => matchesFilter(game, filter)),
        loaded,
      ),
    [loaded, filter],
  )
  const options = useMemo(() => ({ games: gameOptions(allGames), modes: modeOptions(allGames) }), [loaded])
  const refresh = async (): Promise<void> => {
    await Promise.all(storingSummaries)
    const saves = await listSaves(database)
    const [uis, histories, withoutBackup] = await Promise.all([
      loadUisOfSavedGames(saves),
      loadHistoryUisOfSavedGames(saves),
      readWithoutBackup(app, saves).catch(() => 0),
    ])
    setLoaded((before) => ({ games: saves, uis, histories, withoutBackup: before?.withoutBackup ?? withoutBackup }))
  }
  const reminder = loaded && loaded.withoutBackup > 0 && (
    <BackupReminder games={loaded.games} count={loaded.withoutBackup} />
  )
  const reportFailure = (error: unknown): void => setStatusText(describeFailure(error))
  const runAndReport = (task: Promise<unknown>): void => {
    setStatusText('')
    task.then(refresh).catch(reportFailure)
  }
  const share = async (id: string): Promise<void> => {
    const game = allGames.find((candidate) => candidate.id === id)
    if (game?.kind !== 'game') return
    const { shareStoredGame } = await loadLeisure()
    setStatusText(await shareStoredGame(database, game))
  }
  const openOrSay = ({ route: opened, text }: ImportAnswer): void => {
    // Whoever has left the page meanwhile is not moved.
    if (opened && isOpen.current) navigate(...opened)
    setStatusText(text)
  }
  const receiveFiles = (files: readonly File[]): void => {
    setChosenFiles(files)
    // What reads them comes at leisure: without a network it may not be here yet.
    loadLeisure().catch(() => setStatusText(t(failedLoadCode())))
  }
  useEffect(() => {
    refresh().catch(reportFailure)
    if (route.value[0] !== 'saved') receiveFiles([])
    return () => {
      isOpen.current = false
    }
  }, [])
  return (
    <SavedGamesPage
      games={games}
      filter={{ filter, ...options, onChange: (next) => replaceRoute('saved', ...filterToPath(next)) }}
      onRename={(id, name) => runAndReport(renameSave(database, id, name))}
      onDelete={(id) => runAndReport(deleteGame(app, id))}
      onExport={(id) => runAndReport(exportGame(database, id))}
      onShare={(id) => runAndReport(share(id))}
      onImport={(text) => runAndReport(importText(app, text).then(openOrSay))}
      onFiles={receiveFiles}
      statusText={statusText}
      reminder={reminder}
    >
      <IncomingFiles chosen={chosenFiles} run={runAndReport} onAnswer={openOrSay} />
    </SavedGamesPage>
  )
}
