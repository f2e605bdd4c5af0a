/** `alone`: one person with bots; `one`: all on this phone; `several`: each on a phone of their own. */
export const WHO_PLAYS = ['alone', 'one', 'several'] as const
export type WhoPlays = (typeof WHO_PLAYS)[number]

/** Company of a set-up: `alone` if the first seat is a person and all others are bots. */
export const whoPlaysOf = (several: boolean, bots: readonly string[]): WhoPlays => {
  if (several) return 'several'
  return bots.length > 1 && !bots[0] && bots.slice(1).every(Boolean) ? 'alone' : 'one'
}
