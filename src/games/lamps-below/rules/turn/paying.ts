/** Paying an action with a die: of own dice or of lamps the lowest that is enough (E15). */
import type { Refusal } from '#src/kernel/result.ts'
import { withoutNumber } from '../../../numberLists.ts'
import type { Member, Payment } from '../../actions.ts'
import { updateExplorer, updateHall } from '../../changeState.ts'
import { because } from '../../refusal.ts'
import { explorerOf, hallOf, type State } from '../../state.ts'
import type { MoveContext } from '../ruleTypes.ts'

export const PAYMENTS = ['own', 'lamp'] as const

const diceOf = (state: State, member: Member, pay: Payment): readonly number[] =>
  pay === 'own' ? explorerOf(state, member).dice : hallOf(state).lamps

/** Die that would be spent on this cost; undefined if none is enough. */
export const dieFor = (state: State, member: Member, pay: Payment, cost: number): number | undefined =>
  diceOf(state, member, pay).find((value) => value >= cost)

export const checkPayment = (state: State, member: Member, pay: Payment, cost: number): Refusal | null => {
  if (dieFor(state, member, pay, cost) !== undefined) return null
  return because(pay === 'own' ? 'lamps-below.noDie' : 'lamps-below.noLamp', 15)
}

/** Spends the die: an own one is gone, a lamp goes out. Returns its number. */
export const spendDie = ({ draft, emit }: MoveContext, member: Member, pay: Payment, cost: number): number => {
  const value = dieFor(draft, member, pay, cost)
  if (value === undefined) throw new Error('no die is enough')
  if (pay === 'own') updateExplorer(draft, member, { dice: withoutNumber(explorerOf(draft, member).dice, value) })
  else updateHall(draft, { lamps: withoutNumber(hallOf(draft).lamps, value) })
  emit({ kind: 'paid', member, pay, value })
  return value
}
