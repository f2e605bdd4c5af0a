/** How a game ended, in a sentence. */

import { game } from '../../games/blackstone/index.ts'
import type { Outcome } from '../../kernel/contract.ts'
import type { Table } from '../game.ts'

const ranked = ({ ranks }: Outcome, names: readonly string[]): string =>
  names
    .map((name, seat) => ({ name, rank: ranks[seat] ?? 0 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ name, rank }) => `${rank}. ${name}`)
    .join(', ')

/** Who won and what decided it; null while the game goes on. */
export const ending = (table: Table): string | null => {
  const turn = table.turn()
  if (turn.kind !== 'over') return null
  const names = table.header.seats.map(({ name }) => name)
  const { outcome } = turn
  const together = game.modes.get(table.header.mode)?.together
  const result = together ? (outcome.ranks[0] === 1 ? 'won together' : 'lost together') : ranked(outcome, names)
  return `Over: ${result}. Decided by: ${outcome.decidedBy}. State ${table.hash()}`
}
