/** The contract where owners answer in the turn of another, and a card lies face down beside the hand. */
import { game } from '../../src/games/blackstone/index.ts'
import { contractOf } from './suite.ts'

const options = { intrigue: 'on', openHands: 'off' }
for (const [mode, seats, timing] of [
  ['kings-quest', 3, 'endOfWork'],
  ['kings-quest', 2, 'immediate'],
  ['puzzle-master', 2, 'endOfWork'],
] as const)
  contractOf({
    title: `intrigue in ${mode}, ${seats} seats, ${timing}`,
    game,
    mode,
    seats,
    options: { ...options, intrigueTiming: timing },
    decisions: 120,
    games: 3,
  })
