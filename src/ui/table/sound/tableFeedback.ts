/** Sound and vibration of a table, as the settings say. Fetched a moment after the table stands. */
import { effect, type ReadonlySignal } from '@preact/signals'
import type { Settings } from '../../../store/settings.ts'
import { route } from '../../common/route.ts'
import type { TableView } from '../gameUi.ts'
import { type Cue, emitCue, setCueListener } from './cue.ts'
import { VIBRATIONS } from './cueSounds.ts'

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

const playCueSound = async (cue: Cue, loudness: Settings['sound']): Promise<void> =>
  loudness === 'off' ? undefined : import('./playSound.ts').then((module) => module.playSound(cue, loudness))

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
  // Fetched before anything sounds.
  if (settings.peek().sound !== 'off') void import('./playSound.ts').catch(() => undefined)
  setCueListener((cue) => {
    const { sound, haptics } = settings.peek()
    playCueSound(cue, sound).catch(() => undefined)
    if (haptics === 'on') navigator.vibrate?.(VIBRATIONS[cue])
  })
  const stops = [
    emitOnChange('pick', () => view.pickedUp?.() ?? null),
    emitOnChange('pick', () => (route.value[2] === 'card' ? route.value[3] : null)),
    emitOnChange('turn', () => (now.value.outcome ? null : now.value.seat)),
  ]
  stopFeedback = () => {
    for (const stop of stops) stop()
  }
}
