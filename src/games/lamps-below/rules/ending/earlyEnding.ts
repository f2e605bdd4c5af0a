/** An expedition that the players end: all agree, or whoever plays alone gives up. */
import type { EarlyEnding } from '#src/kernel/contract.ts'
import type { Refusal } from '#src/kernel/result.ts'
import { because } from '../../refusal.ts'
import type { MoveContext } from '../ruleTypes.ts'
import { sharedOutcome } from './outcome.ts'

/**
 * Applies an early ending, which is lost: a goal that is met ends it by itself (rules 3). All win or lose together, so
 * one alone neither ends it for the others nor leaves (E5).
 */
export const applyEarlyEnding = ({ draft, emit }: MoveContext, ending: EarlyEnding): Refusal | null => {
  if (ending.how === 'leave') return because('leave.alone', 5)
  if (ending.how === 'concede' && draft.setting.seats > 1) return because('lamps-below.allMustAgree', 5)
  draft.ending = ending.how === 'agreement' ? { how: 'agreement' } : { how: 'concede', seat: ending.seat }
  draft.outcome = sharedOutcome(draft, false, ending.how === 'agreement' ? 'agreement' : 'concession')
  draft.tasks = []
  emit({ kind: 'over' })
  return null
}
