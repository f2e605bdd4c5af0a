/** Placing an Assassin that was set aside on any empty space, not flipped (rulings 53 and 54). */

import type { ActionOf } from '../../actions.ts'
import { SPACES } from '../../board.ts'
import { popTodo, setSpace } from '../../changeState.ts'
import { firstRefusal, refusal } from '../engine/refusal.ts'
import { slotAt } from '../engine/slots.ts'
import type { ActionHandler, MoveContext } from '../ruleTypes.ts'

export const placeAssassin: ActionHandler<ActionOf<'place'>> = {
  list: ({ state }) =>
    (state.aside ?? []).flatMap(({ slot }) => SPACES.map((space) => ({ kind: 'place', slot, space }))),

  check: ({ state }, { slot, space }) =>
    firstRefusal(
      !state.aside?.some((one) => one.slot === slot) && refusal('place.notAside', 53),
      slotAt(state, space) >= 0 && refusal('place.occupied', 53),
    ),

  act(context, { slot, space }) {
    const { draft } = context
    draft.aside = (draft.aside ?? []).filter((one) => one.slot !== slot)
    setSpace(draft, space, slot)
    if (draft.aside.length === 0) popTodo(draft)
    context.emit({ kind: 'placed', seat: draft.seat, slot, space })
  },
}

/** Puts each Assassin under its pile, because no space is empty (ruling 159). */
export const returnAsideToPiles = ({ draft }: MoveContext): void => {
  for (const { slot, pile } of draft.aside ?? [])
    draft.piles = draft.piles.map((slots, index) => (index === pile ? [slot, ...slots] : slots))
  draft.aside = []
}
