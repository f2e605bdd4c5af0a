/** Plays cues. Its audio context is made as this file is fetched (soundPlayer.ts). */
import { ZZFX, ZZFXSound } from 'zzfx'
import type { Settings } from '../../../store/settings.ts'
import type { Cue } from './cue.ts'
import { SOUNDS, VOLUMES } from './cueSounds.ts'

const sounds = new Map<Cue, ZZFXSound>()

const soundOf = (cue: Cue): ZZFXSound => {
  const sound = sounds.get(cue) ?? new ZZFXSound([...SOUNDS[cue]])
  sounds.set(cue, sound)
  return sound
}

const isClosed = (): boolean => ZZFX.audioContext.state === 'closed'

export const resumeAudio = async (): Promise<void> => {
  if (isClosed()) ZZFX.audioContext = new AudioContext()
  else await ZZFX.audioContext.resume()
}

export const closeAudio = async (): Promise<void> => {
  if (!isClosed()) await ZZFX.audioContext.close()
}

export const playSound = (cue: Cue, loudness: Exclude<Settings['sound'], 'off'>): void => {
  if (!isClosed()) soundOf(cue).play(VOLUMES[loudness])
}
