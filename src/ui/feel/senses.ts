/** Lets a player hear and feel a table, as the settings say. Fetched once a turn has begun. */
import { effect, type ReadonlySignal } from '@preact/signals'
import type { Settings } from '../../store/settings.ts'
import type { Sitting } from '../blackstone/game/sitting.ts'
import { route } from '../shell/route.ts'
import { type Cue, cue, listen } from './cue.ts'
import { SHAKES } from './cues.ts'

/** Calls this cue whenever what is watched turns into something else that is not null. */
const onNew = (what: Cue, watched: () => unknown): (() => void) => {
  let before: unknown
  let first = true
  return effect(() => {
    const now = watched()
    if (!first && now !== null && now !== before) cue(what)
    before = now
    first = false
  })
}

const hear = async (what: Cue, loudness: Settings['sound']): Promise<void> =>
  loudness === 'off' ? undefined : (await import('./sound.ts')).play(what, loudness)

let attended: Sitting | null = null
let end = (): void => undefined

/** From now on this table is heard and felt, and no other: what moves on it, what is picked up on it, whose turn it is. */
export const attend = (settings: ReadonlySignal<Settings>, sitting: Sitting): void => {
  if (attended === sitting) return
  end()
  attended = sitting
  const { pick, now } = sitting
  listen((what) => {
    const { sound, haptics } = settings.peek()
    hear(what, sound).catch(() => undefined)
    if (haptics === 'on') navigator.vibrate?.(SHAKES[what])
  })
  const ends = [
    onNew('pick', () => (pick.value.on === 'nothing' ? null : pick.value)),
    onNew('pick', () => (route.value[2] === 'card' ? route.value[3] : null)),
    onNew('turn', () => (now.value.outcome ? null : now.value.seat)),
  ]
  end = () => {
    for (const one of ends) one()
  }
}
