/** How fast a bot's deeds are shown: so that a person can follow, at the speed of all that moves. */

/** Milliseconds from one deed to the next at the usual speed. */
const BEAT = 1_000
/** The same where nothing is animated, and for whoever does not want to watch. */
const QUICK = 150

/** What the style sheet says of movements: their pace, and for how long things fade where nothing travels. */
export interface Motions {
  readonly pace: number
  readonly fade: number
}

/** Milliseconds between two deeds; where things fade in place of travelling they take as long as usual. */
export const beatOf = ({ pace, fade }: Motions): number => (pace > 0 ? BEAT * pace : fade > 0 ? BEAT : QUICK)

const motions = (): Motions => {
  const style = getComputedStyle(document.documentElement)
  return {
    pace: Number(style.getPropertyValue('--pace')),
    fade: Number.parseFloat(style.getPropertyValue('--m-fade')),
  }
}

export interface Pace {
  /** Resolves when the next deed may be done; rejects with the signal's reason. */
  next(signal: AbortSignal): Promise<void>
  /** Something was done at the table, by whomever: a beat goes by before the next deed. */
  beat(): void
  /** From now on no deed waits for anybody to follow, until `follow`. */
  hurry(): void
  follow(): void
}

/** The beat is read anew for each deed: the settings may change in the midst of a turn. */
export const newPace = (beat: () => number = () => beatOf(motions())): Pace => {
  let last = performance.now()
  let hurries = false
  let wake: (() => void) | null = null
  const wait = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, last + (hurries ? Math.min(QUICK, beat()) : beat()) - performance.now())
      wake = resolve
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        reject(signal.reason)
      })
    })
  return {
    next: async (signal) => {
      signal.throwIfAborted()
      await wait(signal)
      last = performance.now()
    },
    beat: () => {
      last = performance.now()
    },
    hurry: () => {
      hurries = true
      wake?.()
    },
    follow: () => {
      hurries = false
    },
  }
}
