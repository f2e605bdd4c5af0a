/** When the loudspeaker is taken and given back: by a touch that wants sound, and when the app is put away. */
import { beforeEach, expect, test, vi } from 'vitest'

let made = 0
let open = 0
class CountedContext {
  state: AudioContextState = 'running'
  constructor() {
    made++
    open++
  }
  resume = async (): Promise<void> => undefined
  close = async (): Promise<void> => {
    this.state = 'closed'
    open--
  }
}
const session = { type: 'auto' }

beforeEach(() => {
  made = 0
  open = 0
  session.type = 'auto'
  vi.resetModules()
  vi.stubGlobal('AudioContext', CountedContext)
  vi.stubGlobal('navigator', { audioSession: session })
})

const loadPlayer = () => import('#src/ui/table/sound/soundPlayer.ts')

test('no audio context is made before a touch, whatever would sound', async () => {
  const { playCue, putSoundAway } = await loadPlayer()
  playCue('turn', 'loud')
  putSoundAway()
  await vi.dynamicImportSettled()
  expect(made).toBe(0)
  expect(session.type).toBe('auto')
})

test('one is made for the first cue after a touch on the screen before', async () => {
  vi.stubGlobal('navigator', { audioSession: session, userActivation: { hasBeenActive: true } })
  const { playCue } = await loadPlayer()
  playCue('turn', 'off')
  await vi.dynamicImportSettled()
  expect(made).toBe(0)
  playCue('turn', 'loud')
  await vi.waitFor(() => expect(made).toBe(1))
})

test('one is made by the first touch, closed when the app is put away, and made anew by the next touch', async () => {
  const { putSoundAway, wakeSound } = await loadPlayer()
  wakeSound()
  wakeSound()
  await vi.waitFor(() => expect(made).toBe(1))
  expect(session.type, 'the silent switch holds').toBe('ambient')
  putSoundAway()
  await vi.waitFor(() => expect(open).toBe(0))
  wakeSound()
  await vi.waitFor(() => expect(open).toBe(1))
  expect(made).toBe(2)
})
