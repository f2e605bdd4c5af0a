/** What a table of the Wizard's Quest can choose. Apart from its rules, which are fetched when it is played. */
import type { ModeCard } from '../../../../kernel/contract.ts'
import * as options from '../../options.ts'

export const card: ModeCard = {
  id: 'wizards-quest',
  seats: { min: 2, max: 4 },
  together: false,
  options: [options.FIRST, options.EVEN_START, options.openHands('off'), options.MAX_ROUNDS],
}
