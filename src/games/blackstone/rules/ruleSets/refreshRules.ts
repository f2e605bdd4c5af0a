/** Solo: before the first refresh the player picks a pile for it, another than the own one (ruling 130). */
import type { ActionOf } from '../../actions.ts'
import { courtOf, refusal, type Verb } from '../play.ts'

export const pickRefreshPile: Verb<ActionOf<'refreshPile'>> = {
  list: ({ state }) => [...state.piles.keys()].map((pile) => ({ kind: 'refreshPile', pile })),

  check: ({ state, seat }, { pile }) =>
    pile >= state.piles.length || pile === courtOf(state, seat).pile ? refusal('refreshPile.own', 130) : null,

  act(play, { pile }) {
    play.draft.todo.pop()
    play.draft.refreshPile = pile
    play.tell({ kind: 'piled', seat: play.draft.seat, pile })
  },
}
