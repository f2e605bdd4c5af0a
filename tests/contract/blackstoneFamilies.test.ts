/** Contract tests with families: two cards that only one seat sees, cards drawn and not kept, guards. */
import { game } from '../../src/games/blackstone/game.ts'
import { testContract } from './testContract.ts'

for (const [mode, seats, families] of [
  ['kings-quest', 2, 'random'],
  ['kings-quest', 4, 'choose'],
  ['puzzle-master', 2, 'choose'],
] as const) {
  const title = `blackstone, ${mode}, ${seats} seats, families ${families}`
  testContract({ title, game, mode, seats, options: { families }, decisions: 80, games: 3 })
}
