/** A task is met: the card goes under its stack, the upcharge is paid, both vassals are used up. */
import type { ActionOf } from '../../actions.ts'
import { checkShowing, show, showings, stackOf } from '../completion.ts'
import { activeCourt, taskIn, type Verb } from '../play.ts'

export const complete: Verb<ActionOf<'complete'>> = {
  list: (scene) => showings(scene).map((showing) => ({ kind: 'complete', ...showing })),

  check: checkShowing,

  act(play, action) {
    const { card, left, right } = action
    const stack = stackOf(taskIn(play.draft, card))
    show(play, action)
    activeCourt(play).stacks[stack].push(card)
    play.tell({ kind: 'completed', seat: play.draft.seat, slot: card, stack, left, right })
  },
}
