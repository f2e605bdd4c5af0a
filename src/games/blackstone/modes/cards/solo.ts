/** What a table of the Solo game can choose. Apart from its rules, which are fetched when it is played. */
import type { ModeCard } from '../../../../kernel/contract.ts'
import * as options from '../../options.ts'

export const card: ModeCard = {
  id: 'solo',
  seats: { min: 1, max: 1 },
  together: true,
  options: [
    { id: 'points', values: [28, 10, 15, 21], default: 28 },
    options.RATS,
    options.openHands('on'),
    options.MAX_ROUNDS,
    options.TOKEN_SUPPLY,
    options.HOUSEHOLD_SLOT,
    ...options.FAMILIES,
    options.WILD,
    ...options.ASSASSINS,
    options.KNIGHT_WIZARD,
    options.BLUE_LETTERS,
  ],
}
