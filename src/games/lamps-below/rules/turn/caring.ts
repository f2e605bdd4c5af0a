/** Resting, mending a fellow, bracing, and becoming bold (rules 7 and 8). */
import type { ActionOf } from '../../actions.ts'
import { membersOf } from '../../company.ts'
import { COSTS, COURAGE_COSTS } from '../../data/numbers.ts'
import { because } from '../../refusal.ts'
import { becomeBold, changeCourage } from '../counters.ts'
import { type ActionHandler, pushTasks, updateExplorer } from '../engine/moveContext.ts'
import { testTask } from '../tests.ts'
import { checkPayment, PAYMENTS, spendDie } from './paying.ts'
import { moverOf } from './turnTask.ts'

export const restExplorer: ActionHandler<ActionOf<'rest'>> = {
  list: () => PAYMENTS.map((pay) => ({ kind: 'rest', pay }) as const),
  check({ state }, { pay }) {
    const { member, explorer } = moverOf(state)
    if (explorer.wounds === 0) return because('lamps-below.noWound')
    return checkPayment(state, member, pay, COSTS.rest)
  },
  act({ draft }, _seat, { pay }) {
    const { member } = moverOf(draft)
    spendDie(draft, member, pay, COSTS.rest)
    pushTasks(draft, testTask(member, 'vitality', 'rest'))
  },
}

export const mendFellow: ActionHandler<ActionOf<'mend'>> = {
  list: ({ state }) =>
    membersOf(state).flatMap((member) => PAYMENTS.map((pay) => ({ kind: 'mend', member, pay }) as const)),
  check({ state }, { member: fellow, pay }) {
    const { member, card, room } = moverOf(state)
    const patient = state.company[fellow]
    if (card.special !== 'mend') return because('lamps-below.notMender')
    if (!patient) return because('lamps-below.noExplorer')
    if (fellow === member || patient.at !== room) return because('lamps-below.notHere')
    if (patient.wounds === 0) return because('lamps-below.noWound')
    return checkPayment(state, member, pay, COSTS.mend)
  },
  act({ draft }, _seat, { member: patient, pay }) {
    const { member } = moverOf(draft)
    spendDie(draft, member, pay, COSTS.mend)
    pushTasks(draft, testTask(member, 'vitality', 'mend', { patient }))
  },
}

export const braceExplorer: ActionHandler<ActionOf<'brace'>> = {
  list: () => PAYMENTS.map((pay) => ({ kind: 'brace', pay }) as const),
  check({ state }, { pay }) {
    const { member, explorer } = moverOf(state)
    if (explorer.braced) return because('lamps-below.alreadyBraced', 36)
    return checkPayment(state, member, pay, COSTS.brace)
  },
  act({ draft, emit }, _seat, { pay }) {
    const { member } = moverOf(draft)
    spendDie(draft, member, pay, COSTS.brace)
    updateExplorer(draft, member, { braced: true })
    emit({ kind: 'braced', member })
  },
}

export const dareBold: ActionHandler<ActionOf<'dare'>> = {
  list: () => [{ kind: 'dare' }],
  check({ state }) {
    const { explorer } = moverOf(state)
    if (explorer.bold) return because('lamps-below.alreadyBold')
    return explorer.courage < COURAGE_COSTS.bold ? because('lamps-below.courage') : null
  },
  act(context) {
    const { member } = moverOf(context.draft)
    changeCourage(context, member, -COURAGE_COSTS.bold)
    becomeBold(context, member)
  },
}
