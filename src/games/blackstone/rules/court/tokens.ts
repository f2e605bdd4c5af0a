/**
 * Knight and Wizard tokens: twenty of each, a limit only where the setting `tokens` says so; then those on guard are not in the supply
 * (ruling 11).
 */
import type { Court, State } from '../state.ts'

export const TOKENS = 20
export type Token = 'knights' | 'wizards'

/** How many of `wanted` tokens the supply can give. */
export const available = (state: State, token: Token, wanted: number): number => {
  if (state.setting.options.tokens !== 'finite') return wanted
  const onGuard = token === 'knights' ? (state.guards?.length ?? 0) : 0
  const held = state.courts.reduce((total, court) => total + court[token], onGuard)
  return Math.max(0, Math.min(wanted, TOKENS - held))
}

/** Takes up to `wanted` tokens from the supply; answers with how many there were. */
export const take = (state: State, court: Court, token: Token, wanted: number): number => {
  const taken = available(state, token, wanted)
  court[token] += taken
  return taken
}
