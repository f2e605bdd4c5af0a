import { useEffect, useState } from 'preact/hooks'
import { listSaves, type SavedGame } from '../../../store/listSaves.ts'
import { lazy } from '../../parts/lazy.tsx'
import { useApp } from '../appContext.ts'
import type { GameUis } from '../gameUis.ts'
import { replaceRoute } from '../route.ts'
import { FirstVisit, Home } from './Home.tsx'

// Not needed on a first visit.
const ReturnVisit = lazy(() => import('./ReturnVisit.tsx').then((module) => module.ReturnVisit), true)

interface HomeData {
  readonly saves: readonly SavedGame[]
  readonly uis: GameUis
}
const NO_DATA: HomeData = { saves: [], uis: new Map() }

/** Longest wait for the saves, in milliseconds, before Home is shown without them. */
const MAX_WAIT = 500

/** Fetches the screens of these games and every component that shows them, so that they are drawn at once. */
const loadScreens = async (saves: readonly SavedGame[]): Promise<GameUis> => {
  const { loadGameUis } = await import('../gameUis.ts')
  const [uis] = await Promise.all([loadGameUis(saves), ReturnVisit.preload()])
  return uis
}

/** Home with the last unfinished game. With `resumeLast` that game is opened at once, if there is one. */
export const HomeScreen = ({ resumeLast = false }: { readonly resumeLast?: boolean }) => {
  const { database, settings } = useApp()
  const { lastSetup } = settings.value
  const [data, setData] = useState<HomeData>()
  useEffect(() => {
    const loadData = async (): Promise<void> => {
      const saves = await listSaves(database)
      const lastGame = saves.find((save) => save.kind === 'game' && !save.finished)
      if (lastGame && resumeLast) return replaceRoute('play', lastGame.id)
      setData({ saves, uis: saves.length > 0 || lastSetup ? await loadScreens(saves) : NO_DATA.uis })
    }
    const stopWaiting = (): void => setData((current = NO_DATA) => current)
    setTimeout(stopWaiting, MAX_WAIT)
    // Without storage there is no game to continue.
    loadData().catch(stopWaiting)
  }, [])
  const { saves, uis } = data ?? NO_DATA
  const isNew = saves.length === 0 && !lastSetup
  return (
    <Home isBusy={!data} isNew={isNew}>
      {isNew ? <FirstVisit /> : <ReturnVisit saves={saves} uis={uis} />}
    </Home>
  )
}
