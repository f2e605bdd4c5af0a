/**
 * Knight and Wizard tokens: twenty of each. They are limited only if the option `tokens` says so; Knights on guard are
 * then not in the supply (ruling 11).
 */

import type { State } from '../../state.ts'

export const TOKENS_IN_BOX = 20
export type TokenField = 'knights' | 'wizards'

/** Number of tokens that the supply can give, at most `wanted`. */
export const availableTokens = (state: State, token: TokenField, wanted: number): number => {
  if (state.setting.options.tokens !== 'finite') return wanted
  const onGuard = token === 'knights' ? (state.guards?.length ?? 0) : 0
  const held = state.courts.reduce((total, court) => total + court[token], onGuard)
  return Math.max(0, Math.min(wanted, TOKENS_IN_BOX - held))
}
