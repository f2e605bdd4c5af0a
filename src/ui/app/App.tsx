/**
 * Screens of the app by address. Home is in the first download; every other screen is fetched when it is first shown.
 */
import { useEffect, useState } from 'preact/hooks'
import { GAME_IDS } from '../../games/gameIds.ts'
import { FIRST_GAME } from '../../kernel/formats.ts'
import { MAX_WAIT, useApp } from '../common/appContext.ts'
import { route } from '../common/route.ts'
import { LoadingScreen, lazy } from '../parts/lazy.tsx'
import type { GamePageName } from '../table/gameUiContract.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { HomeScreen } from './home/HomeScreen.tsx'
import { Notices } from './Notices.tsx'
import { loadScreens } from './tiers/loadScreens.ts'

const loadBoard = () => import('./tiers/board.ts')

const NewGame = lazy(() => loadBoard().then((module) => module.NewGameScreen))
const Play = lazy(() => loadBoard().then((module) => module.PlayRoute))
const GameSubpage = lazy(() => loadBoard().then((module) => module.GameSubpage))
const AppScreenRoute = lazy(() => loadScreens().then((module) => module.AppScreenRoute))

/** Fetches the screen of the game that the address names, while the settings are read. */
export const preloadGame = (): void => {
  if (route.value[0] === 'play' && route.value[1]) void Play.preload()
}

/** Pages that a game has beside its table. */
const GAME_PAGES: readonly GamePageName[] = ['learn', 'puzzles', 'editor', 'rules']

const Screen = ({ path }: { readonly path: readonly string[] }) => {
  const [screen = '', id] = path
  // `#/rules` belongs to the first game, `#/GAME/rules` to another.
  const isGame = GAME_IDS.includes(screen)
  const page = isGame ? id : screen
  // A position opens in the editor.
  const gamePage = page === 'position' ? 'editor' : GAME_PAGES.find((name) => name === page)
  if (gamePage) return <GameSubpage game={isGame ? screen : FIRST_GAME} name={gamePage} />
  if (screen === 'play' && id) return <Play key={id} id={id} />
  // `#/play` is the way up from a game, `#/GAME` from a page of it.
  if (screen === '' || screen === 'play' || (isGame && !id)) return <HomeScreen />
  if (screen === 'continue') return <HomeScreen resumeLast />
  return screen === 'new' ? <NewGame /> : <AppScreenRoute name={screen} />
}

/** Screens are drawn by the stored settings, and wait for them; Home waits for its games, too. */
export const App = () => {
  const { notices, settingsLoaded } = useApp()
  const [areSettingsLoaded, setSettingsLoaded] = useState(false)
  useEffect(() => {
    const draw = (): void => setSettingsLoaded(true)
    setTimeout(draw, MAX_WAIT)
    void settingsLoaded.then(draw)
  }, [])
  return (
    <>
      <ErrorBoundary at={route.value.join('/')}>
        {areSettingsLoaded || !route.value[0] ? <Screen path={route.value} /> : <LoadingScreen />}
      </ErrorBoundary>
      <Notices notices={notices.value} />
    </>
  )
}
