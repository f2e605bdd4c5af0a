import '../../../src/ui/style/shell.ts'
import { render } from 'preact'
import { HouseProvider } from '../../../src/ui/shell/house.ts'
import { applyLook, type Look, watchLook } from '../../../src/ui/shell/look.ts'
import { fitRoom } from '../../../src/ui/style/room.ts'
import { scenes } from './scenes.tsx'
import { house } from './yours.tsx'

// Whoever shows a part teaches its words; here all are taught at once.
import.meta.glob(['../../../src/ui/text/*.ts', '!**/en*.ts'], { eager: true })

/** `?scene=kings&text=200&theme=light&dir=rtl` shows one scene in one look; without a scene, links to all. */
const asked = new URLSearchParams(location.search)
const Scene = scenes[asked.get('scene') ?? '']
applyLook({
  textSize: Number(asked.get('text') ?? 100) as Look['textSize'],
  motion: 'calm',
  theme: (asked.get('theme') ?? 'dark') as Look['theme'],
  contrast: (asked.get('contrast') ?? 'system') as Look['contrast'],
  hand: (asked.get('hand') ?? 'right') as Look['hand'],
})
document.documentElement.dir = asked.get('dir') ?? 'ltr'
watchLook()
await fitRoom()
const root = document.getElementById('app')
if (root) render(<HouseProvider value={house()}>{Scene ? <Scene /> : <Index />}</HouseProvider>, root)

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
