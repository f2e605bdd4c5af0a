/** Chapter of drawing several tasks, one after the other, and keeping one (rulings 161 and 162). */

import type { Seat, Slot } from '#src/kernel/contract.ts'
import type { ActionOf } from '../../actions.ts'
import type { TaskDeck } from '../../cards.ts'
import { popTodo } from '../../changeState.ts'
import { addToHand, popDeck } from '../../changeStateInTurns.ts'
import { nextTodo, type State, type Todo } from '../../state.ts'
import { pushTodos } from '../engine/pushTodos.ts'
import { refusal } from '../engine/refusal.ts'
import { codeInSlot } from '../engine/slots.ts'
import type { ActionHandler, MoveContext, RuleSet } from '../ruleTypes.ts'
import { discardTask, reshuffleDeck } from '../tasks/dealAndDiscardTasks.ts'
import { canDeal } from '../tasks/decks.ts'

/** Keeping one of the drawn cards; the others go open to their discards (rulings 161 and 162). */
const keepTask: ActionHandler<ActionOf<'keep'>> = {
  list({ state }) {
    const todo = nextTodo(state)
    return todo.do === 'keep' ? todo.slots.map((slot) => ({ kind: 'keep', slot })) : []
  },

  check({ state }, { slot }) {
    const todo = nextTodo(state)
    return todo.do === 'keep' && todo.slots.includes(slot) ? null : refusal('keep.notDrawn', 161)
  },

  act(context, { slot }) {
    const todo = popTodo(context.draft)
    if (todo?.do !== 'keep') throw new Error('no choice is awaited')
    const { seat, slots } = todo
    addToHand(context.draft, seat, [slot])
    context.emit({ kind: 'kept', seat, slot })
    for (const other of slots.filter((one) => one !== slot)) {
      discardTask(context, other)
      context.emit({ kind: 'discarded', seat, slot: other })
    }
  },
}

type KeepTodo = Extract<Todo, { readonly do: 'keep' }>

const drawFromDeck = (context: MoveContext, todo: KeepTodo, deck: TaskDeck): void => {
  const { draft } = context
  const { seat, slots, from } = todo
  const slot = popDeck(draft, deck)
  if (slot === undefined) {
    pushTodos(context, todo)
    reshuffleDeck(context, deck)
    return
  }
  context.emit({ kind: 'drew', seat, deck, slot })
  const to = draft.setting.options.openHands === 'on' ? 'all' : [seat]
  pushTodos(context, { do: 'open', slots: [slot], to }, { ...todo, slots: [...slots, slot], from: from.slice(1) })
}

/** Draws the next card, if there is one. When all are drawn, a single card goes to the hand without a choice. */
const drawNextToKeep = (context: MoveContext, todo: KeepTodo): void => {
  const [deck] = todo.from
  if (deck === undefined) addToHand(context.draft, todo.seat, todo.slots)
  else if (canDeal(context.draft, deck)) drawFromDeck(context, todo, deck)
  else pushTodos(context, { ...todo, from: todo.from.slice(1) })
}

/** Hidden cards that are not kept. */
const slotsNotKept = (state: State, seat: Seat, kept: Slot): readonly Slot[] => {
  const todo = state.todo.at(-1)
  if (todo?.do !== 'keep' || todo.seat !== seat || !todo.slots.includes(kept)) return []
  return todo.slots.filter((slot) => slot !== kept && codeInSlot(state, slot) < 0)
}

export const drawAndKeepOneRules: RuleSet = {
  actionHandlers: { keep: { keep: keepTask } },
  todoHandlers: { keep: drawNextToKeep },
  deciders: { keep: (_, { seat, slots, from }) => (from.length === 0 && slots.length > 1 ? seat : null) },
  slotsOpenedBy: (state, seat, action) => (action.kind === 'keep' ? slotsNotKept(state, seat, action.slot) : []),
}
