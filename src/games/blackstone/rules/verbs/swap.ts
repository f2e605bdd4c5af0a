/** A Wizard exchanges two neighbouring vassals. */
import type { ActionOf } from '../../actions.ts'
import { areNeighbours, NEIGHBOURS, SPACES } from '../../board.ts'
import { activeCourt, firstOf, refusal, slotAt, type Verb } from '../play.ts'
import { needWizards, touchable } from './conditions.ts'

const SWAPS = SPACES.flatMap((a) =>
  (NEIGHBOURS[a] ?? []).filter((b) => a < b).map((b) => ({ kind: 'swap', a, b }) as const),
)

export const swap: Verb<ActionOf<'swap'>> = {
  list: () => SWAPS,

  check: (scene, { a, b }) =>
    firstOf(
      touchable(scene, a, 'swap'),
      slotAt(scene.state, b) < 0 && refusal('swap.empty', 57),
      touchable(scene, b, 'swap'),
      // One exchange has one name: the space that comes first in reading order stands first.
      (a >= b || !areNeighbours(a, b)) && refusal('swap.notNeighbour'),
      needWizards(scene, 1),
    ),

  act(play, { a, b }) {
    const { board, seat } = play.draft
    const first = slotAt(play.draft, a)
    activeCourt(play).wizards -= 1
    board[a] = slotAt(play.draft, b)
    board[b] = first
    play.tell({ kind: 'swapped', seat, a, b })
  },
}
