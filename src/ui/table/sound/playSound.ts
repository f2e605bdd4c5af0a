/** Plays cues. An audio context that is created before the page was touched stays mute until the first click. */
import { ZZFX, ZZFXSound } from 'zzfx'
import type { Settings } from '../../../store/settings.ts'
import type { Cue } from './cue.ts'
import { SOUNDS, VOLUMES } from './cueSounds.ts'

/** Lets music of another app play on, where the browser can mix the two. */
const session = (navigator as { readonly audioSession?: { type: string } }).audioSession
if (session) session.type = 'ambient'

/** Phones put an idle context to sleep, and only a touch may wake it. */
const resumeAudio = (): void => void ZZFX.audioContext.resume().catch(() => undefined)
addEventListener('click', resumeAudio)
resumeAudio()

const sounds = new Map<Cue, ZZFXSound>()

const soundOf = (cue: Cue): ZZFXSound => {
  const sound = sounds.get(cue) ?? new ZZFXSound([...SOUNDS[cue]])
  sounds.set(cue, sound)
  return sound
}

export const playSound = (cue: Cue, loudness: Settings['sound']): void => {
  if (loudness !== 'off') soundOf(cue).play(VOLUMES[loudness])
}
