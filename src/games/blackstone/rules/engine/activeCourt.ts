import type { Court } from '../../state.ts'
import type { MoveContext } from '../ruleTypes.ts'
import { courtOf } from './slots.ts'

/** The court of the active player. */
export const activeCourt = (context: MoveContext): Court => courtOf(context.draft, context.draft.seat)
