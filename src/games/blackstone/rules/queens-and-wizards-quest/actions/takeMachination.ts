/** Taking a Machination of the offer, and its price in actions. */
import type { ActionOf } from '../../../actions.ts'
import { draftCourt, draftQuest } from '../../../changeStateInTurns.ts'
import type { State } from '../../../state.ts'
import { withoutItem } from '../../../withoutItem.ts'
import { firstRefusal, refusal } from '../../engine/refusal.ts'
import { courtOf } from '../../engine/slots.ts'
import type { ActionHandler } from '../../ruleTypes.ts'
import { checkActionPoints, spendActionPoints } from '../actionPoints.ts'
import { requireQuest } from '../questState.ts'

/** Price of the next card, in actions, after `taken` cards this turn; null if no more may be taken. */
type NextCardPrice = (taken: number) => number | null

/** Queen's Quest: one action for each card. */
const flatPrice: NextCardPrice = () => 1

/** Wizard's Quest: one action for the first card of a turn, two for the second, no third (ruling 95). */
const risingPrice: NextCardPrice = (taken) => [1, 2][taken] ?? null

/** Price of one more card of the offer this turn, in actions; null if no more may be taken. */
export const priceOfNextCard = (state: State): number | null =>
  (courtOf(state, state.seat).vassals ? risingPrice : flatPrice)(requireQuest(state).taken)

const createTakeHandler = (price: NextCardPrice): ActionHandler<ActionOf<'take'>> => ({
  list: ({ state }) => requireQuest(state).offer.map((_, offer) => ({ kind: 'take', offer })),

  check(scene, { offer }) {
    const quest = requireQuest(scene.state)
    const cost = price(quest.taken)
    if (cost === null) return refusal('take.noMore', 95)
    return firstRefusal(quest.offer[offer] === undefined && refusal('take.none'), checkActionPoints(scene, cost))
  },

  act(context, { offer }) {
    const { draft } = context
    const { offer: cards, taken } = requireQuest(draft)
    const slot = cards[offer]
    if (slot === undefined) throw new Error('the place was checked')
    spendActionPoints(context, price(taken) ?? 0)
    Object.assign(draftQuest(draft), { offer: withoutItem(cards, slot), taken: taken + 1 })
    const court = draftCourt(draft, draft.seat)
    court.hand = [...court.hand, slot]
    context.emit({ kind: 'took', seat: draft.seat, slot })
  },
})

export const takeAtFlatPrice = createTakeHandler(flatPrice)
export const takeAtRisingPrice = createTakeHandler(risingPrice)
