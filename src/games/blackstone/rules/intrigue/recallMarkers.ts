/** RECALL: agents return by themselves; a face-down card returns to the hand or stays (rulings 31 and 77). */

import type { Seat } from '#src/kernel/contract.ts'
import type { ActionOf } from '../../actions.ts'
import { popTodo } from '../../changeState.ts'
import { draftCourt } from '../../changeStateInTurns.ts'
import type { State } from '../../state.ts'
import type { ActionHandler, MoveContext } from '../ruleTypes.ts'
import { markersOf, returnMarkers } from './markers.ts'

/** The seat that decides; null without a face-down card, because then there is nothing to decide. */
export const recallSeat = (state: State): Seat | null =>
  markersOf(state, state.seat).at === 'faceDown' ? state.seat : null

const recallOwnMarkers = (context: MoveContext): void => {
  const { seat } = context.draft
  returnMarkers(context, seat)
  context.emit({ kind: 'recalled', seat })
}

export const recallOwnAgents = (context: MoveContext): void => {
  if (markersOf(context.draft, context.draft.seat).at === 'agents') recallOwnMarkers(context)
}

export const recallMarkers: ActionHandler<ActionOf<'recall'>> = {
  list: () => [{ kind: 'recall' }],
  check: () => null,
  act(context) {
    popTodo(context.draft)
    const markers = markersOf(context.draft, context.draft.seat)
    const court = draftCourt(context.draft, context.draft.seat)
    if (markers.at === 'faceDown') court.hand = [...court.hand, markers.card]
    recallOwnMarkers(context)
  },
}

export const leaveFaceDown: ActionHandler<ActionOf<'leave'>> = {
  list: () => [{ kind: 'leave' }],
  check: () => null,
  act(context) {
    popTodo(context.draft)
  },
}
