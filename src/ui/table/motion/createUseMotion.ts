import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

/** What happened on a board at once; each `id` is played once. */
interface Motion<S> {
  readonly id: number
  readonly steps: readonly S[]
}

/** Plays the steps on a board that shows their outcome. */
interface MotionPlayer<S, V> {
  playMotion(steps: readonly S[], before: V, now: V): void
}

/** Milliseconds after which a board that stands fetches its movements: they are not on the way to a first board. */
const FETCH_DELAY = 1000

/**
 * Creates the hook by which a board plays what happens, with a player that `load` fetches. Each motion is played in the
 * frame that first shows its outcome; the player is given what was shown before and what is shown now. What happened
 * before the board or its player came is over: what is shown never jumps back.
 */
export const createUseMotion = <S, V>(load: () => Promise<MotionPlayer<S, V>>) => {
  let player: MotionPlayer<S, V> | undefined
  const fetchPlayer = (): Promise<void> =>
    load()
      .then((loaded) => {
        player = loaded
      })
      .catch(() => undefined)
  return (motion: Motion<S> | null | undefined, view: V): void => {
    const last = useRef({ motion, view })
    useLayoutEffect(() => {
      const before = last.current
      last.current = { motion, view }
      if (motion && motion.id !== before.motion?.id)
        requestAnimationFrame(() => player?.playMotion(motion.steps, before.view, view))
    })
    useEffect(() => {
      const timer = setTimeout(fetchPlayer, FETCH_DELAY)
      return () => clearTimeout(timer)
    }, [])
  }
}
