/** What a table of the Co-op game can choose. Apart from its rules, which are fetched when it is played. */
import type { ModeCard } from '../../../../kernel/contract.ts'
import * as options from '../../options.ts'

export const card: ModeCard = {
  id: 'coop',
  seats: { min: 2, max: 2 },
  together: true,
  options: [
    { id: 'points', values: [50, 10, 30, 40], default: 50 },
    options.RATS,
    options.FIRST,
    options.openHands('on'),
    ...options.FOR_POINTS,
    options.BLUE_LETTERS,
  ],
}
