/** What a table of the King's Quest can choose. Apart from its rules, which are fetched when it is played. */
import type { ModeCard } from '../../../../kernel/contract.ts'
import * as options from '../../options.ts'

export const card: ModeCard = {
  id: 'kings-quest',
  seats: { min: 2, max: 4 },
  together: false,
  options: [
    { id: 'points', values: [21, 10, 15, 30], default: 21 },
    options.FIRST,
    options.openHands('off'),
    options.MAX_ROUNDS,
    options.TOKEN_SUPPLY,
    options.HOUSEHOLD_SLOT,
    options.LIMITS_EVERY_TURN,
    ...options.FAMILIES,
    ...options.INTRIGUE,
    options.WILD,
    ...options.ASSASSINS,
    options.KNIGHT_WIZARD,
    options.NO_BLUE_LETTERS,
  ],
}
