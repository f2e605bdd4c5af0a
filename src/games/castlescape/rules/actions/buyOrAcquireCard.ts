/** Buying a card, or a service that stays in the market (C14); acquiring one without paying. */

import { withNumbers } from '../../../numberLists.ts'
import type { ActionOf } from '../../actions.ts'
import { buyEffectsOf, CARD_COUNT, cardOf, type Face, SERVICE_FACES } from '../../cards.ts'
import { updateTurn } from '../../changeState.ts'
import { because } from '../../refusal.ts'
import type { State } from '../../state.ts'
import { gainCard, isInMarket, isService, marketFaces } from '../market.ts'
import type { ActionHandler } from '../ruleTypes.ts'

/** Whether a service can do what it is for: seeing Contracts needs one in the deck (C14). */
const isServiceOffered = (state: State, face: Face): boolean =>
  buyEffectsOf(face).every(({ op }) => op !== 'contract' || state.contracts.length > 0)

const isCard = (face: Face): boolean => face < CARD_COUNT

export const buyCard: ActionHandler<ActionOf<'buy'>> = {
  list: ({ state }) =>
    withNumbers(marketFaces(state), ...SERVICE_FACES).map((face) => ({ kind: 'buy', face }) as const),

  check({ state }, { face }) {
    if (!isCard(face) || !(isService(face) || isInMarket(state, face))) return because('castlescape.notThere')
    if (isService(face) && !isServiceOffered(state, face)) return because('castlescape.serviceGone', 14)
    return state.turn.gold >= cardOf(face).cost ? null : because('castlescape.gold')
  },

  act(context, seat, { face }) {
    const { draft } = context
    updateTurn(draft, { gold: draft.turn.gold - cardOf(face).cost })
    context.emit({ kind: 'bought', seat, face })
    gainCard(context, seat, face)
  },
}

/** Number of the acquiring that is used for a card of this cost: the smallest that is enough; -1 without one. */
const acquiringFor = ({ turn: { acquirings } }: State, cost: number): number =>
  acquirings.reduce(
    (best, max, index) => (max >= cost && (best < 0 || max < (acquirings[best] ?? 0)) ? index : best),
    -1,
  )

export const takeCard: ActionHandler<ActionOf<'take'>> = {
  list: ({ state }) =>
    state.turn.acquirings.length === 0 ? [] : marketFaces(state).map((face) => ({ kind: 'take', face }) as const),

  check({ state }, { face }) {
    if (!isCard(face) || !isInMarket(state, face)) return because('castlescape.notThere')
    return acquiringFor(state, cardOf(face).cost) >= 0 ? null : because('castlescape.noAcquiring')
  },

  act(context, seat, { face }) {
    const { draft } = context
    const { acquirings } = draft.turn
    updateTurn(draft, { acquirings: acquirings.toSpliced(acquiringFor(draft, cardOf(face).cost), 1) })
    context.emit({ kind: 'acquired', seat, face })
    gainCard(context, seat, face)
  },
}
