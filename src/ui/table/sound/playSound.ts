/** Plays cues. Fetched when sound is on and the page was touched: an audio context that is made earlier stays mute. */
import { ZZFX, ZZFXSound } from 'zzfx'
import type { Settings } from '../../store/settings.ts'
import type { Cue } from './cue.ts'
import { LOUDNESS, SOUNDS } from './cues.ts'

/** Music of another app plays on where the browser can tell the two apart. */
const session = (navigator as { readonly audioSession?: { type: string } }).audioSession
if (session) session.type = 'ambient'

/** Phones put an idle context to sleep, and only a touch may wake it. */
const wake = (): void => void ZZFX.audioContext.resume().catch(() => undefined)
addEventListener('click', wake)
wake()

const made = new Map<Cue, ZZFXSound>()

const soundOf = (cue: Cue): ZZFXSound => {
  const sound = made.get(cue) ?? new ZZFXSound([...SOUNDS[cue]])
  made.set(cue, sound)
  return sound
}

export const play = (cue: Cue, loudness: Settings['sound']): void => {
  if (loudness !== 'off') soundOf(cue).play(LOUDNESS[loudness])
}
