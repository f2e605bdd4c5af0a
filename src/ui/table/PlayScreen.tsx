/** Screen of one game: its table, or the reason why it cannot be played here now. */
import { failedLoadCode } from '../common/failedLoadCode.ts'
import '../../text/bundles/board.ts'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { t } from '../../text/t.ts'
import { type AppContext, useApp } from '../common/appContext.ts'
import { EmblemsContext } from '../parts/Crest.tsx'
import { LoadingScreen, lazy } from '../parts/lazy.tsx'
import type { TableView } from './gameUiContract.ts'
import { type GameTable, storingSummaries } from './lifecycle/openTableRegistry.ts'
import type { UnsavedNotice } from './lifecycle/unsavedNotice.ts'
import { leaveTable, useTableScreen } from './lifecycle/useTableScreen.ts'
import { TableScreen } from './TableScreen.tsx'
import { loadSheets } from './tiers/loadSheets.ts'
import { loadStorageAndPacks } from './tiers/loadStorageAndPacks.ts'

const Guarded = lazy(() => import('./ConfirmingTableScreen.tsx').then((module) => module.ConfirmingTableScreen), true)
const Unplayable = lazy(() => loadSheets().then((module) => module.UnplayableScreen))

/** Milliseconds after which an open table gets what a first touch needs, and what it needs later. */
const ATTEND_DELAY = 1000

const loadUnsavedNotice = async (app: AppContext, table: GameTable): Promise<UnsavedNotice> =>
  (await loadStorageAndPacks()).unsavedNoticeOf(app, table)

/** Saves what Home shows of a game. Fetched lazily, so that a first board does not wait for it. */
const saveSummaryLater = (app: AppContext, view: TableView, table: GameTable): void => {
  const storing: Promise<unknown> = loadSheets()
    .then(({ saveSummary }) => saveSummary(app.database, view, table))
    .catch(() => undefined)
    .then(() => storingSummaries.delete(storing))
  storingSummaries.add(storing)
}

/**
 * Fetches the rules that a first touch needs, as soon as the board stands. Where that fails it says so; a browser
 * remembers which modules it could not fetch, so the app is loaded anew to try again, and the game is stored.
 */
const useRestOfRules = ({ loadRest }: GameTable): void => {
  const app = useApp()
  useEffect(() => {
    const id = 'rest'
    const action = { label: t('app.retry'), onPress: () => location.reload() }
    loadRest?.().catch(() => app.notify({ id, isWarning: true, text: t(failedLoadCode()), action }))
    return () => app.dismiss(id)
  }, [loadRest])
}

interface OpenTableProps {
  readonly table: GameTable
  readonly view: TableView
  readonly onReopen: () => void
}

const OpenTableScreen = ({ table, view, onReopen }: OpenTableProps) => {
  const app = useApp()
  const { outcome, isSaved } = view.now.value
  useRestOfRules(table)
  // From the moment at which the board is drawn: who leaves the app then leaves a game that has begun.
  useLayoutEffect(() => {
    const onVisibilityChange = (): void => {
      // WebKit keeps a page that is left, with the locks of all that it begins to store then, and later pages would wait
      // for them. A timer still runs in a page that is hidden, but not in one that is left.
      if (document.visibilityState === 'hidden') setTimeout(() => saveSummaryLater(app, view, table))
      else table.retry()
    }
    document.addEventListener('visibilitychange', onVisibilityChange)
    let attending: Promise<(() => void) | undefined> | undefined
    const timer = setTimeout(() => {
      attending = loadSheets()
        .then(({ startTableListeners }) => startTableListeners(view, app.settings))
        .catch(() => undefined)
    }, ATTEND_DELAY)
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange)
      clearTimeout(timer)
      void attending?.then((release) => release?.())
      saveSummaryLater(app, view, table)
      void leaveTable(table).then<unknown>((isClosed) => isClosed || loadUnsavedNotice(app, table))
    }
  }, [table])
  useEffect(() => {
    if (!isSaved) void loadUnsavedNotice(app, table).then(({ show }) => show())
  }, [isSaved])
  const isDrawn = useRef(false)
  useEffect(() => {
    // Other changes are saved when the table is left or hidden.
    if (isDrawn.current) saveSummaryLater(app, view, table)
    isDrawn.current = true
  }, [outcome])
  const Screen = app.settings.value.confirm === 'none' ? TableScreen : Guarded
  return (
    <EmblemsContext.Provider value={table.header.seats}>
      <Screen view={view} onReopen={onReopen} />
    </EmblemsContext.Provider>
  )
}

export const PlayScreen = ({ id }: { readonly id: string }) => {
  const app = useApp()
  const [screenState, takeOver] = useTableScreen(app.database, id)
  switch (screenState.at) {
    case 'opening':
      return <LoadingScreen />
    case 'table':
      return <OpenTableScreen table={screenState.table} view={screenState.view} onReopen={takeOver} />
    default:
      return <Unplayable id={id} screenState={screenState} onTakeOver={takeOver} />
  }
}
