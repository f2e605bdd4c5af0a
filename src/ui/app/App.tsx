/**
 * Screens of the app by address. Home is in the first download; every other screen is fetched when it is first shown.
 */

import { Component, type ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { GAME_IDS } from '../../games/gameIds.ts'
import { FIRST_GAME } from '../../kernel/formats.ts'
import { t } from '../../text/t.ts'
import { MAX_WAIT, type NoticeView, useApp } from '../common/appContext.ts'
import { route } from '../common/route.ts'
import * as button from '../parts/Button.module.css'
import { Icon } from '../parts/Icon.tsx'
import { LoadingScreen, lazy } from '../parts/lazy.tsx'
import * as styles from '../parts/Notice.module.css'
import type { GamePageName } from '../table/gameUiContract.ts'
import { HomeScreen } from './home/HomeScreen.tsx'
import { loadScreens } from './tiers/loadScreens.ts'

const Notice = ({ text, isWarning = false, action, onDismiss }: NoticeView) => (
  <div
    class={isWarning ? `${styles.notice} night ${styles.warning}` : `${styles.notice} night`}
    data-part="notice"
    role={isWarning ? 'alert' : 'status'}
  >
    <p class="grow">{text}</p>
    {action && (
      <button type="button" class={`${button.plain} ${styles.action}`} onClick={action.onPress}>
        {action.label}
      </button>
    )}
    {onDismiss && (
      <button type="button" class={`${button.icon} tap`} aria-label={t('notice.dismiss')} onClick={onDismiss}>
        <Icon name="cross" />
      </button>
    )}
  </div>
)

/** All open notices, above any screen. */
export const Notices = ({ notices }: { readonly notices: readonly NoticeView[] }) => (
  <div class={styles.notices}>
    {notices.map((notice) => (
      <Notice key={notice.id} {...notice} />
    ))}
  </div>
)

const BrokenScreen = lazy(() => loadScreens().then((module) => module.BrokenScreen))

interface Props {
  /** Address of the screen; a new address is tried again. */
  readonly at: string
  readonly children: ComponentChildren
}

interface State {
  /** What a screen threw; null while none did. */
  readonly failure: { readonly error: unknown } | null
}

/** Shows `BrokenScreen` in place of a screen that threw while it was drawn. Stored games are not touched. */
class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null }

  static override getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown): void {
    console.error(error)
  }

  override componentDidUpdate({ at }: Props): void {
    if (this.state.failure && at !== this.props.at) this.setState({ failure: null })
  }

  render() {
    const { failure } = this.state
    return failure ? <BrokenScreen {...failure} /> : this.props.children
  }
}

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
