/** RECALL: agents come back by themselves; a card that lies face down comes back to the hand or stays there (rulings 31 and 77). */
import type { Seat } from '../../../../kernel/contract.ts'
import type { ActionOf } from '../../actions.ts'
import type { State } from '../../state.ts'
import { activeCourt, type Play, type Verb } from '../play.ts'
import { bringBack, markersOf } from './markers.ts'

/** There is something to decide only where a card lies face down. */
export const recallDecider = (state: State): Seat | null =>
  markersOf(state, state.seat).at === 'faceDown' ? state.seat : null

const comeBack = (play: Play): void => {
  const { seat } = play.draft
  bringBack(play, seat)
  play.tell({ kind: 'recalled', seat })
}

export const recallAgents = (play: Play): void => {
  if (markersOf(play.draft, play.draft.seat).at === 'agents') comeBack(play)
}

export const recall: Verb<ActionOf<'recall'>> = {
  list: () => [{ kind: 'recall' }],
  check: () => null,
  act(play) {
    play.draft.todo.pop()
    const markers = markersOf(play.draft, play.draft.seat)
    if (markers.at === 'faceDown') activeCourt(play).hand.push(markers.card)
    comeBack(play)
  },
}

export const leave: Verb<ActionOf<'leave'>> = {
  list: () => [{ kind: 'leave' }],
  check: () => null,
  act(play) {
    play.draft.todo.pop()
  },
}
