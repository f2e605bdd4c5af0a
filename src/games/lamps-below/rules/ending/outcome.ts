/** What ends an expedition, and whether it is won (rules 3). */
import type { Outcome } from '#src/kernel/contract.ts'
import { popTask } from '../../changeState.ts'
import { companyNumbers } from '../../company.ts'
import { isGoalMet } from '../../goal.ts'
import { type State, sizeOfDeck } from '../../state.ts'
import { putOut } from '../changeExplorer.ts'
import { beginHandover } from '../path/handover.ts'
import type { MoveContext } from '../ruleTypes.ts'
import { hasDeath } from './afterCard.ts'

/** What ends the expedition now; null if it goes on. A goal that is met comes first, then what lost it (rules 3). */
export const reasonToEnd = (state: State): 'goal' | 'fallen' | 'death' | 'empty' | null => {
  const hasFallen = state.falls >= companyNumbers(state.setting).falls
  if (isGoalMet(state)) return 'goal'
  if (hasFallen) return 'fallen'
  if (hasDeath(state)) return 'death'
  return sizeOfDeck(state.path) === 0 ? 'empty' : null
}

/** Outcome of all seats together: all won, or all lost. */
export const sharedOutcome = ({ setting }: State, isWon: boolean, reason: string): Outcome => ({
  ranks: Array.from({ length: setting.seats }, () => (isWon ? 1 : 2)),
  decidedBy: reason,
})

/** The expedition ends, or the marker is handed on. Nobody is asked whether to go on (E5). */
export const runJudgeEnd = (context: MoveContext): void => {
  const { draft, emit } = context
  popTask(draft)
  putOut(draft, [draft.card])
  draft.card = -1
  draft.challenge = null
  const reason = reasonToEnd(draft)
  if (reason === null) {
    beginHandover(context)
    return
  }
  draft.tasks = []
  draft.outcome = sharedOutcome(draft, reason === 'goal', reason)
  emit({ kind: 'over' })
}
