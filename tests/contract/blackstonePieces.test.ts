/** Contract tests with wild vassals, Assassins and Knight-Wizard cards, in the modes that may have them. */
import { game } from '../../src/games/blackstone/game.ts'
import { testContract } from './testContract.ts'

const options = { wildVassals: 'on', assassins: 'on', knightWizard: 'on' }
for (const [mode, seats, asEnters] of [
  ['kings-quest', 3, 'drawn'],
  ['advanced', 2, 'exposed'],
  ['coop', 2, 'exposed'],
  ['solo', 1, 'exposed'],
] as const)
  testContract({
    title: `pieces in ${mode}, ${seats} seats, ${asEnters}`,
    game,
    mode,
    seats,
    options: { ...options, asEnters },
    decisions: 120,
    games: 3,
  })
