import './ui/parts/styles/tokens.css'
import './ui/parts/styles/base.css'
import './ui/app/renderScheduling.ts'
import './ui/app/install/installPrompt.ts'
import { render } from 'preact'
import { FIRST_GAME } from './kernel/formats.ts'
import { openDatabase } from './store/database.ts'
import { loadLanguageModule } from './text/loadLanguageModule.ts'
import { App, preloadGame } from './ui/app/App.tsx'
import { watchAppearance } from './ui/app/appearance.ts'
import { createAppContext } from './ui/app/createAppContext.ts'
import { loadLeisure } from './ui/app/tiers/loadLeisure.ts'
import { loadScreens } from './ui/app/tiers/loadScreens.ts'
import { watchForUpdate } from './ui/app/watchForUpdate.ts'
import { AppProvider } from './ui/common/appContext.ts'

/** index.html has it. */
const root = document.getElementById('app') as HTMLElement

/** Milliseconds after which a page is at leisure: by then nothing else should wait for the network. */
const UNTIL_LEISURE = 20_000

const app = createAppContext(openDatabase())

const renderApp = (): void => {
  render(null, root)
  render(
    <AppProvider value={app}>
      <App />
    </AppProvider>,
    root,
  )
}

/** Whether the app starts in English, which is bundled; every other language is fetched before anything is shown. */
const isEnglish = (): boolean => {
  try {
    return (localStorage.getItem('language') ?? navigator.language).startsWith('en')
  } catch {
    return false
  }
}

/** Loads the styles for Chinese, whose characters our fonts do not have. */
const loadScriptStyles = async (): Promise<void> => {
  if (document.documentElement.lang === 'zh-Hans') await import('./ui/parts/styles/chinese.css')
}

const startInLanguage = (): Promise<void> =>
  loadLanguageModule()
    .then((languageModule) => languageModule.initLanguage(FIRST_GAME))
    .then(loadScriptStyles)
    .catch(() => undefined)
    .then(renderApp)

if (isEnglish()) renderApp()
else void startInLanguage()
addEventListener('languagechange', () => void startInLanguage())
// A browser that translates the page gives its root a class.
new MutationObserver(() => {
  loadLeisure()
    .then((module) => module.repairBrowserTranslation())
    .catch(() => undefined)
}).observe(document.documentElement, { attributeFilter: ['class'] })
watchAppearance()
preloadGame()
watchForUpdate(app)
const { serviceWorker } = navigator
/** On a first visit, as soon as the app is installed: whoever loses the network then finds most here. */
const untilLeisure = new Promise((resolve) => {
  setTimeout(resolve, UNTIL_LEISURE)
  if (serviceWorker?.controller === null) serviceWorker.ready.then(resolve)
})
untilLeisure
  .then(loadScreens)
  .then(({ runDeferredStartup }) => runDeferredStartup(app))
  .catch(() => undefined)
