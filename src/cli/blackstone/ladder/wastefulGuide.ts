/**
 * Guide of the captain before it spared its deeds, to compare it with. It draws tasks that it must discard, plays the
 * longest of equally good turns, and gives up a game that is lost.
 */
import type { Action } from '../../../games/blackstone/actions.ts'
import type { BlackstoneGuide } from '../../../games/blackstone/insight/heuristic/createGuide.ts'
import { courtOf } from '../../../games/blackstone/rules/engine/slots.ts'
import type { State } from '../../../games/blackstone/state.ts'
import type { Seat } from '../../../kernel/contract.ts'

const DECIDED_VALUE = 10_000

/** May this draw be tried? Two Knights buy what one Wizard buys. */
const isDraw = (action: Action, state: State, seat: Seat): boolean =>
  action.kind === 'draw' && (action.price !== 'knights' || courtOf(state, seat).wizards === 0)

export const wastefulGuide = (guide: BlackstoneGuide): BlackstoneGuide => ({
  ...guide,
  evaluate: (view) => {
    const { outcome } = view.state
    if (!outcome) return guide.evaluate(view)
    return outcome.ranks[view.seat ?? 0] === 1 ? DECIDED_VALUE : -DECIDED_VALUE
  },
  preference: (_, actions) => actions.length,
  sensible: (view, legal) => {
    const sensible = guide.sensible(view, legal)
    return legal.filter((action) => sensible.includes(action) || isDraw(action, view.state, view.seat ?? 0))
  },
})
