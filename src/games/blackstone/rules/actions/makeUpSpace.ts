/** Filling a space that stayed empty for lack of cards. */
import type { ActionOf } from '../../actions.ts'
import { SPACES } from '../../board.ts'
import { popTodo } from '../../changeState.ts'
import { activeCourt } from '../engine/activeCourt.ts'
import { pushTodos } from '../engine/pushTodos.ts'
import { refusal } from '../engine/refusal.ts'
import { slotAt } from '../engine/slots.ts'
import type { ActionHandler } from '../ruleTypes.ts'

/**
 * Filling an empty space of choice from the player's own pile, in place of one that stayed empty for lack of cards
 * (ruling 44).
 */
export const makeUpSpace: ActionHandler<ActionOf<'makeUp'>> = {
  list: () => SPACES.map((space) => ({ kind: 'makeUp', space })),
  check: ({ state }, { space }) => (slotAt(state, space) < 0 ? null : refusal('makeUp.occupied', 44)),
  act(context, { space }) {
    popTodo(context.draft)
    context.draft.missing -= 1
    pushTodos(context, { do: 'fill', space, pile: activeCourt(context).pile })
  },
}
