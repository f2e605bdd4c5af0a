/** Contract tests of every game in src/games: each mode, each number of seats, default options. */
import type { Game, Shape } from '../../src/kernel/contract.ts'
import { testContract } from './testContract.ts'

const found = import.meta.glob<{ readonly game: Game<Shape> }>('../../src/games/*/index.ts', { eager: true })

for (const { game } of Object.values(found)) {
  for (const { id: mode, seats: room } of game.modes.values()) {
    for (let seats = room.min; seats <= room.max; seats++) {
      testContract({ title: `${game.id}, ${mode}, ${seats} seats`, game, mode, seats, decisions: 80, games: 3 })
    }
  }
}
