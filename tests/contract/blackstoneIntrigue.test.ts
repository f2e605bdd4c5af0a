/** Contract tests with intrigue: owners answer in another's turn, and a card is face down beside the hand. */
import { game } from '../../src/games/blackstone/game.ts'
import { testContract } from './testContract.ts'

const options = { intrigue: 'on', openHands: 'off' }
for (const [mode, seats, timing] of [
  ['kings-quest', 3, 'endOfWork'],
  ['kings-quest', 2, 'immediate'],
  ['puzzle-master', 2, 'endOfWork'],
] as const)
  testContract({
    title: `intrigue in ${mode}, ${seats} seats, ${timing}`,
    game,
    mode,
    seats,
    options: { ...options, intrigueTiming: timing },
    decisions: 120,
    games: 3,
  })
