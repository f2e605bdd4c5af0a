/** Contract tests of Blackstone Castle: each mode, each number of seats, default options. */
import { game } from '../../src/games/blackstone/game.ts'
import { testContract } from './testContract.ts'

for (const { id: mode, seats: room } of game.modes.values()) {
  for (let seats = room.min; seats <= room.max; seats++) {
    testContract({ title: `${game.id}, ${mode}, ${seats} seats`, game, mode, seats, decisions: 80, games: 3 })
  }
}
