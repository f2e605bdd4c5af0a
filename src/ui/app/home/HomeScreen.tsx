import { useEffect, useState } from 'preact/hooks'
import { listSaves } from '../../../store/listSaves.ts'
import { MAX_WAIT, useApp } from '../../common/appContext.ts'
import { replaceRoute } from '../../common/route.ts'
import { lazy } from '../../parts/lazy.tsx'
import { loadScreens } from '../tiers/loadScreens.ts'
import { FirstVisit, Home } from './Home.tsx'
import type { ReturnVisitData } from './loadReturnVisit.ts'

// Not needed on a first visit.
const ReturnVisit = lazy(() => loadScreens().then((module) => module.ReturnVisit), true)

/** What Home knows: nothing of games on a first visit. */
type HomeData = ReturnVisitData | 'firstVisit'

/**
 * Home with the last unfinished game. With `resumeLast` that game is opened at once, if there is one. Home is shown once
 * it has all that is read from storage, and what comes too late is left for the next time: nothing moves under a finger.
 */
export const HomeScreen = ({ resumeLast = false }: { readonly resumeLast?: boolean }) => {
  const { database, settings, settingsLoaded } = useApp()
  const [data, setData] = useState<HomeData>()
  useEffect(() => {
    let isAwaited = true
    const show = (next: HomeData): void => {
      isAwaited = false
      setData((current = next) => current)
    }
    const showWithoutStorage = async (): Promise<void> => {
      if (!settings.peek().lastSetup) return show('firstVisit')
      const [{ NO_GAMES }] = await Promise.all([loadScreens(), ReturnVisit.preload()])
      show(NO_GAMES)
    }
    const loadData = async (): Promise<void> => {
      const [saves] = await Promise.all([listSaves(database), settingsLoaded])
      if (saves.length === 0 && !settings.peek().lastSetup) return show('firstVisit')
      const [{ loadReturnVisit }] = await Promise.all([loadScreens(), ReturnVisit.preload()])
      const loaded = await loadReturnVisit(database)
      const lastGame = loaded.games.find(({ finished }) => !finished)
      if (lastGame && resumeLast && isAwaited) return replaceRoute('play', lastGame.id)
      show(loaded)
    }
    setTimeout(showWithoutStorage, MAX_WAIT)
    // Without storage there is no game to continue.
    loadData().catch(showWithoutStorage)
    return () => {
      isAwaited = false
    }
  }, [])
  const isNew = !data || data === 'firstVisit'
  return (
    <Home isBusy={!data} isNew={isNew} pages={isNew ? [] : data.pages}>
      {isNew ? <FirstVisit /> : <ReturnVisit {...data} />}
    </Home>
  )
}
