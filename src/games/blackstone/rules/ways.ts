/**
 * Ways to move, turn and retain vassals. Everybody has the usual ones; a family adds its own (rules 2.10), so that no verb need know a
 * family.
 */
import type { Token } from '../actions.ts'
import type { Space } from '../board.ts'
import { cardOf } from '../cards.ts'
import type { Court, State } from '../state.ts'
import { type Means, meansWith } from './means.ts'
import { codeIn } from './play.ts'
import { beside, type Reach } from './reach.ts'
import type { Rules } from './rules.ts'

export interface Way extends Means {
  readonly reach: Reach
}

export interface Ways {
  readonly slides: readonly Way[]
  readonly swaps: readonly Way[]
  readonly flips: readonly Means[]
  readonly retains: readonly Means[]
}

/** What everybody may do (rules 2.1). */
export const USUAL: Ways = {
  slides: [{ token: 'knight', reach: beside }],
  swaps: [{ token: 'wizard', reach: beside }],
  flips: [{ token: 'wizard' }],
  retains: [{ token: 'knight' }],
}

const behind = <T>(usual: readonly T[], own: readonly T[] = []): readonly T[] =>
  own.length > 0 ? [...usual, ...own] : usual

/** The usual ways with those of a family behind them. */
export const withUsual = (own: Partial<Ways> = {}): Ways => ({
  slides: behind(USUAL.slides, own.slides),
  swaps: behind(USUAL.swaps, own.swaps),
  flips: behind(USUAL.flips, own.flips),
  retains: behind(USUAL.retains, own.retains),
})

/** The ways of a court. */
export const waysOf = ({ ways }: Rules, state: State, { family = -1 }: Court): Ways =>
  family < 0 ? USUAL : (ways.get(cardOf(codeIn(state, family))) ?? USUAL)

/** Where a token brings a vassal, each space once. */
export const targetsOf = (state: State, ways: readonly Way[], token: Token, from: Space): readonly Space[] => {
  let targets: readonly Space[] = []
  for (const way of ways) {
    if (way.token !== token) continue
    const reached = way.reach(state, from)
    targets = targets.length > 0 ? [...new Set([...targets, ...reached])] : reached
  }
  return targets
}

/** The way by which this token brings a vassal from one space to the other. */
export const wayTo = (
  state: State,
  court: Court,
  ways: readonly Way[],
  token: Token,
  from: Space,
  to: Space,
): Way | undefined => meansWith(court, ways, token, ({ reach }) => reach(state, from).includes(to))
