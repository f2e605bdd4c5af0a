/** Two neighbouring vassals or stacks change places for one action; equal faces do not merge by it (ruling 107). */
import type { ActionOf } from '../../../actions.ts'
import { areNeighbours, NEIGHBOURS, SPACES } from '../../../board.ts'
import { firstOf, refusal, slotAt, type Verb } from '../../play.ts'
import { touchable, vassalsOn } from '../../verbs/conditions.ts'
import { canAct, needActions, noToken, spend } from '../actions.ts'
import { exchangeSpaces } from '../stacks.ts'

const SWAPS = SPACES.map((a) =>
  (NEIGHBOURS[a] ?? []).filter((b) => a < b).map((b) => ({ kind: 'swap', a, b }) as const),
)

export const swap: Verb<ActionOf<'swap'>> = {
  list: (scene) => (canAct(scene) ? vassalsOn(scene, SPACES, 'swap').flatMap((a) => SWAPS[a] ?? []) : []),

  check: (scene, { a, b, by }) =>
    firstOf(
      touchable(scene, a, 'swap'),
      slotAt(scene.state, b) < 0 && refusal('swap.empty', 57),
      // One exchange has one name: the space that comes first in reading order stands first.
      (a >= b || !areNeighbours(a, b)) && refusal('swap.notNeighbour'),
      noToken(by),
      needActions(scene, 1),
    ),

  act(play, { a, b }) {
    spend(play, 1)
    exchangeSpaces(play.draft, a, b)
    play.tell({ kind: 'swapped', seat: play.draft.seat, a, b })
  },
}
