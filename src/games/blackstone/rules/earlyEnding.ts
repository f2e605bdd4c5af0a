/**
 * A game that ends early: by agreement it is scored as it is, or a player concedes and comes last (ruling 155). The
 * others may play on after a concession.
 */
import { canPlayOnWithout, rankConceded } from '../../../kernel/concession.ts'
import type { EarlyEnding } from '../../../kernel/contract.ts'
import type { Refusal } from '../../../kernel/result.ts'
import type { MoveContext } from './ruleTypes.ts'

/** Applies an early ending; refused if the others cannot play on without the seat that leaves. */
export const applyEarlyEnding = ({ draft, mode, emit }: MoveContext, ending: EarlyEnding): Refusal | null => {
  const { conceded = [], courts } = draft
  if (ending.how === 'leave') {
    const { seat } = ending
    if (mode.together || !canPlayOnWithout(courts.length, conceded, seat)) return { code: 'leave.alone', ruling: 155 }
    draft.conceded = [...conceded, seat]
    emit({ kind: 'conceded', seat })
    return null
  }
  const outcome = mode.outcomeAsItStands(draft)
  draft.outcome = outcome
  if (ending.how === 'agreement') return null
  const ranks = mode.together ? outcome.ranks.map(() => 2) : rankConceded(outcome.ranks, [ending.seat])
  draft.outcome = { ranks, decidedBy: 'concession' }
  return null
}

/** Puts those who conceded last once the game is over, whatever was made in their seats since. */
export const rankThoseWhoConceded = ({ draft }: MoveContext): void => {
  const { outcome, conceded } = draft
  if (outcome && conceded) draft.outcome = { ...outcome, ranks: rankConceded(outcome.ranks, conceded) }
}
