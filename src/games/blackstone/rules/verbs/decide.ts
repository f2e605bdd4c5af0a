/** Small decisions outside the work of a turn: which pile, refill or not, which space to make up, what to drop, and ending work. */
import type { ActionOf } from '../../actions.ts'
import { SPACES } from '../../board.ts'
import { kingsOf } from '../court.ts'
import { discardTask } from '../decks.ts'
import { canRefill, stayEmpty } from '../piles.ts'
import { activeCourt, courtOf, next, refusal, remove, slotAt, type Verb } from '../play.ts'
import { freePiles } from '../setup.ts'
import { isOverLimit } from '../steps.ts'

/** Before the first turn each player picks a corner pile of their own (rulings 7 and 8). */
export const pickPile: Verb<ActionOf<'pile'>> = {
  list: ({ state }) => freePiles(state).map((pile) => ({ kind: 'pile', pile })),

  check: ({ state }, { pile }) => (freePiles(state).includes(pile) ? null : refusal('pile.taken', 7)),

  act(play, { pile }) {
    const todo = play.draft.todo.pop()
    if (todo?.do !== 'pile') throw new Error('no pile is awaited')
    courtOf(play.draft, todo.seat).pile = pile
    play.tell({ kind: 'piled', seat: todo.seat, pile })
  },
}

export const endWork: Verb<ActionOf<'endWork'>> = {
  list: () => [{ kind: 'endWork' }],
  check: () => null,
  act(play) {
    play.draft.todo.pop()
  },
}

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

/** A space that stayed empty for want of cards is filled from the own pile, on an empty space of choice (ruling 44). */
export const makeUp: Verb<ActionOf<'makeUp'>> = {
  list: () => SPACES.map((space) => ({ kind: 'makeUp', space })),
  check: ({ state }, { space }) => (slotAt(state, space) < 0 ? null : refusal('makeUp.occupied', 44)),
  act(play, { space }) {
    play.draft.todo.pop()
    play.draft.missing -= 1
    next(play, { do: 'fill', space, pile: activeCourt(play).pile })
  },
}

/** Over the limit the owner drops tasks and retained vassals, one at a time (rulings 30 and 34). */
export const discard: Verb<ActionOf<'discard'>> = {
  list({ state, seat }) {
    const { hand, retained } = courtOf(state, seat)
    return [...hand, ...retained].map((slot) => ({ kind: 'discard', slot }))
  },

  check({ state, seat }, { slot }) {
    const court = courtOf(state, seat)
    const zone = [court.hand, court.retained].find((cards) => cards.includes(slot))
    if (!zone) return refusal('discard.notYours')
    return zone.length > kingsOf(court) ? null : refusal('discard.withinLimit', 22)
  },

  act(play, { slot }) {
    const court = activeCourt(play)
    if (court.hand.includes(slot)) {
      remove(court.hand, slot)
      discardTask(play.draft, slot)
    } else {
      remove(court.retained, slot)
      play.draft.discard.push(slot)
    }
    play.tell({ kind: 'discarded', seat: play.draft.seat, slot })
    if (!isOverLimit(court)) play.draft.todo.pop()
  },
}
