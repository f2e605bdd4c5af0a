/** The First Edition limits completed cards too; with the tokens these are its seven limits (rulings 145 and 163). */
import { household, kingsOf } from '../court.ts'
import { type Limits, usualLimits } from '../limits.ts'

/** The Household's Knight and Wizard count, but are never dropped. Kings have no limit. */
export const sevenLimits: Limits = (court) => [
  ...usualLimits(court),
  ...(['knight', 'wizard', 'ploy'] as const).map((what) => ({
    what,
    slots: court.stacks[what],
    most: kingsOf(court) - household(what),
  })),
]
