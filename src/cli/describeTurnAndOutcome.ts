/** Whose turn it is, or how a game ended: also whether a limit on rounds ended it, which an outcome need not say. */
import type { Outcome, Turn } from '../kernel/contract.ts'
import { DECIDED_BY_ROUNDS } from './decidedByRounds.ts'
import { gameCliOf } from './games.ts'
import type { CliTable } from './openGame.ts'

/** Outcome with the criterion of the ranking as `by` where a limit on rounds ended the game. */
interface DescribedOutcome extends Outcome {
  readonly by?: string
}

const endedEarly = (table: CliTable): boolean => table.exportGame().entries.at(-1)?.body.kind === 'end'

export const describeOutcome = (table: CliTable, outcome: Outcome): DescribedOutcome => {
  const { isRoundLimitReached } = gameCliOf(table.game.id)
  const { ranks, decidedBy } = outcome
  if (decidedBy === DECIDED_BY_ROUNDS || endedEarly(table) || !isRoundLimitReached?.(table.view(null).state))
    return outcome
  return { ranks, decidedBy: DECIDED_BY_ROUNDS, by: decidedBy }
}

export const describeTurn = (table: CliTable): Turn => {
  const turn = table.turn()
  return turn.kind === 'over' ? { ...turn, outcome: describeOutcome(table, turn.outcome) } : turn
}
