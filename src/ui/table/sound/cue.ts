/** Cues for sound and vibration. Nothing listens to them in the first moment of a table. */
export type Cue = 'pick' | 'slide' | 'swap' | 'flip' | 'complete' | 'turn'

type Listener = (cue: Cue) => void

let listener: Listener | null = null

/** Sends a cue to the listener. */
export const emitCue = (emitted: Cue): void => listener?.(emitted)

/** Sets the listener of all cues, in place of the one before. */
export const setCueListener = (next: Listener): void => {
  listener = next
}
