/** Every screen at its address. Home comes with the first load, each other screen when it is first shown. */
import type { ComponentType } from 'preact'
import { fitRoom } from '../style/room.ts'
import { useHouse } from './house.ts'
import { lazy } from './lazy.tsx'
import { Notices } from './Notices.tsx'
import { route } from './route.ts'
import { HomeScreen } from './screens/Home.tsx'

/** A screen with a board, laid out for the room that there is. */
const fitted = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => (await Promise.all([load(), fitRoom()]))[0])

const NewGame = lazy(async () => (await import('./screens/NewGame.tsx')).NewGameScreen)
const Saved = lazy(async () => (await import('./screens/Saved.tsx')).SavedScreen)
const Room = lazy(async () => (await import('./screens/Room.tsx')).RoomScreen)
const Join = lazy(async () => (await import('./screens/Join.tsx')).JoinScreen)
const Learn = fitted(async () => (await import('./screens/Learn.tsx')).LearnScreen)
const Puzzles = fitted(async () => (await import('./screens/Puzzles.tsx')).PuzzlesScreen)
const Editor = fitted(async () => (await import('./screens/Editor.tsx')).EditorScreen)
const Rules = lazy(async () => (await import('./screens/Rules.tsx')).RulesScreen)
const Settings = lazy(async () => (await import('./screens/Settings.tsx')).SettingsScreen)
const About = lazy(async () => (await import('./screens/About.tsx')).AboutScreen)
const Shared = fitted(async () => (await import('./screens/Shared.tsx')).SharedScreen)
const Stats = lazy(async () => (await import('./screens/Stats.tsx')).StatsScreen)
const Play = fitted(async () => (await import('../blackstone/game/Play.tsx')).Play)

const Screen = ({ at: [screen, id] }: { readonly at: readonly string[] }) => {
  switch (screen) {
    case 'new':
      return <NewGame />
    case 'again':
      return <NewGame again />
    case 'saved':
      return <Saved />
    case 'shared':
      return <Shared />
    case 'stats':
      return <Stats />
    case 'room':
      return <Room />
    case 'join':
    case 'seat':
      return <Join />
    case 'learn':
      return <Learn />
    case 'puzzles':
      return <Puzzles />
    case 'editor':
    case 'position':
      return <Editor />
    case 'rules':
      return <Rules />
    case 'settings':
      return <Settings />
    case 'about':
      return <About />
    case 'continue':
      return <HomeScreen go />
    case 'play':
      return id ? <Play key={id} id={id} /> : <HomeScreen />
    default:
      return <HomeScreen />
  }
}

export const App = () => {
  const { notices } = useHouse()
  return (
    <>
      <Screen at={route.value} />
      <Notices notices={notices.value} />
    </>
  )
}
