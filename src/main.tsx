import './ui/style/tokens.css'
import './ui/style/base.css'
import './ui/shell/drawing.ts'
import './ui/shell/offer.ts'
import { render } from 'preact'
import { openDatabase } from './store/database.ts'
import { App } from './ui/shell/App.tsx'
import { HouseProvider, openHouse } from './ui/shell/house.ts'
import { watchLook } from './ui/shell/look.ts'
import { watchForUpdate } from './ui/shell/update.ts'

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no #app')

/** Milliseconds after which nobody waits for the network any more. */
const LEISURE = 20_000

const house = openHouse(openDatabase())

const draw = (): void => {
  render(null, root)
  render(
    <HouseProvider value={house}>
      <App />
    </HouseProvider>,
    root,
  )
}

/** English is there from the start; every other language is fetched before the first word is shown. */
const isEnglish = (): boolean => {
  try {
    return (localStorage.getItem('language') ?? navigator.language).startsWith('en')
  } catch {
    return false
  }
}

/** Ours have no Chinese ones. */
const letters = async (): Promise<void> => {
  if (document.documentElement.lang === 'zh-Hans') await import('./ui/style/zh.css')
}

const speak = (): Promise<void> =>
  import('./ui/text/speak.ts')
    .then((words) => words.speak())
    .then(letters)
    .catch(() => undefined)
    .then(draw)

if (isEnglish()) draw()
else void speak()
addEventListener('languagechange', () => void speak())
watchLook()
watchForUpdate(house)
setTimeout(() => import('./ui/shell/later.ts').catch(() => undefined), LEISURE)
