/** Sentence on how a game ended. */
import { cardOfMode } from '../../games/cards.ts'
import type { Outcome } from '../../kernel/contract.ts'
import { describeOutcome } from '../describeEnding.ts'
import type { CliTable } from '../openGame.ts'
import { tableSeatNames } from '../seats.ts'

const rankingText = ({ ranks }: Outcome, names: readonly string[]): string =>
  names
    .map((name, seat) => ({ name, rank: ranks[seat] ?? 0 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ name, rank }) => `${rank}. ${name}`)
    .join(', ')

/** Sentence on who won and what decided it; null while the game goes on. */
export const endingText = (table: CliTable): string | null => {
  const turn = table.turn()
  if (turn.kind !== 'over') return null
  const outcome = describeOutcome(table, turn.outcome)
  const criterion = outcome.by ? `, then ${outcome.by}` : ''
  const together = cardOfMode(table.header.mode)?.together
  const result = together
    ? outcome.ranks[0] === 1
      ? 'won together'
      : 'lost together'
    : rankingText(outcome, tableSeatNames(table))
  return `Over: ${result}. Decided by: ${outcome.decidedBy}${criterion}. State ${table.hash()}`
}
