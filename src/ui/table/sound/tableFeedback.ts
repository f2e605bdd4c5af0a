/** Sound and vibration of a table, as the settings say. Fetched a moment after the table stands. */
import { effect, type ReadonlySignal } from '@preact/signals'
import type { Settings } from '../../../store/settings.ts'
import { route } from '../../common/route.ts'
import type { TableView } from '../gameUiContract.ts'
import { type Cue, emitCue, setCueListener } from './cue.ts'
import { VIBRATIONS } from './cueSounds.ts'
import { playCue, putSoundAway, wakeSound } from './soundPlayer.ts'

/** Emits the cue whenever `read` returns another value that is not null. */
const emitOnChange = (cueToEmit: Cue, read: () => unknown): (() => void) => {
  let previous: unknown
  let isFirst = true
  return effect(() => {
    const current = read()
    if (!isFirst && current !== null && current !== previous) emitCue(cueToEmit)
    previous = current
    isFirst = false
  })
}

/** What a browser counts as a touch: only then may a sound begin. */
const TOUCHES = ['pointerup', 'click', 'keydown'] as const

/** Wakes sound at each touch while it is wanted, and gives it back when the app is put away. */
const wakeByTouch = (settings: ReadonlySignal<Settings>): (() => void) => {
  const wake = (): void => {
    if (settings.peek().sound !== 'off') wakeSound()
  }
  const handleVisibility = (): void => {
    if (document.visibilityState === 'hidden') putSoundAway()
  }
  for (const touch of TOUCHES) addEventListener(touch, wake)
  document.addEventListener('visibilitychange', handleVisibility)
  addEventListener('pagehide', putSoundAway)
  return () => {
    for (const touch of TOUCHES) removeEventListener(touch, wake)
    document.removeEventListener('visibilitychange', handleVisibility)
    removeEventListener('pagehide', putSoundAway)
  }
}

let activeView: TableView | null = null
let stopFeedback = (): void => undefined

/**
 * Starts sound and vibration for this table, and stops those of the table before: for motions, items picked up, and
 * changes of turn.
 */
export const startTableFeedback = (settings: ReadonlySignal<Settings>, view: TableView): void => {
  if (activeView === view) return
  stopFeedback()
  activeView = view
  const { now } = view
  setCueListener((cue) => {
    const { sound, haptics } = settings.peek()
    playCue(cue, sound)
    // Before its first touch a page may not: browsers write that down as an error.
    if (haptics === 'on' && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(VIBRATIONS[cue])
  })
  const stops = [
    wakeByTouch(settings),
    emitOnChange('pick', () => view.pickedUp?.() ?? null),
    emitOnChange('pick', () => (route.value[2] === 'card' ? route.value[3] : null)),
    emitOnChange('turn', () => (now.value.outcome ? null : now.value.seat)),
  ]
  stopFeedback = () => {
    for (const stop of stops) stop()
  }
}
