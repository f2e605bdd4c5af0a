/** Others who are asked something in the midst of a turn: it goes on after their answers, so a way through it must not end there. */
import type { Shape } from '../kernel/contract.ts'
import { awaitedIn, legalIn, type Playout, playOn } from '../kernel/playout.ts'
import { type Sight, sightOf, viewIn } from './world.ts'

/** Is somebody else asked while the seat's own turn goes on? */
const asksOthers = <G extends Shape>({ guide, state, seat }: Sight<G>, playout: Playout<G>): boolean => {
  const awaited = awaitedIn(playout)
  if (awaited === null || awaited === seat) return false
  return guide.onTurn(playout.state) === seat && guide.turn(playout.state) === guide.turn(state)
}

/** What looks best at once to whoever is awaited. */
const answer = <G extends Shape>(sight: Sight<G>, playout: Playout<G>): Playout<G> => {
  const legal = legalIn(playout)
  const [only] = legal
  if (only && legal.length === 1) return playOn(playout, only)
  const asked = sightOf(sight, playout, awaitedIn(playout) ?? sight.seat)
  let [best, worth] = [playout, Number.NEGATIVE_INFINITY]
  for (const action of legal) {
    const one = playOn(playout, action)
    const here = sight.guide.worth(viewIn(asked, one.state))
    if (here > worth) [best, worth] = [one, here]
  }
  return best
}

/** The playout when all who are asked have answered. */
export const answered = <G extends Shape>(sight: Sight<G>, playout: Playout<G>): Playout<G> => {
  let on = playout
  while (asksOthers(sight, on)) on = answer(sight, on)
  return on
}
