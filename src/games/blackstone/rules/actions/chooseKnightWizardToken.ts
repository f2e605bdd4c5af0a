/** MUSTER: each active Knight-Wizard card pays a Knight or a Wizard, one card after the other (ruling 141). */

import type { Seat, Slot } from '#src/kernel/contract.ts'
import type { ActionOf, PaymentToken } from '../../actions.ts'
import { popTodo } from '../../changeState.ts'
import { nextTodo, type State } from '../../state.ts'
import { activeKnightWizards } from '../court/activeCards.ts'
import { takeFromSupply } from '../court/takeFromSupply.ts'
import { availableTokens } from '../court/tokenSupply.ts'
import { activeCourt } from '../engine/activeCourt.ts'
import { pushTodos } from '../engine/pushTodos.ts'
import { firstRefusal, refusal } from '../engine/refusal.ts'
import type { ActionHandler, MoveContext } from '../ruleTypes.ts'

const TOKEN_KINDS: readonly PaymentToken[] = ['knight', 'wizard']
const isInSupply = (state: State, token: PaymentToken): boolean =>
  availableTokens(state, token === 'knight' ? 'knights' : 'wizards', 1) > 0

/** The card whose token is chosen now; -1 if none is. */
const cardAsked = (state: State): Slot => {
  const todo = nextTodo(state)
  return todo.do === 'income' ? (todo.slots[0] ?? -1) : -1
}

/** Queues the choices of Knight-Wizard cards, once the other cards have paid. */
export const queueIncomeChoice = (context: MoveContext): void => {
  const slots = activeKnightWizards(context.draft, activeCourt(context))
  if (slots.length > 0) pushTodos(context, { do: 'income', slots })
}

/** The seat that chooses; null if the supply has neither token (ruling 11). */
export const incomeSeat = (state: State): Seat | null =>
  TOKEN_KINDS.some((token) => isInSupply(state, token)) ? state.seat : null

export const chooseIncome: ActionHandler<ActionOf<'income'>> = {
  list: ({ state }) => TOKEN_KINDS.map((token) => ({ kind: 'income', slot: cardAsked(state), token })),

  check: ({ state }, { slot, token }) =>
    firstRefusal(
      slot !== cardAsked(state) && refusal('income.notAsked', 141),
      !isInSupply(state, token) && refusal('income.none', 11),
    ),

  act(context, { slot, token }) {
    const { draft } = context
    const todo = popTodo(draft)
    if (todo?.do !== 'income') throw new Error('no income is awaited')
    const slots = todo.slots.filter((one) => one !== slot)
    if (slots.length > 0) pushTodos(context, { do: 'income', slots })
    const knights = token === 'knight' ? takeFromSupply(draft, draft.seat, 'knights', 1) : 0
    const wizards = token === 'wizard' ? takeFromSupply(draft, draft.seat, 'wizards', 1) : 0
    context.emit({ kind: 'gained', seat: draft.seat, knights, wizards })
  },
}
