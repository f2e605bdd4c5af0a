/** Resting, mending a fellow, bracing, and becoming bold (rules 7 and 8). */
import type { Refusal } from '#src/kernel/result.ts'
import type { ActionOf, Member } from '../../actions.ts'
import { pushTasks, updateExplorer } from '../../changeState.ts'
import { membersOf } from '../../company.ts'
import { COSTS, COURAGE_COSTS } from '../../data/numbers.ts'
import { because } from '../../refusal.ts'
import type { State } from '../../state.ts'
import { becomeBold, changeCourage } from '../changeExplorer.ts'
import type { ActionHandler } from '../ruleTypes.ts'
import { testTask } from '../takeAbilityTest.ts'
import { type ActingExplorer, actingExplorer } from './actingExplorer.ts'
import { checkPayment, PAYMENTS, spendDie } from './paying.ts'

export const restExplorer: ActionHandler<ActionOf<'rest'>> = {
  list: () => PAYMENTS.map((pay) => ({ kind: 'rest', pay }) as const),
  check({ state }, { pay }) {
    const { member, explorer } = actingExplorer(state)
    if (explorer.wounds === 0) return because('lamps-below.noWound')
    return checkPayment(state, member, pay, COSTS.rest)
  },
  act(context, _seat, { pay }) {
    const { draft } = context
    const { member } = actingExplorer(draft)
    spendDie(context, member, pay, COSTS.rest)
    context.emit({ kind: 'rested', member })
    pushTasks(draft, testTask(member, 'vitality', 'rest'))
  },
}

/** Why an explorer does not mend a fellow, whatever it would pay; null if it may. */
export const whyNotMended = (state: State, { member, card, room }: ActingExplorer, fellow: Member): Refusal | null => {
  const patient = state.company[fellow]
  if (card.special !== 'mend') return because('lamps-below.notMender')
  if (!patient) return because('lamps-below.noExplorer')
  if (fellow === member) return because('lamps-below.notOneself')
  if (patient.at !== room) return because('lamps-below.notHere')
  return patient.wounds === 0 ? because('lamps-below.noWound') : null
}

export const mendFellow: ActionHandler<ActionOf<'mend'>> = {
  list: ({ state }) =>
    membersOf(state).flatMap((member) => PAYMENTS.map((pay) => ({ kind: 'mend', member, pay }) as const)),
  check({ state }, { member: fellow, pay }) {
    const mover = actingExplorer(state)
    return whyNotMended(state, mover, fellow) ?? checkPayment(state, mover.member, pay, COSTS.mend)
  },
  act(context, _seat, { member: patient, pay }) {
    const { draft } = context
    const { member } = actingExplorer(draft)
    spendDie(context, member, pay, COSTS.mend)
    context.emit({ kind: 'mended', member, patient })
    pushTasks(draft, testTask(member, 'vitality', 'mend', { patient }))
  },
}

export const braceExplorer: ActionHandler<ActionOf<'brace'>> = {
  list: () => PAYMENTS.map((pay) => ({ kind: 'brace', pay }) as const),
  check({ state }, { pay }) {
    const { member, explorer } = actingExplorer(state)
    if (explorer.braced) return because('lamps-below.alreadyBraced', 36)
    return checkPayment(state, member, pay, COSTS.brace)
  },
  act(context, _seat, { pay }) {
    const { draft } = context
    const { member } = actingExplorer(draft)
    spendDie(context, member, pay, COSTS.brace)
    updateExplorer(draft, member, { braced: true })
    context.emit({ kind: 'braced', member })
  },
}

export const dareBold: ActionHandler<ActionOf<'dare'>> = {
  list: () => [{ kind: 'dare' }],
  check({ state }) {
    const { explorer } = actingExplorer(state)
    if (explorer.bold) return because('lamps-below.alreadyBold')
    return explorer.courage < COURAGE_COSTS.bold ? because('lamps-below.courage') : null
  },
  act(context) {
    const { member } = actingExplorer(context.draft)
    changeCourage(context, member, -COURAGE_COSTS.bold)
    becomeBold(context, member)
  },
}
