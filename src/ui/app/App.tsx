/**
 * Screens of the app by address. Home is in the first download; every other screen is fetched when it is first shown.
 */
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { GAME_IDS } from '../../games/gameIds.ts'
import { FIRST_GAME } from '../../kernel/formats.ts'
import { MAX_WAIT, useApp } from '../common/appContext.ts'
import { route } from '../common/route.ts'
import { LoadingScreen, lazy } from '../parts/lazy.tsx'
import type { GamePageName } from '../table/gameUi.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { HomeScreen } from './home/HomeScreen.tsx'
import { Notices } from './Notices.tsx'

const JoinRoom = lazy(() => import('../table/phones/lobby/JoinScreen.tsx').then((module) => module.JoinScreen))
const GamePage = lazy(() => import('../table/GamePage.tsx').then((module) => module.GamePage))
const Play = lazy(() => import('./PlayRoute.tsx').then((module) => module.PlayRoute))
const Unknown = lazy(() => import('../table/UnknownScreen.tsx').then((module) => module.UnknownScreen))

/** Screens by the first part of the address. Maps, because an address may also say `constructor`. */
const SCREENS = new Map(
  Object.entries<ComponentType>({
    new: lazy(() => import('./newGame/NewGameScreen.tsx').then((module) => module.NewGameScreen)),
    again: lazy(() => import('./newGame/AgainScreen.tsx').then((module) => module.AgainScreen)),
    who: lazy(() => import('./whoPlays/WhoPlaysScreen.tsx').then((module) => module.WhoPlaysScreen)),
    continue: () => <HomeScreen resumeLast />,
    saved: lazy(() => import('./history/SavedScreen.tsx').then((module) => module.SavedScreen)),
    shared: lazy(() => import('./share/SharedScreen.tsx').then((module) => module.SharedScreen)),
    stats: lazy(() => import('./history/StatsScreen.tsx').then((module) => module.StatsScreen)),
    room: lazy(() => import('../table/phones/lobby/RoomScreen.tsx').then((module) => module.RoomScreen)),
    join: JoinRoom,
    seat: JoinRoom,
    settings: lazy(() => import('./settings/SettingsScreen.tsx').then((module) => module.SettingsScreen)),
    about: lazy(() => import('./about/AboutScreen.tsx').then((module) => module.AboutScreen)),
  }),
)

/** Pages that a game has beside its table. */
const GAME_PAGES: readonly GamePageName[] = ['learn', 'puzzles', 'editor', 'rules']

const Screen = ({ path }: { readonly path: readonly string[] }) => {
  const [screen = '', id] = path
  // `#/rules` belongs to the first game, `#/GAME/rules` to another.
  const isGame = GAME_IDS.includes(screen)
  const page = isGame ? id : screen
  // A position opens in the editor.
  const gamePage = page === 'position' ? 'editor' : GAME_PAGES.find((name) => name === page)
  if (gamePage) return <GamePage game={isGame ? screen : FIRST_GAME} name={gamePage} />
  if (screen === 'play' && id) return <Play key={id} id={id} />
  // `#/play` is the way up from a game, `#/GAME` from a page of it.
  if (screen === '' || screen === 'play' || (isGame && !id)) return <HomeScreen />
  const Found = SCREENS.get(screen) ?? Unknown
  return <Found />
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
