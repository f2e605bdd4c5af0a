/** An Assassin that was set aside is put on any empty space, not flipped (rulings 53 and 54). */
import type { ActionOf } from '../../actions.ts'
import { SPACES } from '../../board.ts'
import { firstOf, type Play, refusal, slotAt, type Verb } from '../play.ts'

export const place: Verb<ActionOf<'place'>> = {
  list: ({ state }) =>
    (state.aside ?? []).flatMap(({ slot }) => SPACES.map((space) => ({ kind: 'place', slot, space }))),

  check: ({ state }, { slot, space }) =>
    firstOf(
      !state.aside?.some((one) => one.slot === slot) && refusal('place.notAside', 53),
      slotAt(state, space) >= 0 && refusal('place.occupied', 53),
    ),

  act(play, { slot, space }) {
    const { draft } = play
    draft.aside = (draft.aside ?? []).filter((one) => one.slot !== slot)
    draft.board[space] = slot
    if (draft.aside.length === 0) draft.todo.pop()
    play.tell({ kind: 'placed', seat: draft.seat, slot, space })
  },
}

/** No space is empty: each goes under its pile (ruling 159). */
export const returnToPiles = ({ draft }: Play): void => {
  for (const { slot, pile } of draft.aside ?? []) draft.piles[pile]?.unshift(slot)
  draft.aside = []
}
