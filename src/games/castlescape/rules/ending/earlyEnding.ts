/** A game that ends early: scored as it stands, without a Final Inspection, or a guild concedes (C28). */
import { canPlayOnWithout } from '#src/kernel/concession.ts'
import type { EarlyEnding } from '#src/kernel/contract.ts'
import type { Refusal } from '#src/kernel/result.ts'
import { updateGuild } from '../../changeState.ts'
import { because } from '../../refusal.ts'
import { nextTask, type State } from '../../state.ts'
import type { MoveContext } from '../ruleTypes.ts'
import { scoringTasks } from './finalInspection.ts'

/** Contracts that were dealt and not chosen yet are nobody's. */
const dropUnchosenContracts = (draft: State): void => {
  if (nextTask(draft).do !== 'keep') return
  for (const seat of draft.guilds.keys()) updateGuild(draft, seat, { contracts: [] })
}

/** Applies an early ending; refused if the others cannot play on without the seat that leaves. */
export const applyEarlyEnding = (context: MoveContext, ending: EarlyEnding): Refusal | null => {
  const { draft } = context
  const { conceded = [], guilds } = draft
  if (ending.how !== 'leave') {
    dropUnchosenContracts(draft)
    draft.ending = ending.how === 'agreement' ? { how: 'agreement' } : { how: 'concede', seat: ending.seat }
    draft.tasks = scoringTasks(context).toReversed()
    return null
  }
  if (!canPlayOnWithout(guilds.length, conceded, ending.seat)) return because('leave.alone', 28)
  draft.conceded = [...conceded, ending.seat]
  context.emit({ kind: 'conceded', seat: ending.seat })
  return null
}
