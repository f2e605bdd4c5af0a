/** A Knight moves a vassal to an empty neighbouring space. */
import type { ActionOf } from '../../actions.ts'
import { areNeighbours, NEIGHBOURS, SPACES } from '../../board.ts'
import { activeCourt, firstOf, refusal, slotAt, type Verb } from '../play.ts'
import { needKnights, touchable } from './conditions.ts'

const SLIDES = SPACES.flatMap((from) => (NEIGHBOURS[from] ?? []).map((to) => ({ kind: 'slide', from, to }) as const))

export const slide: Verb<ActionOf<'slide'>> = {
  list: () => SLIDES,

  check: (scene, { from, to }) =>
    firstOf(
      touchable(scene, from, 'slide'),
      !areNeighbours(from, to) && refusal('slide.notNeighbour', 56),
      slotAt(scene.state, to) >= 0 && refusal('slide.occupied', 56),
      needKnights(scene, 1),
    ),

  act(play, { from, to }) {
    const slot = slotAt(play.draft, from)
    activeCourt(play).knights -= 1
    play.draft.board[to] = slot
    play.draft.board[from] = -1
    play.tell({ kind: 'slid', seat: play.draft.seat, slot, from, to })
  },
}
