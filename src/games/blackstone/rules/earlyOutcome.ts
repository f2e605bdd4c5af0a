/** How a game ends before its rules end it: by agreement it is scored as it stands, or a player concedes (ruling 155). */
import type { Ending, Outcome, Seat } from '../../../kernel/contract.ts'
import type { Play } from './play.ts'

/** Who concedes comes last; those behind move up, the others keep their order. */
const withLast = (ranks: readonly number[], seat: Seat): readonly number[] =>
  ranks.map((rank, one) => (one === seat ? ranks.length : rank - (rank > (ranks[seat] ?? 0) ? 1 : 0)))

export const ended = ({ draft, mode }: Play, ending: Ending): Outcome => {
  const { ranks, decidedBy } = mode.asItStands(draft)
  if (ending.how === 'agreement') return { ranks, decidedBy }
  if (mode.together) return { ranks: ranks.map(() => 2), decidedBy: 'concession' }
  return { ranks: withLast(ranks, ending.seat), decidedBy: 'concession' }
}
