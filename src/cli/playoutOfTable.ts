/** Playouts that continue a GAME without a log; the dealer deals the same cards as it would at the table. */

import type { Shape } from '../kernel/contract.ts'
import type { Playout } from '../kernel/playout.ts'
import { createUnlockedSource } from '../kernel/randomSource.ts'
import { addOpenings, EMPTY_VAULT, type Vault } from '../kernel/vault.ts'
import { randomSourceForDraw } from '../table/arbiter/dealer.ts'
import type { GameLog } from '../table/arbiter/gameLog.ts'
import { rebuildLog } from '../table/arbiter/rebuildLog.ts'
import type { LocalTable } from '../table/createLocalTable.ts'

/** Log of a table with everything that was ever dealt, rebuilt from its record; this includes the hidden cards. */
export const gameLogOf = <G extends Shape>(table: LocalTable<G>): GameLog<G> => {
  const { header, secret, entries } = table.exportGame()
  if (!secret) throw new Error('a table of this app has its dealer')
  const gameLog = rebuildLog(table.game, header, secret, entries)
  if (!gameLog.ok) throw new Error(`a table's own log does not replay: ${gameLog.error.refusal.code}`)
  return gameLog.value
}

const vaultsOf = <G extends Shape>({ replay, loggedEntries }: GameLog<G>): readonly Vault[] => {
  const shown = loggedEntries.flatMap((line) => line.shown)
  return replay.header.seats.map((_, seat) =>
    addOpenings(
      EMPTY_VAULT,
      shown.flatMap(({ seats, opening }) => (seats.includes(seat) ? [opening] : [])),
    ),
  )
}

/** Playout that continues a log with the cards that its dealer would deal. */
export const playoutOfLog = <G extends Shape>(gameLog: GameLog<G>): Playout<G> => {
  const { replay, dealer } = gameLog
  const randomSourceAt = (seq: number, drawn: number) =>
    createUnlockedSource(randomSourceForDraw(dealer, seq, drawn).below)
  return {
    game: replay.game,
    dealer: { randomSourceAt, stacked: dealer.stacked },
    state: replay.state,
    seq: replay.seq,
    drawCount: dealer.drawCount,
    dealt: dealer.dealt,
    vaults: vaultsOf(gameLog),
    choices: [],
  }
}

export const playoutOfTable = <G extends Shape>(table: LocalTable<G>): Playout<G> => playoutOfLog(gameLogOf(table))
