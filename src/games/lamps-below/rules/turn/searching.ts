/** Searching a cache, and probing where there is none (rules 7, E17). */
import type { Refusal } from '#src/kernel/result.ts'
import type { ActionOf } from '../../actions.ts'
import { pushTasks, updateHall } from '../../changeState.ts'
import { COSTS, COURAGE_COSTS } from '../../data/numbers.ts'
import { because } from '../../refusal.ts'
import { hallOf, type State } from '../../state.ts'
import { changeCourage, countForVow } from '../changeExplorer.ts'
import type { ActionHandler } from '../ruleTypes.ts'
import { type ActingExplorer, actingExplorer } from './actingExplorer.ts'
import { checkPayment, dieFor, PAYMENTS, spendDie } from './paying.ts'

const hasCache = (state: State, { room }: ActingExplorer): boolean => hallOf(state).caches.includes(room)

const costOfSearch = ({ card }: ActingExplorer, isWithSix: boolean): number => {
  if (isWithSix) return COSTS.searchTwo
  return card.special === 'picklock' ? COSTS.picklock : COSTS.search
}

export const searchCache: ActionHandler<ActionOf<'search'>> = {
  list: () => [false, true].flatMap((six) => PAYMENTS.map((pay) => ({ kind: 'search', six, pay }) as const)),

  check({ state }, { six, pay }) {
    const mover = actingExplorer(state)
    if (!hasCache(state, mover)) return because('lamps-below.noCache')
    if (mover.isBeset) return because('lamps-below.dwellerHere', 29)
    const isMissing = dieFor(state, mover.member, pay, COSTS.searchTwo) === undefined
    if (six && isMissing) return because('lamps-below.noSix', 17)
    return checkPayment(state, mover.member, pay, costOfSearch(mover, six))
  },

  act(context, _seat, { six, pay }) {
    const { draft } = context
    const mover = actingExplorer(draft)
    const { member, room } = mover
    const die = spendDie(context, member, pay, costOfSearch(mover, six))
    updateHall(draft, { caches: hallOf(draft).caches.filter((cache) => cache !== room) })
    context.emit({ kind: 'searched', member, room })
    countForVow(context, member, 'searches', 1)
    pushTasks(draft, { do: 'drawFinds', member, count: die >= COSTS.searchTwo ? 2 : 1, source: 'search' })
  },
}

const checkProbe = (state: State, mover: ActingExplorer): Refusal | null => {
  if (hasCache(state, mover)) return because('lamps-below.cacheHere')
  if (mover.isBeset) return because('lamps-below.dwellerHere')
  return mover.explorer.courage < COURAGE_COSTS.probe ? because('lamps-below.courage') : null
}

export const probeRoom: ActionHandler<ActionOf<'probe'>> = {
  list: () => PAYMENTS.map((pay) => ({ kind: 'probe', pay }) as const),

  check({ state }, { pay }) {
    const mover = actingExplorer(state)
    return checkProbe(state, mover) ?? checkPayment(state, mover.member, pay, COSTS.probe)
  },

  act(context, _seat, { pay }) {
    const { draft } = context
    const { member, room } = actingExplorer(draft)
    spendDie(context, member, pay, COSTS.probe)
    context.emit({ kind: 'probed', member, room })
    changeCourage(context, member, -COURAGE_COSTS.probe)
    pushTasks(draft, { do: 'drawFinds', member, count: 1, source: 'probe' })
  },
}
