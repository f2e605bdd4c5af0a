/** How the answer of a command describes a game: its record, the position as the dealer sees it, and who is awaited. */
import { sceneOf } from '../games/blackstone/index.ts'
import { makePosition } from '../games/blackstone/notation/position.ts'
import type { Scene } from '../games/blackstone/rules/play.ts'
import { viewOf } from '../kernel/vault.ts'
import { recordOf } from '../table/record.ts'
import type { Table } from './game.ts'
import { bookOf } from './playouts.ts'
import { awaited } from './seats.ts'

/** The scene of the awaited seat with all cards that the dealer knows. */
export const dealersScene = (table: Table): Scene => {
  const { replay, dealer } = bookOf(table)
  return sceneOf(viewOf(replay.state, awaited(table), dealer.dealt))
}

/** `scene` is the dealer's. */
export const described = (table: Table, scene: Scene): object => ({
  turn: table.turn(),
  hash: table.hash(),
  position: makePosition(
    scene,
    table.header.seats.map(({ name }) => name),
  ),
  record: recordOf(table.save(), 'full'),
})
