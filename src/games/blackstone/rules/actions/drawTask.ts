/**
 * Drawing the top card of a deck for a price (rulings 39 to 41); with some families two are drawn and one is kept
 * (rulings 80 and 161).
 */

import type { Refusal } from '#src/kernel/result.ts'
import type { ActionOf, DrawPrice } from '../../actions.ts'
import { draftCourt } from '../../changeStateInTurns.ts'
import { familyOf } from '../court/familyOf.ts'
import { DRAW_TWO, isUsedUp, markUsedUp } from '../court/usedUpAbilities.ts'
import { pushTodos } from '../engine/pushTodos.ts'
import { firstRefusal, refusal } from '../engine/refusal.ts'
import { courtOf } from '../engine/slots.ts'
import type { ActionHandler, Scene } from '../ruleTypes.ts'
import { canDeal } from '../tasks/decks.ts'
import { queueDrawToKeep } from '../tasks/queueDrawToKeep.ts'
import { checkKnights, checkWizards } from './sharedConditions.ts'

type DrawAction = ActionOf<'draw'>

const familyOfSeat = ({ rules, state, seat }: Scene) => familyOf(rules, state, courtOf(state, seat))

const pricesFor = (scene: Scene, usual: readonly DrawPrice[]): readonly DrawPrice[] => {
  const familyPrices = familyOfSeat(scene)?.prices
  return familyPrices ? [...new Set([...usual, ...familyPrices])] : usual
}

/** Prices for which this seat may draw two. */
const pricesForDrawTwo = (scene: Scene): readonly DrawPrice[] => familyOfSeat(scene)?.pricesForTwo?.(scene.state) ?? []

const checkDrawTwo = (scene: Scene, price: DrawPrice): Refusal | null =>
  firstRefusal(
    !pricesForDrawTwo(scene).includes(price) && refusal('draw.onlyOne', 80),
    isUsedUp(courtOf(scene.state, scene.seat), DRAW_TWO) && refusal('once.used', 161),
  )

const KNIGHTS_OF_PRICE: Readonly<Record<DrawPrice, number>> = { wizard: 0, knight: 1, knights: 2 }

const canPay = ({ state, seat }: Scene, price: DrawPrice): boolean => {
  const { knights, wizards } = courtOf(state, seat)
  return price === 'wizard' ? wizards > 0 : knights >= KNIGHTS_OF_PRICE[price]
}

const checkPrice = (scene: Scene, price: DrawPrice): Refusal | null =>
  price === 'wizard' ? checkWizards(scene, 1) : checkKnights(scene, KNIGHTS_OF_PRICE[price])

/** Creates a handler that draws for these prices, and for those that a family adds. */
export const createDrawHandler = (...usual: readonly DrawPrice[]): ActionHandler<DrawAction> => ({
  list(scene) {
    const prices = pricesFor(scene, usual).filter((price) => canPay(scene, price))
    const pricesForTwo = pricesForDrawTwo(scene)
    const draws: DrawAction[] = []
    for (const deck of scene.mode.decks)
      for (const price of prices) {
        draws.push({ kind: 'draw', deck, price })
        if (pricesForTwo.includes(price)) draws.push({ kind: 'draw', deck, price, two: true })
      }
    return draws
  },

  check: (scene, { deck, price, two }) =>
    firstRefusal(
      !scene.mode.decks.includes(deck) && refusal('draw.notInPlay'), // ruling 38
      !pricesFor(scene, usual).includes(price) && refusal('token.other'),
      checkPrice(scene, price),
      two ? checkDrawTwo(scene, price) : null,
      !canDeal(scene.state, deck) && refusal('draw.empty', 41),
    ),

  act(context, { deck, price, two }) {
    const { draft } = context
    const { seat } = draft
    const court = draftCourt(draft, seat)
    if (price === 'wizard') court.wizards -= 1
    court.knights -= KNIGHTS_OF_PRICE[price]
    if (two) markUsedUp(draft, seat, DRAW_TWO)
    if (two) queueDrawToKeep(context, seat, [deck, deck])
    else pushTodos(context, { do: 'deal', deck, seat })
  },
})

/** Drawing for one Wizard or two Knights (ruling 39). */
export const drawTask = createDrawHandler('wizard', 'knights')
