/**
 * Tokens that pay for an action which a family may pay either way, and which of them is easier to replace (rules 2.10).
 */
import type { Action, PaymentToken } from '../../actions.ts'
import { type Face, isWild } from '../../faces.ts'
import { findAbilityTo } from '../../rules/court/abilities.ts'
import { abilitiesOf } from '../../rules/court/abilitiesOf.ts'
import { stackIncome } from '../../rules/court/activeCards.ts'
import { findPaymentWith, type TokenPayment } from '../../rules/court/tokenPayment.ts'
import { courtOf } from '../../rules/engine/slots.ts'
import type { Scene } from '../../rules/ruleTypes.ts'
import type { Court, State } from '../../state.ts'

type BoardAction = Extract<Action, { readonly kind: 'slide' | 'swap' | 'flip' | 'retain' | 'blowUp' }>

const USUAL_TOKEN: Readonly<Record<BoardAction['kind'], PaymentToken>> = {
  slide: 'knight',
  swap: 'wizard',
  flip: 'wizard',
  retain: 'knight',
  blowUp: 'knight',
}

const isBoardAction = (action: Action): action is BoardAction => action.kind in USUAL_TOKEN

/** Token that pays for an action on the board; null for actions that no single token pays. */
export const payingTokenOf = (action: Action): PaymentToken | null =>
  isBoardAction(action) ? (action.by ?? USUAL_TOKEN[action.kind]) : null

/** Same action paid with the other token, legal or not; null for actions that no single token pays. */
export const withOtherToken = (action: Action): Action | null => {
  if (!isBoardAction(action)) return null
  const { by, ...move } = action
  if (by) return move as BoardAction
  return { ...move, by: USUAL_TOKEN[action.kind] === 'knight' ? 'wizard' : 'knight' } as BoardAction
}

/** Way of paying that the court's family offers for this action. */
const paymentMeansOf = ({ rules, state, seat }: Scene, action: BoardAction): TokenPayment | undefined => {
  const court = courtOf(state, seat)
  const { slides, swaps, flips, retains } = abilitiesOf(rules, state, court)
  const token = action.by ?? USUAL_TOKEN[action.kind]
  switch (action.kind) {
    case 'slide':
      return findAbilityTo(state, court, slides, token, action.from, action.to)
    case 'swap':
      return findAbilityTo(state, court, swaps, token, action.a, action.b)
    case 'flip':
      return findPaymentWith(court, flips, token)
    default:
      return findPaymentWith(court, retains, token)
  }
}

/**
 * Token that is easier to replace: the one that the court has more of, as both have the same limit; if equal, the one
 * with more income; else the usual one.
 */
export const easierToReplace = (state: State, court: Court, usual: PaymentToken): PaymentToken => {
  const difference =
    court.knights - court.wizards || stackIncome(state, court, 'knight') - stackIncome(state, court, 'wizard')
  if (difference === 0) return usual
  return difference > 0 ? 'knight' : 'wizard'
}

/**
 * Rank of a payment, lowest preferred: the token that is easier to replace, then the other one, then one that may be
 * used only once a turn (ruling 81).
 */
const paymentReluctance = (scene: Scene, action: Action): number => {
  if (!isBoardAction(action)) return 0
  if (paymentMeansOf(scene, action)?.once !== undefined) return 2
  const easierToken = easierToReplace(scene.state, courtOf(scene.state, scene.seat), USUAL_TOKEN[action.kind])
  return payingTokenOf(action) === easierToken ? 0 : 1
}

/** Same actions, ordered so that of two payments for the same action the cheaper one comes first. */
export const easiestPaymentFirst = (scene: Scene, actions: readonly Action[]): readonly Action[] =>
  actions
    .map((action) => ({ action, reluctance: paymentReluctance(scene, action) }))
    .sort((a, b) => a.reluctance - b.reluctance)
    .map(({ action }) => action)

/** Payments by size: few vassals before many, plain ones before wild ones, which can pay for more. */
export const smallestPaymentFirst = (payments: readonly (readonly Face[])[]): readonly (readonly Face[])[] => {
  const weight = (payment: readonly Face[]): number => payment.length * 99 + payment.filter(isWild).length
  return [...payments].sort((a, b) => weight(a) - weight(b))
}
