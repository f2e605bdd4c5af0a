/** What a way takes so far, and what is paid for it: of the tokens that may pay, those that the seat has. */
import type { Means } from '../../rules/means.ts'
import type { Errand } from './errand.ts'

export interface Load {
  readonly knights: number
  readonly wizards: number
  /** Is used up what a family may do once a turn? */
  readonly used: boolean
  /** Flips and retains whose token is chosen in the end. */
  readonly flips: number
  readonly retains: number
}

/** How a load is paid for, and how many tokens the seat has too few for it. */
export interface Bill {
  readonly knights: number
  readonly wizards: number
  readonly missing: number
  /** So many flips and retains are paid with the other token than usual. */
  readonly flipsOtherwise: number
  readonly retainsOtherwise: number
}

export const totalOf = ({ knights, wizards, flips, retains }: Load): number => knights + wizards + flips + retains

/** How many of them the other token may pay. */
const mostOtherwise = (other: Means | undefined, used: boolean, count: number): number => {
  if (!other) return 0
  if (other.once === undefined) return count
  return used ? 0 : Math.min(1, count)
}

/** Of all ways to pay the one that lacks least; the usual tokens before others. */
export const billFor = ({ otherFlip, otherRetain, have }: Errand, load: Load): Bill => {
  const mostFlips = mostOtherwise(otherFlip, load.used, load.flips)
  const mostRetains = mostOtherwise(otherRetain, load.used, load.retains)
  const isOnce = otherFlip?.once !== undefined
  let best: Bill | undefined
  for (let flips = 0; flips <= mostFlips; flips++)
    for (let retains = 0; retains <= (isOnce && flips > 0 ? 0 : mostRetains); retains++) {
      const knights = load.knights + load.retains - retains + flips
      const wizards = load.wizards + load.flips - flips + retains
      const missing = Math.max(0, knights - have.knights) + Math.max(0, wizards - have.wizards)
      if (!best || missing < best.missing)
        best = { knights, wizards, missing, flipsOtherwise: flips, retainsOtherwise: retains }
    }
  if (!best) throw new Error('the usual tokens pay')
  return best
}
