/** Outcome of a game that ends early: by agreement it is scored as it is, or a player concedes (ruling 155). */
import type { EarlyEnding, Outcome, Seat } from '../../../kernel/contract.ts'
import type { MoveContext } from './engine/moveContext.ts'

/** Ranks with this seat last; those behind it move up, and the others keep their order. */
const moveToLastRank = (ranks: readonly number[], seat: Seat): readonly number[] =>
  ranks.map((rank, one) => (one === seat ? ranks.length : rank - (rank > (ranks[seat] ?? 0) ? 1 : 0)))

export const earlyOutcome = ({ draft, mode }: MoveContext, ending: EarlyEnding): Outcome => {
  const { ranks, decidedBy } = mode.outcomeAsItStands(draft)
  if (ending.how === 'agreement') return { ranks, decidedBy }
  if (mode.together) return { ranks: ranks.map(() => 2), decidedBy: 'concession' }
  return { ranks: moveToLastRank(ranks, ending.seat), decidedBy: 'concession' }
}
