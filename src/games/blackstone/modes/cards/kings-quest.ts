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
    ...options.FOR_POINTS,
    options.EVEN_FAMILIES,
    options.NO_BLUE_LETTERS,
  ],
}
