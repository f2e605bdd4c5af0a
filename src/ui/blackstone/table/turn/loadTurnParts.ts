/** Parts of the table that no dealt board shows before its first move. They come with the rules of moves. */
import type * as TurnParts from './turnParts.ts'

let loadedParts: typeof TurnParts | undefined

export const loadTurnParts = async (): Promise<void> => {
  loadedParts = await import('./turnParts.ts')
}

/** The parts, or nothing before `loadTurnParts` has resolved: then no task is dealt and no question is open. */
export const turnPartsSoFar = (): typeof TurnParts | undefined => loadedParts

/** The parts. Throws before `loadTurnParts` has resolved: nothing has been chosen then, and no card is in a hand. */
export const turnParts = (): typeof TurnParts => {
  if (!loadedParts) throw new Error('no parts of a turn yet')
  return loadedParts
}
