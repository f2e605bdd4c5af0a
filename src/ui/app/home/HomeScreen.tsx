import { useEffect, useState } from 'preact/hooks'
import { GAME_IDS } from '../../../games/gameIds.ts'
import { listSaves, type SavedGame } from '../../../store/saves.ts'
import { gameNameById } from '../../../text/names.ts'
import { lazy } from '../../parts/lazy.tsx'
import { useApp } from '../appContext.ts'
import type { GameUis } from '../gameUis.ts'
import { replaceRoute } from '../route.ts'
import { Home } from './Home.tsx'
import type { PlayableSave } from './LastGame.tsx'

// Not needed on a first visit.
const LastGame = lazy(() => import('./LastGame.tsx').then((module) => module.LastGame), true)
const RepeatLastSetup = lazy(() => import('./LastGame.tsx').then((module) => module.RepeatLastSetup), true)
const GameShelf = lazy(() => import('./LastGame.tsx').then((module) => module.GameShelf), true)

interface HomeData {
  readonly saves: readonly SavedGame[]
  readonly uis: GameUis
  readonly lastGame: PlayableSave | undefined
  /** True if no game was played on this phone. */
  readonly isNew: boolean
}
const NO_DATA: HomeData = { saves: [], uis: new Map(), lastGame: undefined, isNew: false }

/** Longest wait for the saves, in milliseconds, before Home is shown without them. */
const MAX_WAIT = 500

const hasSeveralGames = GAME_IDS.length > 1

/** Fetches the screens of these games and every component that shows them, so that they are drawn at once. */
const loadScreens = async (saves: readonly SavedGame[]): Promise<GameUis> => {
  const { loadGameUis } = await import('../gameUis.ts')
  const [uis] = await Promise.all([
    loadGameUis(saves),
    LastGame.preload(),
    RepeatLastSetup.preload(),
    GameShelf.preload(),
  ])
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
      const lastGame = saves.find((save): save is PlayableSave => save.kind === 'game' && !save.finished)
      if (lastGame && resumeLast) return replaceRoute('play', lastGame.id)
      const isNew = saves.length === 0
      const shownSaves = hasSeveralGames ? saves : lastGame ? [lastGame] : []
      setData({
        saves,
        lastGame,
        isNew,
        uis: shownSaves.length > 0 || lastSetup ? await loadScreens(shownSaves) : NO_DATA.uis,
      })
    }
    const stopWaiting = (): void => setData((current = NO_DATA) => current)
    setTimeout(stopWaiting, MAX_WAIT)
    // Without storage there is no game to continue.
    loadData().catch(stopWaiting)
  }, [])
  const { saves, uis, lastGame, isNew } = data ?? NO_DATA
  const showsShelf = hasSeveralGames && saves.length > 0
  // On a first visit the links stand in for the shelf.
  const startLinks = hasSeveralGames && !showsShelf ? GAME_IDS.map((id) => ({ id, name: gameNameById(id) })) : []
  return (
    <Home
      isBusy={!data}
      isNew={isNew}
      startLinks={startLinks}
      lastGame={
        showsShelf ? (
          <GameShelf saves={saves} uis={uis} />
        ) : (
          lastGame && <LastGame game={lastGame} ui={uis.get(lastGame.header.game) ?? null} />
        )
      }
      repeatSetup={lastSetup && <RepeatLastSetup setup={lastSetup} />}
    />
  )
}
