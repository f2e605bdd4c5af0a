/**
 * Screens of the app by address. Home is in the first download; every other screen is fetched when it is first shown.
 */
import { GAME_IDS } from '../../games/gameIds.ts'
import { FIRST_GAME } from '../../kernel/formats.ts'
import { lazy } from '../parts/lazy.tsx'
import type { GamePageName } from '../table/gameUi.ts'
import { useApp } from './appContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { HomeScreen } from './home/HomeScreen.tsx'
import { Notices } from './Notices.tsx'
import { route } from './route.ts'

const NewGamePage = lazy(() => import('./newGame/NewGameScreen.tsx').then((module) => module.NewGameScreen))
const WhoPlays = lazy(() => import('./whoPlays/WhoPlaysScreen.tsx').then((module) => module.WhoPlaysScreen))
const SavedGames = lazy(() => import('./history/SavedScreen.tsx').then((module) => module.SavedScreen))
const PhonesRoom = lazy(() => import('../table/phones/lobby/RoomScreen.tsx').then((module) => module.RoomScreen))
const JoinRoom = lazy(() => import('../table/phones/lobby/JoinScreen.tsx').then((module) => module.JoinScreen))
const GamePage = lazy(() => import('../table/GamePage.tsx').then((module) => module.GamePage))
const Settings = lazy(() => import('./settings/SettingsScreen.tsx').then((module) => module.SettingsScreen))
const About = lazy(() => import('./about/AboutScreen.tsx').then((module) => module.AboutScreen))
const SharedGame = lazy(() => import('./share/SharedScreen.tsx').then((module) => module.SharedScreen))
const Stats = lazy(() => import('./history/StatsScreen.tsx').then((module) => module.StatsScreen))
const Play = lazy(() => import('../table/PlayScreen.tsx').then((module) => module.PlayScreen))

/** Pages that a game has beside its table; a position opens in the editor. */
const GAME_PAGES: Readonly<Record<string, GamePageName>> = {
  learn: 'learn',
  puzzles: 'puzzles',
  editor: 'editor',
  position: 'editor',
  rules: 'rules',
}

const Screen = ({ path }: { readonly path: readonly string[] }) => {
  const [screen = '', id] = path
  // `#/rules` belongs to the first game, `#/GAME/rules` to another.
  const isGame = GAME_IDS.includes(screen)
  const gamePage = GAME_PAGES[(isGame ? id : screen) ?? '']
  if (gamePage) return <GamePage game={isGame ? screen : FIRST_GAME} name={gamePage} />
  switch (screen) {
    case 'new':
      return <NewGamePage />
    case 'who':
      return <WhoPlays />
    case 'again':
      return <NewGamePage repeatLast />
    case 'saved':
      return <SavedGames />
    case 'shared':
      return <SharedGame />
    case 'stats':
      return <Stats />
    case 'room':
      return <PhonesRoom />
    case 'join':
    case 'seat':
      return <JoinRoom />
    case 'settings':
      return <Settings />
    case 'about':
      return <About />
    case 'continue':
      return <HomeScreen resumeLast />
    case 'play':
      return id ? <Play key={id} id={id} /> : <HomeScreen />
    default:
      return <HomeScreen />
  }
}

export const App = () => {
  const { notices } = useApp()
  return (
    <>
      <ErrorBoundary at={route.value.join('/')}>
        <Screen path={route.value} />
      </ErrorBoundary>
      <Notices notices={notices.value} />
    </>
  )
}
