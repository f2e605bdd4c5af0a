/** What can be heard and felt: moments that the table calls out. Nobody listens until a turn has begun. */
export type Cue = 'pick' | 'slide' | 'swap' | 'flip' | 'complete' | 'turn'

type Listener = (cue: Cue) => void

let listener: Listener | null = null

/** Calls out what happens right now. */
export const cue = (what: Cue): void => listener?.(what)

/** Hears every cue from now on, in place of who listened before. */
export const listen = (hear: Listener): void => {
  listener = hear
}
