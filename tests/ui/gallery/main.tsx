import '../../../src/ui/parts/styles/tokens.css'
import '../../../src/ui/parts/styles/base.css'
import { render } from 'preact'
import { type Appearance, applyAppearance, watchAppearance } from '../../../src/ui/app/appearance.ts'
import { AppProvider } from '../../../src/ui/common/appContext.ts'
import { createSampleApp } from './sampleApp.ts'
import { scenes } from './scenes.tsx'

// In the app each part adds its messages when it is loaded; here all are loaded at once.
import.meta.glob(
  [
    '../../../src/text/*.ts',
    '../../../src/text/*/*.ts',
    '../../../src/text/*/bundles/*.ts',
    '!**/en/**',
    '!**/keys.ts',
  ],
  { eager: true },
)

declare global {
  /** Shows another scene in place of this one, as if the page had been opened with it. */
  var show: (search: string) => void
}

const applyLook = (params: URLSearchParams): void => {
  applyAppearance({
    textSize: Number(params.get('text') ?? 100) as Appearance['textSize'],
    motion: (params.get('motion') ?? 'calm') as Appearance['motion'],
    theme: (params.get('theme') ?? 'dark') as Appearance['theme'],
    contrast: (params.get('contrast') ?? 'system') as Appearance['contrast'],
    hand: (params.get('hand') ?? 'right') as Appearance['hand'],
  })
  document.documentElement.dir = params.get('dir') ?? 'ltr'
}

/** Renders the scene of `?scene=kings&text=200&theme=light&dir=rtl`; without a scene, links to all. */
const renderScene = (params: URLSearchParams): void => {
  const root = document.getElementById('app')
  const name = params.get('scene') ?? ''
  const Scene = scenes[name]
  document.title = Scene ? name : 'Gallery'
  if (root) render(<AppProvider value={createSampleApp()}>{Scene ? <Scene /> : <Index />}</AppProvider>, root)
}

globalThis.show = (search) => {
  const params = new URLSearchParams(search)
  const root = document.getElementById('app')
  if (root) render(null, root)
  history.replaceState(null, '', search)
  scrollTo(0, 0)
  applyLook(params)
  renderScene(params)
}

const params = new URLSearchParams(location.search)
applyLook(params)
watchAppearance()
renderScene(params)

function Index() {
  return (
    <main class="page">
      {Object.keys(scenes).map((name) => (
        <a key={name} href={`?scene=${name}`}>
          {name}
        </a>
      ))}
    </main>
  )
}
