/** What a table of the First Edition can choose. Apart from its rules, which are fetched when it is played. */
import type { ModeCard } from '../../../../kernel/contract.ts'
import * as options from '../../options.ts'

export const card: ModeCard = {
  id: 'first-edition',
  seats: { min: 2, max: 4 },
  together: false,
  options: [options.FIRST, options.openHands('off'), options.MAX_ROUNDS, options.TOKEN_SUPPLY, options.NAMED_VASSALS],
}
