/** Cost of a route so far, and how the seat pays it with the tokens that it has. */
import type { TokenPayment } from '../../rules/court/tokenPayment.ts'
import type { SearchContext } from './searchContext.ts'

export interface RouteCost {
  readonly knights: number
  readonly wizards: number
  /** Has the family's ability that may be used once a turn been used? */
  readonly isOncePerTurnUsed: boolean
  /** Flips and retains whose token is chosen at the end. */
  readonly flips: number
  readonly retains: number
}

/** Payment of a cost, and how many tokens the seat lacks for it. */
export interface Bill {
  readonly knights: number
  readonly wizards: number
  readonly missing: number
  /** Number of flips and retains that are paid with the other token than usual. */
  readonly flipsByOtherToken: number
  readonly retainsByOtherToken: number
}

export const totalTokens = ({ knights, wizards, flips, retains }: RouteCost): number =>
  knights + wizards + flips + retains

/** Number of actions that the other token may pay. */
const maxByOtherToken = (other: TokenPayment | undefined, isOncePerTurnUsed: boolean, count: number): number => {
  if (!other) return 0
  if (other.once === undefined) return count
  return isOncePerTurnUsed ? 0 : Math.min(1, count)
}

/** Payment with the fewest missing tokens; the usual tokens before others. */
export const billFor = ({ otherFlip, otherRetain, tokens }: SearchContext, cost: RouteCost): Bill => {
  const maxFlips = maxByOtherToken(otherFlip, cost.isOncePerTurnUsed, cost.flips)
  const maxRetains = maxByOtherToken(otherRetain, cost.isOncePerTurnUsed, cost.retains)
  const isFlipOncePerTurn = otherFlip?.once !== undefined
  let best: Bill | undefined
  for (let flips = 0; flips <= maxFlips; flips++)
    for (let retains = 0; retains <= (isFlipOncePerTurn && flips > 0 ? 0 : maxRetains); retains++) {
      const knights = cost.knights + cost.retains - retains + flips
      const wizards = cost.wizards + cost.flips - flips + retains
      const missing = Math.max(0, knights - tokens.knights) + Math.max(0, wizards - tokens.wizards)
      if (!best || missing < best.missing)
        best = { knights, wizards, missing, flipsByOtherToken: flips, retainsByOtherToken: retains }
    }
  if (!best) throw new Error('the usual tokens pay')
  return best
}
