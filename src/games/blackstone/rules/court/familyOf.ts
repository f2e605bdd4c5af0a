/** The family of a court, and what it changes for it. */
import { cardOf } from '../../cards.ts'
import type { Court, State } from '../../state.ts'
import { codeInSlot } from '../engine/slots.ts'
import type { Family } from '../family.ts'
import type { Rules } from '../ruleTypes.ts'

/** The family with this name or alias; null if there is none. */
export const findFamily = ({ families }: Rules, name: string): Family | null =>
  [...families.values()].find(({ id, alias }) => id === name || alias === name) ?? null

/** The family of a court; null if it has none, or has not chosen yet. */
export const familyOf = ({ families }: Rules, state: State, { family = -1 }: Court): Family | null =>
  family < 0 ? null : (families.get(cardOf(codeInSlot(state, family))) ?? null)

/** Is this court limited? With some families it is not (ruling 32). */
export const isLimitedCourt = (rules: Rules, state: State, court: Court): boolean =>
  !familyOf(rules, state, court)?.hasNoLimits
