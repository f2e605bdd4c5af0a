import { route } from '../../common/route.ts'

/** Screen on which a game is being begun. */
let begunOn: readonly string[] | null = null

/**
 * Begins a game, unless one is being begun on this screen: a button that is pressed again meanwhile begins no second one.
 */
export const beginOnce = async (begin: () => Promise<unknown>): Promise<void> => {
  const here = route.peek()
  if (begunOn === here) return
  begunOn = here
  await begin().finally(() => {
    if (begunOn === here) begunOn = null
  })
}
