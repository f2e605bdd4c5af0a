/**
 * Description of a game in a command's answer: its record, the position as the dealer sees it, the standing, and who is awaited.
 */
import type { Shape, View } from '../kernel/contract.ts'
import { seatView } from '../kernel/vault.ts'
import { toRecord } from '../table/record/record.ts'
import { describeTurn } from './describeTurnAndOutcome.ts'
import { gameCliOf } from './games.ts'
import type { CliTable } from './openGame.ts'
import { gameLogOf } from './playoutOfTable.ts'
import { awaitedSeat, tableSeatNames } from './seats.ts'

/** View of the awaited seat with all cards that the dealer knows. */
export const dealerView = (table: CliTable): View<Shape['state']> => {
  const { replay, dealer } = gameLogOf(table)
  return seatView(replay.state, awaitedSeat(table), dealer.dealt)
}

/** Description of a game. `view`: the dealer's. A game without positions shows its public state. */
export const describeGame = (table: CliTable, view: View<Shape['state']>): object => {
  const { positions, describeStanding } = gameCliOf(table.game.id)
  const chosen = table.chosen()
  return {
    turn: describeTurn(table),
    ...(chosen.length > 0 && { chosen }),
    hash: table.hash(),
    ...(describeStanding && { standing: describeStanding(view) }),
    ...(positions ? { position: positions.write(view, tableSeatNames(table)) } : { state: view.state }),
    record: toRecord(table.exportGame(), 'full'),
  }
}
