import type { Seat } from '#src/kernel/contract.ts'
import { draftCourt } from '../../changeStateInTurns.ts'
import type { State } from '../../state.ts'
import { availableTokens, type TokenField } from './tokenSupply.ts'

/** Gives a seat up to `wanted` tokens from the supply. Returns how many there were. */
export const takeFromSupply = (draft: State, seat: Seat, token: TokenField, wanted: number): number => {
  const amount = availableTokens(draft, token, wanted)
  if (amount > 0) draftCourt(draft, seat)[token] += amount
  return amount
}
