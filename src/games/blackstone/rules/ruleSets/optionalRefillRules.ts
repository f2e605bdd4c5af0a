/** Puzzle Master: a used vassal's space is refilled or left empty (rules 2.6). */
import type { ActionOf } from '../../actions.ts'
import { canRefill, stayEmpty } from '../piles.ts'
import { activeCourt, next, refusal, type Verb } from '../play.ts'

export const refill: Verb<ActionOf<'refill'>> = {
  list: () => [{ kind: 'refill' }],
  check: ({ state }) => (canRefill(state) ? null : refusal('refill.noCards', 43)),
  act(play) {
    const todo = play.draft.todo.pop()
    if (todo?.do !== 'refill') throw new Error('no refill is awaited')
    next(play, { do: 'fill', space: todo.space, pile: activeCourt(play).pile })
  },
}

export const leaveEmpty: Verb<ActionOf<'leaveEmpty'>> = {
  list: () => [{ kind: 'leaveEmpty' }],
  check: () => null,
  act(play) {
    const todo = play.draft.todo.pop()
    if (todo?.do !== 'refill') throw new Error('no refill is awaited')
    stayEmpty(play, todo.space)
  },
}
