/** Dropping cards that are over a limit. */
import type { Seat, Slot } from '#src/kernel/contract.ts'
import type { ActionOf } from '../../actions.ts'
import { cardOf, isTask } from '../../cards.ts'
import { popTodo } from '../../changeState.ts'
import { discardVassals, draftCourt } from '../../changeStateInTurns.ts'
import type { State } from '../../state.ts'
import { withoutItem } from '../../withoutItem.ts'
import { type CardLimit, exceedsLimits, findLimitOf } from '../court/limits.ts'
import { refusal } from '../engine/refusal.ts'
import { codeInSlot, courtOf } from '../engine/slots.ts'
import type { ActionHandler } from '../ruleTypes.ts'
import { discardTask } from '../tasks/dealAndDiscardTasks.ts'

/** Takes a card out of the zone that its limit is on. */
const dropCard = (draft: State, seat: Seat, limit: CardLimit | undefined, slot: Slot): void => {
  if (!limit) throw new Error('no limit on it')
  const { zone, slots } = limit
  const court = draftCourt(draft, seat)
  if (zone === 'hand' || zone === 'retained') court[zone] = withoutItem(court[zone], slot)
  else court.stacks = { ...court.stacks, [zone]: slots.filter((one) => one !== slot) }
}

/** Dropping a card over the limit, one at a time (rulings 30 and 34). */
export const discardOverLimit: ActionHandler<ActionOf<'discard'>> = {
  list: ({ state, seat, rules }) =>
    rules
      .limits(courtOf(state, seat))
      .flatMap(({ slots }) => slots.map((slot) => ({ kind: 'discard', slot }) as const)),

  check({ state, seat, rules }, { slot }) {
    const limit = findLimitOf(rules.limits, courtOf(state, seat), slot)
    if (!limit) return refusal('discard.notYours')
    return limit.slots.length > limit.maximum ? null : refusal('discard.withinLimit', 22)
  },

  act(context, { slot }) {
    const { draft, rules } = context
    const todo = draft.todo.at(-1)
    if (todo?.do !== 'drop') throw new Error('nothing is to be dropped')
    const { seat = draft.seat } = todo
    dropCard(draft, seat, findLimitOf(rules.limits, courtOf(draft, seat), slot), slot)
    if (isTask(cardOf(codeInSlot(draft, slot)))) discardTask(context, slot)
    else discardVassals(draft, [slot])
    context.emit({ kind: 'discarded', seat, slot })
    if (!exceedsLimits(rules.limits, courtOf(draft, seat))) popTodo(draft)
  },
}
