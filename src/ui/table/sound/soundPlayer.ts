/**
 * Player of sounds. It makes an audio context as it is fetched, so the first touch that wants sound fetches it: a context
 * that is made earlier is mute, and on some phones stops the music of another app.
 */
import type { Settings } from '../../../store/settings.ts'
import type { Cue } from './cue.ts'
import type * as PlaySound from './playSound.ts'

let player: Promise<typeof PlaySound> | null = null

/** Lets music of another app play on, and the silent switch hold, where the browser knows the word. */
const mixWithOthers = (): void => {
  const session = (navigator as { readonly audioSession?: { type: string } }).audioSession
  if (session) session.type = 'ambient'
}

/** Fetches the player, or wakes it: phones put an idle context to sleep. Called while the screen is touched. */
export const wakeSound = (): void => {
  mixWithOthers()
  player ??= import('./playSound.ts')
  player
    .then((module) => module.resumeAudio())
    .catch(() => {
      player = null
    })
}

/** Plays a cue; silent before the first touch, which may have been on another screen: bots play before one touches theirs. */
export const playCue = (cue: Cue, loudness: Settings['sound']): void => {
  if (loudness === 'off') return
  if (!player && navigator.userActivation?.hasBeenActive) wakeSound()
  player?.then((module) => module.playSound(cue, loudness)).catch(() => undefined)
}

/** Gives the loudspeaker back, until the next touch. */
export const putSoundAway = (): void => void player?.then((module) => module.closeAudio()).catch(() => undefined)
