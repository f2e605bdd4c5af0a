/** Payments with tokens: one token pays for a move; some payments only once a turn. */

import type { Refusal } from '#src/kernel/result.ts'
import type { PaymentToken } from '../../actions.ts'
import { draftCourt } from '../../changeStateInTurns.ts'
import type { Court, State } from '../../state.ts'
import { refusal } from '../engine/refusal.ts'
import { isUsedUp, markUsedUp } from './usedUpAbilities.ts'

/** Tokens that pay if an action names none. */
export const KNIGHT: PaymentToken = 'knight'
export const WIZARD: PaymentToken = 'wizard'

/**
 * A payment with one token. `once`: the name under which it is used up for the turn; payments with the same name are
 * used up together (ruling 81).
 */
export interface TokenPayment {
  readonly token: PaymentToken
  readonly once?: string
}

/** Number of tokens of this kind that the court has. */
const tokensHeld = (court: Court, token: PaymentToken): number => (token === 'knight' ? court.knights : court.wizards)

/** Kinds of token that pay and that this court has, in the order of the payments. */
export const payableTokens = (court: Court, payments: readonly TokenPayment[]): readonly PaymentToken[] => {
  const tokens: PaymentToken[] = []
  for (const { token } of payments) if (tokensHeld(court, token) > 0 && !tokens.includes(token)) tokens.push(token)
  return tokens
}

/** The payment with this token that is usable; one that is used up only if there is no other. */
export const findPaymentWith = <M extends TokenPayment>(
  court: Court,
  payments: readonly M[],
  token: PaymentToken,
  isUsable: (payment: M) => boolean = () => true,
): M | undefined => {
  let usedUp: M | undefined
  for (const payment of payments) {
    if (payment.token !== token || !isUsable(payment)) continue
    if (!isUsedUp(court, payment.once)) return payment
    usedUp ??= payment
  }
  return usedUp
}

/** Why this token pays for nothing here. */
export const checkTokenPays = (payments: readonly TokenPayment[], token: PaymentToken): Refusal | null =>
  payments.some((one) => one.token === token) ? null : refusal('token.other')

/** Why this cannot be paid now: it is used up, or the token is missing. */
export const checkPayable = (court: Court, payment: TokenPayment | undefined): Refusal | null => {
  if (!payment) return refusal('token.other')
  if (isUsedUp(court, payment.once)) return refusal('once.used', 81)
  return tokensHeld(court, payment.token) > 0
    ? null
    : refusal(`need.${payment.token}s`, undefined, { count: 1, have: 0 })
}

/** Takes the token from the court of the active player. Throws if there is no payment. */
export const payToken = (draft: State, payment: TokenPayment | undefined): void => {
  if (!payment) throw new Error('what pays was checked')
  draftCourt(draft, draft.seat)[payment.token === 'knight' ? 'knights' : 'wizards'] -= 1
  if (payment.once !== undefined) markUsedUp(draft, draft.seat, payment.once)
}
