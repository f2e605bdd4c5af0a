/** What pays for a move: one token, here and there only once a turn. */
import type { Refusal } from '../../../kernel/result.ts'
import type { Token } from '../actions.ts'
import type { Court } from '../state.ts'
import { refusal } from './play.ts'

/** What pays where an action does not say. */
export const KNIGHT: Token = 'knight'
export const WIZARD: Token = 'wizard'

/** One token pays. `once`: the name under which this is used up for the turn; means that share it are used up together (ruling 81). */
export interface Means {
  readonly token: Token
  readonly once?: string
}

/** Used up once a turn: drawing two tasks (ruling 161), and paying one retained vassal less (82). */
export const TWO = 'two'
export const ONE_LESS = 'pay'

export const isUsedUp = (court: Court, once: string | undefined): boolean =>
  once !== undefined && (court.used?.includes(once) ?? false)

/** For the rest of this turn. */
export const useUp = (court: Court, once: string): void => {
  court.used = [...(court.used ?? []), once]
}

/** How many of the token this court has. */
const held = (court: Court, token: Token): number => (token === 'knight' ? court.knights : court.wizards)

/** The tokens that pay and that this court has, in the order of the means. */
export const payable = (court: Court, means: readonly Means[]): readonly Token[] => {
  const tokens: Token[] = []
  for (const { token } of means) if (held(court, token) > 0 && !tokens.includes(token)) tokens.push(token)
  return tokens
}

/** The means that is paid with this token and serves here; one that is used up only where there is no other. */
export const meansWith = <M extends Means>(
  court: Court,
  means: readonly M[],
  token: Token,
  serves: (one: M) => boolean = () => true,
): M | undefined => {
  let found: M | undefined
  for (const one of means) {
    if (one.token !== token || !serves(one)) continue
    if (!isUsedUp(court, one.once)) return one
    found ??= one
  }
  return found
}

/** Why nothing is paid with this token. */
export const otherToken = (means: readonly Means[], token: Token): Refusal | null =>
  means.some((one) => one.token === token) ? null : refusal('token.other')

/** Why this cannot be paid for now: it is used up, or the token is missing. */
export const cannotPay = (court: Court, means: Means | undefined): Refusal | null => {
  if (!means) return refusal('token.other')
  if (isUsedUp(court, means.once)) return refusal('once.used', 81)
  return held(court, means.token) > 0 ? null : refusal(`need.${means.token}s`, undefined, { count: 1, have: 0 })
}

/** Pays the token. */
export const payFor = (court: Court, means: Means | undefined): void => {
  if (!means) throw new Error('what pays was checked')
  court[means.token === 'knight' ? 'knights' : 'wizards'] -= 1
  if (means.once !== undefined) useUp(court, means.once)
}
