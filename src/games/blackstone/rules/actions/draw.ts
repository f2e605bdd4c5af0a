/** The top card of a deck is bought (rulings 39 to 41); of some family two are drawn and one is kept (rulings 80 and 161). */
import type { Refusal } from '../../../../kernel/result.ts'
import type { ActionOf, Price } from '../../actions.ts'
import type { TaskDeck } from '../../cards.ts'
import { canDeal } from '../decks.ts'
import { familyOf } from '../family.ts'
import { drawToKeep } from '../keep.ts'
import { isUsedUp, TWO, useUp } from '../means.ts'
import { activeCourt, courtOf, firstOf, next, refusal, type Scene, type Verb } from '../play.ts'
import { needKnights, needWizards } from './conditions.ts'

type Draw = ActionOf<'draw'>

const familyIn = ({ rules, state, seat }: Scene) => familyOf(rules, state, courtOf(state, seat))

const pricesOf = (scene: Scene, usual: readonly Price[]): readonly Price[] => {
  const own = familyIn(scene)?.prices
  return own ? [...new Set([...usual, ...own])] : usual
}

/** Prices for which this seat may draw two. */
const pricesOfTwo = (scene: Scene): readonly Price[] => familyIn(scene)?.twoFor?.(scene.state) ?? []

const draws = (scene: Scene, deck: TaskDeck, price: Price): readonly Draw[] => {
  const one = { kind: 'draw', deck, price } as const
  return pricesOfTwo(scene).includes(price) ? [one, { ...one, two: true }] : [one]
}

const mayDrawTwo = (scene: Scene, price: Price): Refusal | null =>
  firstOf(
    !pricesOfTwo(scene).includes(price) && refusal('draw.onlyOne', 80),
    isUsedUp(courtOf(scene.state, scene.seat), TWO) && refusal('once.used', 161),
  )

const KNIGHTS: Readonly<Record<Price, number>> = { wizard: 0, knight: 1, knights: 2 }

const needPrice = (scene: Scene, price: Price): Refusal | null =>
  price === 'wizard' ? needWizards(scene, 1) : needKnights(scene, KNIGHTS[price])

/** Buying for these prices, and those that a family adds. */
export const drawFor = (...usual: readonly Price[]): Verb<Draw> => ({
  list(scene) {
    const prices = pricesOf(scene, usual).filter((price) => needPrice(scene, price) === null)
    return scene.mode.decks.flatMap((deck) => prices.flatMap((price) => draws(scene, deck, price)))
  },

  check: (scene, { deck, price, two }) =>
    firstOf(
      !scene.mode.decks.includes(deck) && refusal('draw.notInPlay'),
      !pricesOf(scene, usual).includes(price) && refusal('token.other'),
      needPrice(scene, price),
      two ? mayDrawTwo(scene, price) : null,
      !canDeal(scene.state, deck) && refusal('draw.empty', 41),
    ),

  act(play, { deck, price, two }) {
    const { seat } = play.draft
    const court = activeCourt(play)
    if (price === 'wizard') court.wizards -= 1
    court.knights -= KNIGHTS[price]
    if (two) useUp(court, TWO)
    if (two) drawToKeep(play, seat, [deck, deck])
    else next(play, { do: 'deal', deck, seat })
  },
})

/** One Wizard or two Knights (ruling 39). */
export const draw = drawFor('wizard', 'knights')
