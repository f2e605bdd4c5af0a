/** What a table of the Puzzle Master's Quest can choose. Apart from its rules, which are fetched when it is played. */
import type { ModeCard } from '../../../../kernel/contract.ts'
import * as options from '../../options.ts'

export const card: ModeCard = {
  id: 'puzzle-master',
  seats: { min: 2, max: 2 },
  together: true,
  options: [
    options.RATS,
    options.ADJACENCY,
    options.PUZZLE_FLOOR,
    options.FIRST,
    options.openHands('on'),
    options.MAX_ROUNDS,
    options.TOKEN_SUPPLY,
    options.LIMITS_EVERY_TURN,
    ...options.FAMILIES,
    ...options.INTRIGUE,
    options.KNIGHT_WIZARD,
  ],
}
