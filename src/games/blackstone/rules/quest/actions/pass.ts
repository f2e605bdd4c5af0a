/** Wizard's Quest: who can play no card when the turn begins passes, and the end is near (rulings 90 and 91). */
import type { ActionOf } from '../../../actions.ts'
import type { State } from '../../../state.ts'
import { courtOf, type Play, type Verb } from '../../play.ts'
import { triggerEnd } from '../ending.ts'
import { isExhausted } from '../offer.ts'

/** No vassal, or no Machination where none can be had any more. */
export const mustPass = (state: State): boolean => {
  const { vassals = [], hand } = courtOf(state, state.seat)
  return vassals.length === 0 || (hand.length === 0 && isExhausted(state))
}

export const passNow = (play: Play): void => {
  triggerEnd(play.draft)
  play.tell({ kind: 'passed', seat: play.draft.seat })
}

export const pass: Verb<ActionOf<'pass'>> = {
  list: () => [{ kind: 'pass' }],
  check: () => null,
  act(play) {
    const { todo } = play.draft
    while (todo.at(-1)?.do !== 'offer') todo.pop()
    passNow(play)
  },
}
