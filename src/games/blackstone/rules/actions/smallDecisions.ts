/** Small decisions outside the work of a turn: which pile, which space to make up, what to drop, and ending work. */
import type { Slot } from '../../../../kernel/contract.ts'
import type { ActionOf } from '../../actions.ts'
import { SPACES } from '../../board.ts'
import { cardOf, isTask } from '../../cards.ts'
import type { Court } from '../../state.ts'
import { discardTask } from '../decks.ts'
import { isOver, type Limit, limitOn } from '../limits.ts'
import { activeCourt, codeIn, courtOf, next, refusal, remove, slotAt, type Verb } from '../play.ts'
import { freePiles } from '../setup.ts'

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

/** Takes a card from among those of its kind. */
const drop = (court: Court, limit: Limit | undefined, slot: Slot): void => {
  if (!limit) throw new Error('no limit on it')
  const { what, slots } = limit
  if (what === 'hand' || what === 'retained') remove(court[what], slot)
  else court.stacks = { ...court.stacks, [what]: slots.filter((one) => one !== slot) }
}

/** Over the limit the owner drops cards, one at a time (rulings 30 and 34). */
export const discard: Verb<ActionOf<'discard'>> = {
  list: ({ state, seat, rules }) =>
    rules
      .limits(courtOf(state, seat))
      .flatMap(({ slots }) => slots.map((slot) => ({ kind: 'discard', slot }) as const)),

  check({ state, seat, rules }, { slot }) {
    const kind = limitOn(rules.limits, courtOf(state, seat), slot)
    if (!kind) return refusal('discard.notYours')
    return kind.slots.length > kind.most ? null : refusal('discard.withinLimit', 22)
  },

  act(play, { slot }) {
    const { draft, rules } = play
    const todo = draft.todo.at(-1)
    if (todo?.do !== 'drop') throw new Error('nothing is to be dropped')
    const { seat = draft.seat } = todo
    const court = courtOf(draft, seat)
    drop(court, limitOn(rules.limits, court, slot), slot)
    if (isTask(cardOf(codeIn(draft, slot)))) discardTask(play, slot)
    else draft.discard.push(slot)
    play.tell({ kind: 'discarded', seat, slot })
    if (!isOver(rules.limits, court)) draft.todo.pop()
  },
}
