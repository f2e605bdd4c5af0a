/** What a table of the Advanced game can choose. Apart from its rules, which are fetched when it is played. */
import type { ModeCard } from '../../../../kernel/contract.ts'
import * as options from '../../options.ts'

export const card: ModeCard = {
  id: 'advanced',
  seats: { min: 2, max: 4 },
  together: false,
  options: [
    { id: 'points', values: [30, 10, 15, 21], default: 30 },
    options.FIRST,
    options.openHands('off'),
    ...options.FOR_POINTS,
    options.EVEN_FAMILIES,
    options.BLUE_LETTERS_ALWAYS,
  ],
}
