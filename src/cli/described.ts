/** How the answer of a command describes a game: its record, the position as the dealer sees it, and who is awaited. */
import { game, sceneOf } from '../games/blackstone/index.ts'
import { makePosition } from '../games/blackstone/notation/position.ts'
import type { Scene } from '../games/blackstone/rules/play.ts'
import { viewOf } from '../kernel/vault.ts'
import { rereadBook } from '../table/book.ts'
import { recordOf } from '../table/record.ts'
import type { Table } from './game.ts'
import { awaited } from './seats.ts'

/** All that was ever dealt follows from the record; whoever has it, has the hidden cards. */
export const dealersScene = (table: Table): Scene => {
  const { header, secret, entries } = table.save()
  if (!secret) throw new Error('a table of this house has its dealer')
  const book = rereadBook(game, header, secret, entries)
  if (!book.ok) throw new Error(`a table's own log does not replay: ${book.error.refusal.code}`)
  return sceneOf(viewOf(book.value.replay.state, awaited(table), book.value.dealer.dealt))
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
